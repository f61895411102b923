import { useState } from "react";
import { readStudioFaults, writeStudioFaults } from "../../browser/studio-faults.ts";
import { type Faults, readFaults } from "../faults/faults.ts";

/** What goes wrong in the pages of this browser, and what lets other things go wrong there. */
export function useOwnFaults(): readonly [Faults, (wanted: Faults) => void] {
  const [own, setOwn] = useState(() => readFaults(readStudioFaults()));
  const breakOwn = (wanted: Faults) => {
    writeStudioFaults(JSON.stringify(wanted));
    setOwn(wanted);
  };
  return [own, breakOwn];
}
