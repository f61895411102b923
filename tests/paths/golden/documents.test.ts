import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { goldenDocuments } from "./documents.ts";

it.each(goldenDocuments())(
  '$path says what its machine does: "npm run paths -- golden" writes it',
  ({ path, text }) => {
    expect(text()).toBe(readFileSync(path, "utf8"));
  },
);
