import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { demoVersion } from "../../demo/catalogue/version.ts";

test("the demo has another version whenever its catalogue says something else", () => {
  const version = createHash("sha256").update(JSON.stringify(demoCatalogue())).digest("hex").slice(0, 12);
  expect(demoVersion).toBe(version);
});
