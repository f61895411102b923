/** What a start is made of, in order: each is done before the next begins. */
export const startParts = ["program", "database", "migrations", "catalogue", "listening"] as const;
type StartPart = (typeof startParts)[number];

/** The name of the mark on the process's timeline that says when a part was done. */
export const markOf = (part: StartPart) => `start: ${part}`;

/** Marks on the process's timeline that a part of the start is done; `npm run bench -- ready` reads when. */
export function markDone(part: StartPart): void {
  performance.mark(markOf(part));
}
