/** A small mistake that somebody could make, as a patch of one file. */
export type PlantedBug = {
  name: string;
  /** What a client would have of it. */
  means: string;
  /** From the root. */
  file: string;
  /** What stands there, once. */
  text: string;
  /** What stands there by mistake. */
  planted: string;
  /** The machines whose paths come by it, the likeliest first. */
  machines: readonly string[];
};
