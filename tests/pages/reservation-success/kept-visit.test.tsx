import { beforeEach, expect, test, vi } from "vitest";
import { offlineVisit } from "../../../domain/offline-pass.ts";
import { cancelledVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { memoryStorage, type Storage } from "../../../src/browser/storage.ts";
import { storedValues } from "../../../src/browser/stored-values.ts";
import { renderApp } from "../../support/render-app.tsx";
import { fixtureApi } from "../../support/fixture-api.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(visit.startTime) - 86_400_000, toFake: ["Date"] });
});

const own = offlineVisit(visit, undefined);
const at = (startTime: string) => ({ ...own, id: "another", startTime });

/** Opens the page of a visit in a browser where this is kept of the next one; answers what is kept then. */
async function keptAfter(shown: typeof visit, kept: typeof own | null) {
  const storage: Storage = memoryStorage();
  const stored = storedValues(storage);
  stored.guestReservations.write({ [visit.id]: { secret: "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99", userId: null } });
  stored.offlinePass.write({ visit: kept, firm: null });
  const { findByRole, unmount } = await renderApp(`/my/reservation/${visit.id}/success`, {
    storage,
    fetch: async (request) =>
      new URL(request.url).pathname.endsWith(visit.id) ? Response.json(shown) : fixtureApi(request),
  });
  await findByRole("heading", { level: 1 });
  unmount();
  return stored.offlinePass.read()?.visit;
}

test("a visit is kept for when there is no network as soon as it is seen, unless a sooner one is kept", async () => {
  expect(await keptAfter(visit, null)).toEqual(own);
  expect(await keptAfter(visit, at("2099-01-01T10:00:00+05:00"))).toEqual(own);
  const sooner = at(new Date(Date.parse(visit.startTime) - 3_600_000).toISOString());
  expect(await keptAfter(visit, sooner)).toEqual(sooner);
});

test("a visit that was moved is kept with its new time, and one that is off is kept no longer", async () => {
  expect(
    await keptAfter(visit, { ...own, startTime: new Date(Date.parse(own.startTime) - 60_000).toISOString() }),
  ).toEqual(own);
  expect(await keptAfter(cancelledVisit, own)).toBe(null);
  const another = at(own.startTime);
  expect(await keptAfter(cancelledVisit, another)).toEqual(another);
});
