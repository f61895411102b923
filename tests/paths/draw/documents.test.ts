import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { machineDocuments } from "./documents.ts";

const documents = await machineDocuments();

describe.each(documents)("The diagram $path", ({ path, svg }) => {
  it("shows the machine as it is: `npm run paths -- draw` was run after its last change", async () => {
    expect(await readFile(path, "utf8")).toBe(svg);
  });
});
