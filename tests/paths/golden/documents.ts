import { readFileSync } from "node:fs";
import { askedMachines } from "../machines.ts";
import { goldenDocument } from "./document.ts";

/** Each machine's golden file, with its path from the root of the repository. */
export function goldenDocuments(): { path: string; text: () => string }[] {
  return askedMachines.map((machine) => ({
    path: `tests/golden/${machine.name}.golden`,
    text: () => goldenDocument(machine),
  }));
}

/** The golden files that do not say what their machine does. */
export function goldenFaults(): string[] {
  const wrong = goldenDocuments().filter(({ path, text }) => text() !== readFileSync(path, "utf8"));
  return wrong.map(({ path }) => `${path} is not what the machine does`);
}
