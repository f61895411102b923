/**
 * What the outside world says of a piece of work: it is at it, has done it, or never will. `detail` is for the record: a
 * code of theirs, never what was sent. What else comes of a kind of work, its own answers have beside these.
 */
export type OutsideAnswer = { type: "pending" | "done" | "refused"; detail?: string };

/** Nothing was begun there under this id. */
export type NotFound = { type: "notFound" };

/** No answer came that says what became of the work: it may have been done, or not. */
export class OutsideFailed extends Error {
  override readonly name = "OutsideFailed";
}

/**
 * One kind of work that changes the outside world. The outside knows a piece of it by its id, so that it can be asked
 * after a crash. Both throw {@link OutsideFailed}, and take no longer than {@link longestCallMs}.
 */
export type OutsideWork<Answer extends OutsideAnswer> = {
  /** Asks what became of it: any number of times, and nothing is done twice by that. */
  ask(id: string): Promise<Answer | NotFound>;
  /**
   * Does it. Called only where it cannot have been called before, or where the outside has not heard of it. `attempt` counts from
   * 1: in a later one, a call of an earlier one may still be under way.
   */
  call(id: string, attempt: number): Promise<Answer>;
};

/** What is owed has no end: it is begun however late. */
export const never = new Date("9999-12-31T00:00:00Z");

export const longestCallMs = 10_000;
