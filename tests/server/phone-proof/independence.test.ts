import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../../server/services/phone-proof/", import.meta.url);

test("the proof of a phone knows nothing of what it is for", () => {
  const imports = readdirSync(folder).flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/from "\.\.\/([^./"]+)/g)].map(([, from]) => from),
  );
  expect(new Set(imports)).toEqual(new Set(["outbox"]));
});
