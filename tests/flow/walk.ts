import fc from "fast-check";
import {
  type Command,
  type Entry,
  goingTo,
  goingToChange,
  synchronize,
  startOfSync,
  type Steps,
  type SyncState,
  type ProcessView,
} from "../../src/flow/address-sync.ts";

export type Act =
  /** The client goes through the history. */
  | { type: "back" }
  | { type: "forward" }
  /** The process may be led elsewhere while it waits, or not. */
  | { type: "yield"; canFollow: boolean }
  /** The client presses what leads on, or the name of a step that was passed. */
  | { type: "next" }
  | { type: "press"; index: number }
  /** The client presses what changes something at a step that was passed. */
  | { type: "change"; index: number }
  /** The client opens a link here: to a step or to none, with no more than it, with a choice, or with a time. */
  | { type: "link"; index: number; query: LinkQuery }
  /** What is held is for another choice now, or run out. */
  | { type: "lose" }
  /** The service answers. */
  | { type: "answer"; isGood: boolean };

/** What an address says beside its step: nothing, what is chosen, or a time that is asked for. */
export type LinkQuery = "nothing" | "choice" | "time";
export const query: fc.Arbitrary<LinkQuery> = fc.constantFrom("nothing", "choice", "time");

export const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>({ type: "back" }),
  fc.constant<Act>({ type: "forward" }),
  fc.constant<Act>({ type: "next" }),
  fc.constant<Act>({ type: "lose" }),
  fc.record({ type: fc.constant("press" as const), index: fc.nat({ max: 5 }) }),
  fc.record({ type: fc.constant("change" as const), index: fc.nat({ max: 5 }) }),
  fc.record({ type: fc.constant("link" as const), index: fc.integer({ min: -1, max: 5 }), query }),
  fc.record({ type: fc.constant("answer" as const), isGood: fc.boolean() }),
  fc.record({ type: fc.constant("yield" as const), canFollow: fc.boolean() }),
);

/** A browser's history, and a process that walks the steps; each way on has to wait for an answer. */
export class Walk {
  entries: (Pick<Entry<string>, "key" | "step" | "before"> & { query: LinkQuery })[];
  index = 0;
  keys = 0;
  sync: SyncState<string> = startOfSync("0");
  at: string;
  isWaiting = false;
  yields = false;
  steps: Steps<string>;
  reached: number;

  /**
   * Come to by a link to a step, or to none, with everything said before one that is `reached`; a process that is asked
   * for a time begins by having it.
   */
  constructor(
    steps: Steps<string>,
    linked: string | null = steps.names[0] ?? null,
    reached = 0,
    linkQuery: LinkQuery = "nothing",
  ) {
    this.steps = steps;
    this.entries = [{ key: "0", step: linked, before: [], query: linkQuery }];
    this.isWaiting = linkQuery === "time";
    this.reached = reached;
    this.at = this.nameOf(reached);
  }

  nameOf(index: number): string {
    return this.steps.names[Math.min(index, this.steps.names.length - 1)] ?? "";
  }

  indexOf(step: string | null): number {
    return this.steps.names.findIndex((name) => name === step);
  }

  entry(): Entry<string> {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error("The history has no such entry");
    const { query, ...known } = entry;
    return { ...known, asksMore: query === "time", hasQuery: query !== "nothing" };
  }

  process(): ProcessView<string> {
    return { step: this.isWaiting ? null : this.at, canFollow: this.canFollow() };
  }

  canFollow(): boolean {
    return (!this.isWaiting || this.yields) && this.indexOf(this.entry().step) <= this.reached;
  }

  act(done: Act): void {
    if (done.type === "yield") this.yields = done.canFollow;
    if (done.type === "back") this.index = Math.max(0, this.index - 1);
    if (done.type === "forward") this.index = Math.min(this.entries.length - 1, this.index + 1);
    if (done.type === "press") this.perform(goingTo(this.nameOf(done.index), this.entry()));
    if (done.type === "link") this.link(done);
    if (done.type === "change") this.perform(goingToChange(this.nameOf(done.index), this.entry()));
    if (done.type === "next" && !this.isWaiting) this.isWaiting = this.indexOf(this.at) < this.steps.names.length - 1;
    if (done.type === "lose" && !this.isWaiting) this.lose();
    if (done.type === "answer" && this.isWaiting) this.take(done.isGood);
    this.settle();
  }

  link({ index, query }: Extract<Act, { type: "link" }>): void {
    const step = index === -1 ? null : this.nameOf(index);
    const made = { key: String((this.keys += 1)), step, before: [], query };
    this.entries.splice(this.index + 1, Infinity, made);
    this.index += 1;
  }

  take(isGood: boolean): void {
    this.isWaiting = false;
    const next = this.indexOf(this.at) + 1;
    if (!isGood || next >= this.steps.names.length) return;
    this.at = this.nameOf(next);
    this.reached = Math.max(this.reached, next);
  }

  lose(): void {
    const { names, canBeLost } = this.steps;
    const last = names.findLastIndex((name) => !canBeLost(name));
    this.reached = Math.min(this.reached, last);
    if (this.indexOf(this.at) > last) this.at = this.nameOf(last);
  }

  /** What the page does after each drawing. */
  settle(): void {
    for (let rounds = 0; ; rounds += 1) {
      if (rounds > 6) throw new Error("The address and the process never agree.");
      const { sync, command } = synchronize(this.steps, this.sync, this.entry(), this.process());
      this.sync = sync;
      if (command === null) return;
      if (command.type === "send" && this.entry().asksMore) {
        throw new Error("A link to a time is taken for the client's going back.");
      }
      this.perform(command);
    }
  }

  perform(command: Command<string>): void {
    if (command.type === "send") {
      if (this.indexOf(command.step) > this.reached) return;
      this.at = command.step;
      this.isWaiting = false;
      return;
    }
    if (command.type === "go") {
      this.index += command.by;
      return;
    }
    const made = {
      key: String((this.keys += 1)),
      step: command.step,
      before: command.before,
      query: "nothing" as const,
    };
    if (command.type === "push") this.entries.splice(this.index + 1, Infinity, made);
    else this.entries[this.index] = made;
    if (command.type === "push") this.index += 1;
  }
}
