import { useState } from "react";
import { readStudioFaults } from "../../browser/studio-faults.ts";
import { type Faults, readFaults } from "../faults/faults.ts";
import { keepFaults } from "../faults/storage.ts";

/** What goes wrong in the pages of this browser, and what lets other things go wrong there. */
export function useOwnFaults(): readonly [Faults, (wanted: Faults) => void] {
  const [own, setOwn] = useState(() => readFaults(readStudioFaults()));
  const breakOwn = (wanted: Faults) => {
    keepFaults(wanted);
    setOwn(wanted);
  };
  return [own, breakOwn];
}
