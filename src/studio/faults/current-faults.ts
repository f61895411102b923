import { readStudioFaults } from "../../browser/studio-faults.ts";
import { type Faults, readFaults } from "./faults.ts";

/** What is to go wrong now; it is looked at again and again, and read once for each time that it was written. */
export function currentFaults(): () => Faults {
  let text: string | null = null;
  let faults = readFaults(text);
  return () => {
    const kept = readStudioFaults();
    if (kept !== text) [text, faults] = [kept, readFaults(kept)];
    return faults;
  };
}
