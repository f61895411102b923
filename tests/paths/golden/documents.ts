import { machines } from "../machines.ts";
import { goldenDocument } from "./document.ts";

/** Each machine's golden file, with its path from the root of the repository. */
export function goldenDocuments(): { path: string; text: string }[] {
  return machines.map((machine) => ({
    path: `tests/golden/${machine.name}.golden`,
    text: goldenDocument(machine),
  }));
}
