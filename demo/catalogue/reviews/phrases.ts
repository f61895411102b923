/**
 * What reviews are put together from. `[a|b]` is a word's ending for a woman and for a man who writes,
 * `<a|b>` for a woman and for a man who is the master; `{master}` is the master's given name. Sentences stand without their full stop.
 */
export type ReviewPhrases = {
  /** By top category. */
  details: Readonly<Record<number, readonly string[]>>;
  mentions: readonly string[];
  general: readonly string[];
  closers: readonly string[];
  drawbacks: readonly string[];
  average: readonly string[];
  bad: readonly string[];
  repliesToPraise: readonly string[];
  repliesToBlame: readonly string[];
};
