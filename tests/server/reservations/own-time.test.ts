import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { insertVisit } from "../visits.ts";
import { at, haircut, Updating } from "./updating.ts";

type Schemas = components["schemas"];

const wednesday = at("13:00").slice(0, 10);
const anotherPhone = phone + 1;

let salonDay: Updating;
beforeAll(async () => {
  salonDay = await Updating.open();
});
afterAll(() => salonDay.server.close());
/** A visit at 13:00, of a master who has no other free time on that day. */
beforeEach(async () => {
  await salonDay.begin();
  for (const [from, to] of [
    ["09:00", "13:00"],
    ["14:00", "20:00"],
  ] as const)
    await insertVisit(salonDay.server.pool, { masterId: 1, from: at(from), to: at(to) });
});

type Headers = Record<string, string>;
/** Whether 13:00 of the day can be had, as the answer says of it. */
type Question = (reservationId: string, headers: Headers) => Promise<boolean>;

async function ask<Body>(path: string, body: object, headers: Headers) {
  const asked = { firmId: salon.firmId, params: { entries: [haircut(1)] }, ...body };
  return salonDay.server.post<Body>(`/rest/clients-app/v1/reservations/${path}`, asked, headers);
}

/** Each question that may name a reservation. */
const questions: Record<string, Question> = {
  "service-allocation": async (reservationId, headers) => {
    const asked = { from: wednesday, days: 1, reservationId };
    const { body } = await ask<Schemas["ServiceAllocation"]>("service-allocation", asked, headers);
    expect(body.entries).toHaveLength(1);
    return (body.plans ?? []).some(({ slot }) => slot.startTime === at("13:00"));
  },
  "reservation-times": async (reservationId, headers) => {
    const asked = { from: wednesday, days: 1, reservationId };
    const { body } = await ask<Schemas["ReservationTimes"]>("reservation-times", asked, headers);
    expect(body.days).toHaveLength(1);
    return body.nearest.some(({ startTime }) => startTime === at("13:00"));
  },
  "available-times": async (reservationId, headers) => {
    const asked = { date: wednesday, reservationId };
    const { body } = await ask<Schemas["AvailableTimes"]>("available-times", asked, headers);
    expect(body.date).toBe(wednesday);
    return body.slots.some(({ startTime }) => startTime === at("13:00"));
  },
  preview: async (reservationId, headers) => {
    const { status, body } = await ask<Problem>("preview", { startTime: at("13:00"), reservationId }, headers);
    if (status !== 200) expect(body.code).toBe("slotTaken");
    return status === 200;
  },
};

async function signedIn(as: number): Promise<Headers> {
  await giveAccount(salonDay.server, { phone: as });
  const { accessToken } = await new Visitor(salonDay.server).enter(as);
  return { authorization: `Bearer ${accessToken}` };
}

describe.each(Object.keys(questions))("The time of a visit that is named to %s", (name) => {
  const isFreeTo = (headers: Headers) => questions[name]?.(salonDay.visit.reservation.id, headers);

  it("is free for the guest who has its secret, and for the client whose phone it is of", async () => {
    expect(await isFreeTo({ reservation_secret: salonDay.visit.secret })).toBe(true);
    expect(await isFreeTo(await signedIn(phone))).toBe(true);
  });

  it("is taken for who knows no more than its number, or comes with the secret of another visit or another account", async () => {
    const another = await salonDay.book("13:00", 2);
    expect(await isFreeTo({})).toBe(false);
    expect(await isFreeTo({ reservation_secret: another.secret })).toBe(false);
    expect(await isFreeTo(await signedIn(anotherPhone))).toBe(false);
  });

  it("is taken as well, and no more is said, where there is no visit of that number", async () => {
    expect(await questions[name]?.(randomUUID(), { reservation_secret: salonDay.visit.secret })).toBe(false);
  });
});
