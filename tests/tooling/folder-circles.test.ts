import { describe, expect, it } from "vitest";
import { forbidden, reportOn } from "./planted-project.ts";

const importType = (path: string) => `import type { A } from "../${path}.ts";\nexport type B = A;`;

describe("folders", () => {
  it.each([
    ["server/services", "reservations", "waitlist"],
    ["server", "core", "handlers"],
    ["src", "blocks", "ui"],
    ["src/app", "session", "storage"],
    ["server/db", "catalogue", "queries"],
    ["machines", "session", "survey"],
    ["src/studio", "observer", "seen"],
    ["demo/catalogue", "firms", "people"],
  ])("finds a circle of folders of %s in which no file is, of types alone", async (folder, one, other) => {
    const found = await forbidden({
      [`${folder}/${one}/machine.ts`]: importType(`${other}/selectors`),
      [`${folder}/${other}/selectors.ts`]: "export type A = 1;",
      [`${folder}/${other}/machine.ts`]: importType(`${one}/selectors`),
      [`${folder}/${one}/selectors.ts`]: "export type A = 1;",
    });
    const all = found.join("\n");
    expect(all).toContain(`${folder}: ${one} → ${other} → ${one} is a circle of folders`);
    expect(all).not.toContain("nothing imports in a circle");
  });

  it("finds a circle of three folders once, and none where one waits for another by import()", async () => {
    const services = (last: string) => ({
      "server/services/reservations/a.ts": importType("payments/b"),
      "server/services/payments/b.ts": "export type A = 1;",
      "server/services/payments/a.ts": importType("prepayments/b"),
      "server/services/prepayments/b.ts": "export type A = 1;",
      "server/services/prepayments/a.ts": last,
      "server/services/reservations/b.ts": "export type A = 1;",
    });
    const circles = async (last: string) =>
      (await forbidden(services(last))).filter((line) => line.includes("is a circle of folders"));
    expect(await circles(importType("reservations/b"))).toEqual([
      expect.stringContaining(
        "server/services: payments → prepayments → reservations → payments is a circle of folders",
      ),
    ]);
    expect(await circles('export const later = () => import("../reservations/b.ts");')).toEqual([]);
  });

  it("lets who waits for a time know visits by the files that are open to other services", async () => {
    const found = await forbidden({
      "server/services/waitlist/a.ts": 'import "../reservations/reservation.ts";',
      "server/services/reservations/reservation.ts": 'import "./hold.ts";',
      "server/services/reservations/hold.ts": "export {};",
    });
    expect(found).toEqual([]);
  });

  it("strikes out a file that is open to other services and known to none", async () => {
    const { unused } = await reportOn({
      "server/services/waitlist/a.ts": 'import "../reservations/reservation.ts";',
      "server/services/reservations/b.ts": 'import "./reservation.ts"; import "./visit-link.ts";',
      "server/services/reservations/reservation.ts": "export {};",
      "server/services/reservations/visit-link.ts": "export {};",
    });
    const ofVisits = unused.filter((line) => line.endsWith("strike it out of openFiles"));
    expect(ofVisits.filter((line) => /\/reservations\/(reservation|visit-link)\.ts/.test(line))).toEqual([
      "server/services/reservations/visit-link.ts is open to other services and none imports it: strike it out of openFiles",
    ]);
  });
});
