import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

type Schemas = components["schemas"];
const v1 = "/rest/clients-app/v1";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = salon.morning;
});

describe("a company link", () => {
  test("may be a firm", async () => {
    const { body } = await server.get<Schemas["MultiLink"]>(`${v1}/screen/multi-link/${salon.urlKey}`);
    expect({ ...body, firms: body.firms.map(({ urlKey }) => urlKey) }).toEqual({
      kind: "firm",
      name: "Сынақ",
      firms: ["synaq"],
    });
  });

  test("says the price and the time of the category that is come for", async () => {
    const link = `${v1}/screen/multi-link/${salon.urlKey}?category=synaq-hair`;
    const { body } = await server.get<Schemas["MultiLink"]>(link);
    expect(body.firms[0]).toMatchObject({
      priceFrom: { amount: 700_000, currency: "KZT" },
      nearest: { serviceId: salon.haircut },
    });
  });

  test("may be a network with its branches", async () => {
    const { body } = await server.get<Schemas["MultiLink"]>(`${v1}/screen/multi-link/${salon.networkKey}`);
    expect({ ...body, firms: body.firms.map(({ urlKey }) => urlKey) }).toEqual({
      kind: "network",
      name: "Сеть Сынақ",
      firms: ["synaq", "synaq-2"],
    });
  });

  test.each(["nobody", "%00", "' or 1=1 --", "..%2f..", "%D0%B0"])(
    "that nobody has is not there: %s",
    async (company) => {
      const { status, body } = await server.get<Problem>(
        `${v1}/screen/multi-link/${encodeURI(company).replaceAll("%25", "%")}`,
      );
      expect({ status, code: body.code }).toEqual({ status: 404, code: "companyNotFound" });
    },
  );
});

describe("a firm", () => {
  test("tells where it is, when it works and what it looks like", async () => {
    server.now = new Date(salon.at("10:00"));
    const { body } = await server.get<Schemas["Firm"]>(`${v1}/firms/${salon.firmId}`);
    expect(body).toMatchObject({
      id: salon.firmId,
      countryCode: "ZZ",
      cityId: salon.cityId,
      cityName: "Город",
      description: "Салон у моря",
      ogImageUrl: "/pictures/firms/synaq/og.jpg",
      phoneNumbers: ["+77292123456"],
      instagramProfile: "synaq",
      location: { type: "TWO_GIS", markerX: 51.16, markerY: 43.65 },
      workSchedule: { isOpen: true, closesAt: "20:00" },
      timeZone: "Asia/Aqtau",
      currency: "KZT",
    });
    expect(body.pictures).toHaveLength(1);
    expect(body.hours[5]).toEqual({ weekday: 6, opensAt: "09:00", closesAt: "20:00" });
  });

  test("shows the masters who take reservations first", async () => {
    const { body } = await server.get<Schemas["Master"][]>(`${v1}/firms/${salon.firmId}/masters`);
    expect(body.map(({ id, isOnline }) => [id, isOnline])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
    ]);
    expect(body[0]).toEqual({
      id: 1,
      name: "Айгерим",
      surname: "Сапарова",
      profession: "Стилист",
      experienceYears: 6,
      avatarUrl: "/a/1.svg",
      rating: 4.9,
      ratingsCount: 120,
      isOnline: true,
      serviceIds: [1, 2],
    });
    expect(body[1]).not.toHaveProperty("surname");
  });

  test("shows what can be reserved, by category", async () => {
    const url = `${v1}/reservations/firm/${salon.firmId}`;
    const { body } = await server.get<Schemas["FirmServices"]>(url);
    expect(body.categories).toEqual([
      { id: 9001, name: "Волосы", urlName: "synaq-hair" },
      { id: 9003, name: "Ногти", urlName: "synaq-nails" },
    ]);
    expect(body.services.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(body.services[0]).toEqual({
      id: 1,
      categoryId: 9001,
      subCategory: { id: 9002, name: "Стрижки" },
      name: "Стрижка",
      description: "С укладкой",
      price: { amount: 700_000, currency: "KZT" },
      priceMax: { amount: 900_000, currency: "KZT" },
      duration: 60,
      isExpress: false,
      isPopular: true,
      prepayment: { amount: 0, currency: "KZT" },
      masterIds: [1, 2, 3],
    });
  });

  test("shows its reviews twenty at a time, the newest first", async () => {
    const url = `${v1}/firms/${salon.firmId}/reviews`;
    const first = (await server.get<Schemas["Reviews"]>(url)).body;
    expect(first).toMatchObject({
      averageRating: 4.9,
      totalReviewsCount: 22,
      grades: { EXCELLENT: 5, GOOD: 6, NORMAL: 6, BAD: 5 },
    });
    expect(first.reviews).toHaveLength(20);
    expect(first.reviews[0]).toEqual({
      id: 1,
      user: { name: "Гость 1" },
      grade: "GOOD",
      rating: 4,
      text: "Отзыв 1",
      language: "kz",
      date: "2026-11-20T14:00:00+05:00",
      masterId: 1,
      masterName: "Айгерим",
      serviceName: "Стрижка",
      replyText: "Спасибо",
      replyDate: "2026-11-21T15:00:00+05:00",
    });

    const next = (await server.get<Schemas["Reviews"]>(`${url}?lastId=${first.reviews.at(-1)?.id}`)).body;
    expect(next.reviews.map(({ id }) => id)).toEqual([21, 22]);
    const end = (await server.get<Schemas["Reviews"]>(`${url}?lastId=22`)).body;
    expect(end.reviews).toEqual([]);
  });

  const ofFirm = [`${v1}/firms/ID`, `${v1}/firms/ID/masters`, `${v1}/firms/ID/reviews`, `${v1}/reservations/firm/ID`];

  test.each(ofFirm)("that is not there has nothing: %s", async (url) => {
    const { status, body } = await server.get<Problem>(url.replace("ID", "404404"));
    expect({ status, code: body.code }).toEqual({ status: 404, code: "firmNotFound" });
  });

  test.each(ofFirm)("that no firm can be is refused by the contract: %s", async (url) => {
    for (const id of ["-1", "99999999999999"]) {
      const { status, body } = await server.get<Problem>(url.replace("ID", id));
      expect({ status, code: body.code }).toEqual({ status: 400, code: "validationFailed" });
    }
  });
});
