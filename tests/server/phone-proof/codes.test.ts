import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../domain/limits.ts";
import type { Config } from "../../../server/core/config.ts";
import { type Held, House } from "../house.ts";
import { salon } from "../salon.ts";

const phone = 77_011_234_567;
let house: House;
beforeAll(async () => {
  house = await House.open();
  await house.listen();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.now = salon.morning;
  await house.pool.query("truncate reservations, sms_challenges, sms_sendings, sandbox_sms cascade");
});

/** The time is too long for a hold, so each code is asked for with a new one. */
async function askAnew(more: { phone?: number } = {}): Promise<{ status: number; problem: Problem }> {
  await house.pool.query("truncate reservations cascade");
  const { status, body } = await house.requestCode<Problem>(await house.hold("18:00"), more.phone ?? phone);
  return { status, problem: body };
}

describe("a code", () => {
  test("comes to the phone, proves it, and confirms the reservation", async () => {
    const held = await house.hold("13:00");
    const { status, body } = await house.requestCode(held, phone);
    expect(status).toBe(200);
    expect(body).toMatchObject({ expiresInSeconds: 300, resendInSeconds: 60, attemptsLeft: 5 });

    const checked = await house.checkCode(body.challengeId, await house.codeOf(phone));
    expect(checked.status).toBe(200);
    expect(checked.body.expiresInSeconds).toBe(900);

    const confirmed = await house.confirm(held, phone, checked.body.proof);
    expect(confirmed.body.reservation.status).toBe("confirmed");
  });

  test.each([
    ["ru", "Сынақ: код CODE. Никому его не сообщайте."],
    ["kz", "Сынақ (kz): код CODE. Оны ешкімге айтпаңыз."],
    ["en", "Сынақ (en): your code is CODE. Do not share it."],
  ])("comes in the person's language (%s) with a last line that browsers fill in", async (language, sentence) => {
    await house.requestCode(await house.hold("13:00"), phone, { "accept-language": language });
    const code = await house.codeOf(phone);
    const [message] = await house.inbox(phone);
    expect(message?.text).toBe(`${sentence.replace("CODE", code)}\n\n@kezek.example #${code}`);
  });

  test("is nowhere in the database, nor in the queue", async () => {
    await house.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "error" } });
    await house.requestCode(await house.hold("13:00"), phone);
    const { rows } = await house.pool.query<{ all: string }>(
      `select string_agg(c::text, ' ') || (select string_agg(j::text, ' ') from graphile_worker._private_jobs j) as all
         from sms_challenges c`,
    );
    await house.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "none" } });
    // The queue tries again, and what comes then is compared with what lay there.
    const code = await house.codeOf(phone);
    expect(rows[0]?.all).toContain("sealed");
    expect(rows[0]?.all).not.toContain(code);
  });

  test("that is wrong leaves one attempt less, and after the fifth none will do", async () => {
    const { body } = await house.requestCode(await house.hold("13:00"), phone);
    const code = await house.codeOf(phone);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const answer = await house.checkCode<Problem>(body.challengeId, wrong);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: "wrongCode", action: "changeContacts", attemptsLeft });
    }
    const last = await house.checkCode<Problem>(body.challengeId, code);
    expect(last.body).toMatchObject({ code: "codeExpired", action: "changeContacts" });
  });

  test("stands for 300 seconds", async () => {
    const { body } = await house.requestCode(await house.hold("13:00"), phone);
    const code = await house.codeOf(phone);
    house.pass(300);
    expect((await house.checkCode<Problem>(body.challengeId, code)).body.code).toBe("codeExpired");
  });

  test("proves a phone once", async () => {
    const { body } = await house.requestCode(await house.hold("13:00"), phone);
    const code = await house.codeOf(phone);
    await house.checkCode(body.challengeId, code);
    expect((await house.checkCode<Problem>(body.challengeId, code)).body.code).toBe("codeExpired");
  });

  test("ends when another is asked for", async () => {
    const held = await house.hold("13:00");
    const first = await house.requestCode(held, phone);
    const code = await house.codeOf(phone);
    house.pass(60);
    const second = await house.requestCode(held, phone);
    expect((await house.checkCode<Problem>(first.body.challengeId, code)).body.code).toBe("codeExpired");
    expect((await house.checkCode(second.body.challengeId, await house.codeOf(phone, 2))).status).toBe(200);
  });

  test("proves nothing for another reservation", async () => {
    const [own, other] = [await house.hold("13:00", 1), await house.hold("15:00", 1)];
    const proof = await house.prove(own, phone);
    expect((await house.confirm<Problem>(other, phone, proof)).body.code).toBe("phoneNotProven");
    expect((await house.confirm(own, phone, proof)).status).toBe(201);
  });

  test("of an unknown challenge is answered like one that ran out", async () => {
    const { body } = await house.checkCode<Problem>("3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", "123456");
    expect(body.code).toBe("codeExpired");
  });
});

describe("another code", () => {
  test("may be asked for after waits that grow", async () => {
    const held = await house.hold("13:00");
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { body } = await house.requestCode(held, phone);
      waits.push(body.resendInSeconds);
      // The hold is kept up by hand: the waits together are longer than it.
      await house.pool.query("update reservations set held_until = $1", [new Date(house.now.getTime() + 600_000)]);
      house.pass(body.resendInSeconds - 1);
      const early = await house.requestCode<Problem>(held, phone);
      expect(early.status).toBe(403);
      expect(early.body).toMatchObject({ code: "tooManyCodes", action: "tryLater", waitSeconds: 1 });
      house.pass(1);
    }
    expect(waits).toEqual([60, 120, 300]);
  });

  test("is refused to a phone that had its share of the hour, with the wait until it may have one", async () => {
    for (let sent = 0; sent < limits.smsPerPhonePerHour; sent += 1) {
      expect((await askAnew()).status).toBe(200);
      house.pass(10);
    }
    const refused = await askAnew();
    expect(refused.status).toBe(403);
    expect(refused.problem).toMatchObject({ code: "tooManyCodes", waitSeconds: 3600 - 50 });
    expect((await askAnew({ phone: phone + 1 })).status).toBe(200);

    house.pass(3600 - 50);
    expect((await askAnew()).status).toBe(200);
  });
});

describe("the address that codes are counted by", () => {
  async function addressOf(config: Partial<Config>, forwardedFor: string): Promise<string | undefined> {
    const behind = await House.open({ config, beside: house });
    await behind.requestCode(await behind.hold("13:00"), phone, { "x-forwarded-for": forwardedFor });
    await behind.close();
    const { rows } = await house.pool.query<{ address: string }>("select address from sms_sendings");
    return rows[0]?.address;
  }

  test("is the socket's, whatever a header claims", async () => {
    expect(await addressOf({}, "203.0.113.7")).toBe("127.0.0.1");
  });

  test("is what a trusted proxy added, not what the client wrote before it", async () => {
    expect(await addressOf({ trustProxy: true }, "198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
  });
});

describe("a code is not sent", () => {
  const refusals: [string, (held: Held) => Promise<{ status: number; body: Problem }>, number, string][] = [
    ["to what is no phone of ours", (held) => house.requestCode(held, 12_025_550_123), 400, "validationFailed"],
    ["for a hold that ran out", (held) => (house.pass(300), house.requestCode(held, phone)), 400, "holdExpired"],
    [
      "for another's hold",
      (held) => house.requestCode({ ...held, secret: "x".repeat(43) }, phone),
      404,
      "reservationNotFound",
    ],
  ];
  test.each(refusals)("%s", async (_what, ask, status, code) => {
    const answer = await ask(await house.hold("13:00"));
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    const { rows } = await house.pool.query("select 1 from sms_sendings");
    expect(rows).toEqual([]);
  });
});
