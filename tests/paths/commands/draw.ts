import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { machineDocuments } from "../draw/documents.ts";

/** Draws the machines for docs/machines. */
export async function drawMachines(): Promise<void> {
  for (const { path, svg } of await machineDocuments()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, svg);
    console.log(path);
  }
}
