import { expect, test } from "vitest";
import { Refused } from "../../../server/core/refusal.ts";
import { refusedTime } from "../../../server/services/reservations/refused-time.ts";

const wanted = {
  firmId: 1,
  params: { entries: [{ person: 1, serviceId: 1 }], peopleCount: 1 },
  startTime: "2026-11-23T13:00:00+05:00",
  now: 0,
  caller: "somebody",
};
const refused = (alternatives: () => Promise<[]>) => refusedTime("slotTaken", wanted, { alternatives });

test("a time that is taken is refused with the others, and without them where nobody has time to look for these", async () => {
  expect((await refused(async () => [])).problem).toMatchObject({ code: "slotTaken", alternatives: [] });
  const busy = await refused(() => Promise.reject(new Refused("unavailable")));
  expect(busy.problem.code).toBe("slotTaken");
  expect(busy.problem).not.toHaveProperty("alternatives");
});

test("where the search fails otherwise, that is not hidden", async () => {
  await expect(refused(() => Promise.reject(new Error("the database is gone")))).rejects.toThrow(
    "the database is gone",
  );
});
