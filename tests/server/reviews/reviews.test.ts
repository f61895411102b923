import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Reservation } from "../../../domain/entities.ts";
import type { Problem } from "../../../domain/failure.ts";
import { dayMs, hourMs } from "../../../domain/time.ts";
import { forgetAccounts, giveAccount } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { asClient, bySecret, pastVisit, read, review, shown, takeBack, visit, words } from "./reviewing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  server.now = salon.morning;
});

const codeOf = ({ status, body }: { status: number; body: Problem }) => [status, body.code, body.action];
const later = (ms: number) => (server.now = new Date(server.now.getTime() + ms));

describe("the client of a past visit reviews it", () => {
  test("as a guest with its secret: the firm, its master, in words", async () => {
    const own = await pastVisit(server);
    const { status, body } = await review(server, own, { masters: [{ masterId: 1, rating: 4 }] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firm: { id: salon.firmId, name: "Сынақ", urlKey: salon.urlKey },
      startTime: salon.at("13:00"),
      reviewability: "open",
      masters: [{ id: 1, name: "Айгерим", avatarUrl: "/a/1.svg", serviceNames: ["Стрижка"] }],
      authorName: "Мадина С.",
      review: {
        rating: 5,
        masters: [{ masterId: 1, rating: 4 }],
        text: words,
        photos: [],
        date: salon.at("10:00", "2026-11-24"),
        takeBackUntil: salon.at("10:00", "2026-11-27"),
      },
    });
    expect((await read(server, own)).body).toEqual(body);
  });

  test("and the visit says so for as long as the review stands", async () => {
    const own = await pastVisit(server);
    const isReviewed = async () =>
      (await server.get<Reservation>(`/rest/clients-app/v2/reservations/${own.reservation.id}`, bySecret(own))).body
        .isReviewed;
    expect(await isReviewed()).toBeUndefined();
    await review(server, own, { masters: [{ masterId: 1, rating: 4 }] });
    expect(await isReviewed()).toBe(true);
    await takeBack(server, own);
    expect(await isReviewed()).toBeUndefined();
  });

  test("as the client whose phone it is of, without a secret", async () => {
    await giveAccount(server);
    const own = await pastVisit(server);
    expect((await review(server, own, {}, await asClient(server))).status).toBe(201);
    expect((await read(server, own, await asClient(server))).body.review?.text).toBe(words);
  });

  test("and everybody reads it at once with the firm and with the master, each with the grade that they got", async () => {
    const own = await pastVisit(server);
    await review(server, own, { rating: 5, masters: [{ masterId: 1, rating: 2 }] });
    const [ofFirm] = (await shown(server)).reviews;
    expect(ofFirm).toMatchObject({
      user: { name: "Мадина С." },
      grade: "EXCELLENT",
      rating: 5,
      text: words,
      language: "ru",
      serviceName: "Стрижка",
      masters: [{ masterId: 1, masterName: "Айгерим", rating: 2 }],
      date: salon.at("10:00", "2026-11-24"),
    });
    const [ofMaster] = (await shown(server, 1)).reviews;
    expect(ofMaster).toMatchObject({ grade: "BAD", rating: 2, text: words, masterId: 1, masterName: "Айгерим" });
    expect((await shown(server, 2)).reviews.map(({ text }) => text)).not.toContain(words);
  });

  test("by grades alone, or in words that are kept as text: what looks like HTML is none, what cannot be seen is left out", async () => {
    const own = await pastVisit(server);
    expect((await review(server, own, { text: "" })).body.review?.text).toBe("");
    await takeBack(server, own);
    expect((await review(server, own, { text: "\u3164\u2800" })).body.review?.text).toBe("");
    await takeBack(server, own);
    const { body } = await review(server, own, { text: " <b>Всё</b>\u202e отлично\u200b\r\nСпасибо\u0007 " });
    expect(body.review?.text).toBe("<b>Всё</b> отлично\nСпасибо");
  });

  test("once for a repeated call, and once however many are sent at once", async () => {
    const own = await pastVisit(server);
    const headers = { ...bySecret(own), "idempotency-key": randomUUID() };
    const [first, second] = [await review(server, own, {}, headers), await review(server, own, {}, headers)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const other = await pastVisit(server, "15:00");
    const answers = await Promise.all(Array.from({ length: 8 }, () => review<Problem>(server, other)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(codeOf);
    expect(refused).toEqual(Array.from({ length: 7 }, () => [400, "alreadyReviewed", "acceptChange"]));
  });
});

describe("a visit is not reviewed", () => {
  test("before its end, nor longer than 60 days after it: it says so to who asks", async () => {
    const own = await visit(server);
    server.now = new Date(Date.parse(salon.at("14:00")) - 1);
    expect((await read(server, own)).body.reviewability).toBe("early");
    expect(codeOf(await review<Problem>(server, own))).toEqual([400, "notReviewable", "acceptChange"]);
    later(1 + 60 * dayMs);
    expect((await read(server, own)).body.reviewability).toBe("over");
    expect(codeOf(await review<Problem>(server, own))).toEqual([400, "notReviewable", "acceptChange"]);
    later(-1);
    expect((await review(server, own)).status).toBe(201);
  });

  test.each(["noShow", "cancelledBySalon", "cancelledByClient", "expired"])(
    "that came to nothing (%s)",
    async (status) => {
      const own = await pastVisit(server);
      await server.pool.query("update reservations set status = $2 where id = $1", [own.reservation.id, status]);
      expect((await read(server, own)).body.reviewability).toBe("impossible");
      expect((await review<Problem>(server, own)).body.code).toBe("notReviewable");
    },
  );

  test("by anybody else: to them there is no such visit", async () => {
    const own = await pastVisit(server);
    await giveAccount(server, { phone: 77_059_998_877 });
    const strangers: Record<string, string>[] = [
      {},
      { reservation_secret: "another" },
      await asClient(server, 77_059_998_877),
    ];
    for (const headers of strangers) {
      for (const ask of [read, takeBack])
        expect(codeOf(await ask<Problem>(server, own, headers))[1]).toBe("reservationNotFound");
      expect((await review<Problem>(server, own, {}, headers)).status).toBe(404);
    }
  });

  test("for masters who were not there, or twice for one", async () => {
    const own = await pastVisit(server);
    const masters = [1, 2, 1].map((masterId) => ({ masterId, rating: 5 }));
    const { status, body } = await review<Problem>(server, own, { masters });
    expect([status, body.code]).toEqual([400, "validationFailed"]);
    expect(body.errors?.map(({ field }) => field)).toEqual(["/masters/1/masterId", "/masters/2/masterId"]);
  });

  test.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { text: "х".repeat(2001) }])("with %j", async (wrong) => {
    const { status, body } = await review<Problem>(server, await pastVisit(server), wrong);
    expect([status, body.code]).toEqual([400, "validationFailed"]);
  });
});

describe("a review is taken back", () => {
  test("within 72 hours: nobody reads it any more, and the visit can be reviewed again", async () => {
    const own = await pastVisit(server);
    await review(server, own, { masters: [{ masterId: 1, rating: 1 }] });
    later(72 * hourMs - 1);
    const { status, body } = await takeBack(server, own);
    expect([status, body.review, body.reviewability]).toEqual([200, undefined, "open"]);
    const { rows } = await server.pool.query("select from reviews where reservation_id = $1", [own.reservation.id]);
    expect(rows).toEqual([]);
    expect((await takeBack(server, own)).status).toBe(200);
    expect((await review(server, own, { text: "Иначе" })).body.review?.text).toBe("Иначе");
  });

  test("not later: it says until when", async () => {
    const own = await pastVisit(server);
    await review(server, own);
    later(72 * hourMs);
    expect((await read(server, own)).body.review?.takeBackUntil).toBeUndefined();
    expect(codeOf(await takeBack<Problem>(server, own))).toEqual([400, "reviewStands", "acceptChange"]);
  });

  test("three times at most", async () => {
    const own = await pastVisit(server);
    for (let time = 1; time <= 3; time += 1) {
      expect((await review(server, own)).status).toBe(201);
      await takeBack(server, own);
    }
    expect((await read(server, own)).body.reviewability).toBe("over");
    expect((await review<Problem>(server, own)).body.code).toBe("notReviewable");
  });
});
