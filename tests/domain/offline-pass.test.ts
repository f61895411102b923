import { describe, expect, test } from "vitest";
import { offlineFirm, offlineVisit, shownOffline } from "../../domain/offline-pass.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { another, user } from "../../machines/session/examples.ts";

const end = Date.parse(visit.endTime);

describe("without a network", () => {
  test("a visit is kept with its time, its services and masters, and where its salon is and is called", () => {
    expect(offlineVisit(visit, undefined)).toEqual({
      id: visit.id,
      userId: null,
      startTime: visit.startTime,
      endTime: visit.endTime,
      services: ["Женская стрижка, Динара"],
      firm: { name: "Red Apple на набережной", place: "Актау, 14-й мкр, 23", phone: "+77292123456" },
    });
  });

  test("a visit is kept for whose account it was read by, and a salon without a phone as one", () => {
    const unreachable = { ...visit, firm: { ...visit.firm, phoneNumbers: [] } };
    expect(offlineVisit(unreachable, user)).toMatchObject({ userId: user.id, firm: { phone: null } });
  });

  test("a salon is kept with its city, its address and the first of its phones", () => {
    const firm = { name: "Якорь", cityName: "Актау", address: "9-й мкр, 1", phoneNumbers: ["+77292999999", "+7700"] };
    const kept = { name: "Якорь", place: "Актау, 9-й мкр, 1", phone: "+77292999999" };
    expect(offlineFirm(firm)).toEqual(kept);
    expect(offlineFirm({ ...firm, phoneNumbers: [] })).toEqual({ ...kept, phone: null });
  });

  test("a client sees their own visit until it is over, and nobody else's", () => {
    const own = offlineVisit(visit, user);
    const shown = (as: typeof user | undefined, now: number) => shownOffline({ visit: own, firm: null }, as, now);
    expect(shown(user, end - 1)).toEqual({ visit: own, firm: null });
    expect(shown(user, end)).toEqual({ visit: null, firm: null });
    expect(shown(another, end - 1).visit).toBeNull();
    expect(shown(undefined, end - 1).visit).toBeNull();
  });

  test("a guest's visit is seen by whoever is here, and no visit by nobody; the salon is seen by all", () => {
    const [own, firm] = [offlineVisit(visit, undefined), { name: "Якорь", place: "Актау", phone: null }];
    expect(shownOffline({ visit: own, firm }, undefined, end - 1)).toEqual({ visit: own, firm });
    expect(shownOffline({ visit: own, firm }, another, end - 1).visit).toBe(own);
    expect(shownOffline({ visit: own, firm }, undefined, end)).toEqual({ visit: null, firm });
    expect(shownOffline({ visit: null, firm }, undefined, end - 1)).toEqual({ visit: null, firm });
  });
});
