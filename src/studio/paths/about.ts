/** What a path is about: its last step, by name, and the states before and after that. */
export type Subject = {
  /** "choosing.choosingTime —slot.picked→ holdingTime" */
  name: string;
  /** The event that a client causes: by its name in the machine's paths, and its type. */
  event: { name: string; type: string } | null;
  /** The answer with which a call fails: "createHold: slotTaken". */
  fault: string | null;
};

/** What a path has to be about; what is absent is no condition. */
export type Wanted = {
  /** The state in which it happens, or that follows: by its whole name, or by that of a state around it. */
  state?: string | undefined;
  /** The event that a client causes. */
  event?: string | undefined;
  /** The answer with which a call fails, or a part of its name: "" is any. */
  fault?: string | undefined;
  /** Each of these stands in its name. */
  words?: readonly string[];
};

/** Whether a path meets all that is wanted. */
export function isAbout({ name, event, fault }: Subject, { state, event: sent, fault: failed, words = [] }: Wanted) {
  return (
    (state === undefined || statesIn(name).some((one) => one === state || one.startsWith(`${state}.`))) &&
    (sent === undefined || (event !== null && (event.name === sent || event.type === sent))) &&
    (failed === undefined || (fault?.includes(failed) ?? false)) &&
    words.every((word) => name.toLowerCase().includes(word.toLowerCase()))
  );
}

/** The states before and after, of "choosing.choosingTime —slot.picked→ holdingTime"; a way in starts from "○". */
export function statesIn(name: string): [before: string, after: string] {
  return [name.slice(0, name.indexOf(" —")), name.slice(name.lastIndexOf("→ ") + 2)];
}
