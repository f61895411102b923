import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { goldenDocuments } from "../golden/documents.ts";

/** Writes what each machine does, to be reviewed like code. */
export function writeGoldenDocuments(): void {
  for (const { path, text } of goldenDocuments()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text());
    console.log(path);
  }
}
