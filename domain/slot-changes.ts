/**
 * What is said of the free times of a firm: that changes of them are heard from now on, and still are; and that they are others
 * than before.
 */
export type SlotChange = "listening" | "stillListening" | "slotsChanged";
