import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import type { Config } from "../../../server/core/config.ts";
import { type Held, TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

const phone = 77_011_234_567;
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations", "sms_challenges", "sms_sendings", "sandbox_sms");
});

/** The time is too long for a hold, so each code is asked for with a new one. */
async function askAnew(more: { phone?: number } = {}): Promise<{ status: number; problem: Problem }> {
  await server.empty("reservations");
  const { status, body } = await server.requestCode<Problem>(await server.hold("18:00"), more.phone ?? phone);
  return { status, problem: body };
}

describe("a code", () => {
  test("comes to the phone, proves it, and confirms the reservation", async () => {
    const held = await server.hold("13:00");
    const { status, body } = await server.requestCode(held, phone);
    expect(status).toBe(200);
    expect(body).toMatchObject({ expiresInSeconds: 300, resendInSeconds: 60, attemptsLeft: 5 });

    const checked = await server.checkCode(body.challengeId, await server.codeOf(phone));
    expect(checked.status).toBe(200);
    expect(checked.body.expiresInSeconds).toBe(900);

    const confirmed = await server.confirm(held, phone, checked.body.proof);
    expect(confirmed.body.reservation.status).toBe("confirmed");
  });

  test.each([
    ["ru", "Сынақ: код CODE. Никому его не сообщайте."],
    ["kz", "Сынақ (kz): код CODE. Оны ешкімге айтпаңыз."],
    ["en", "Сынақ (en): your code is CODE. Do not share it."],
  ])("comes in the client's language (%s) with a last line that browsers fill in", async (language, sentence) => {
    await server.requestCode(await server.hold("13:00"), phone, { "accept-language": language });
    const code = await server.codeOf(phone);
    const [message] = await server.inbox(phone);
    expect(message?.text).toBe(`${sentence.replace("CODE", code)}\n\n@kezek.example #${code}`);
  });

  test("is nowhere in the database, nor in the queue", async () => {
    await server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "error" } });
    await server.requestCode(await server.hold("13:00"), phone);
    const { rows } = await server.pool.query<{ all: string }>(
      `select string_agg(written, ' ') as all
         from (select c::text from sms_challenges c union all select j::text from graphile_worker._private_jobs j
               union all select o::text from outbox o union all select e::text from outbox_events e
               union all select 'sealed ' || text from sms_messages) as everything (written)`,
    );
    await server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "none" } });
    // The queue tries again, and what comes then is compared with what lay there.
    const code = await server.codeOf(phone);
    expect(rows[0]?.all).toContain("sealed");
    expect(rows[0]?.all).not.toContain(code);
  });

  test("that is wrong leaves one attempt less, and after the fifth none will do", async () => {
    const { body } = await server.requestCode(await server.hold("13:00"), phone);
    const code = await server.codeOf(phone);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const answer = await server.checkCode<Problem>(body.challengeId, wrong);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: "wrongCode", action: "changeContacts", attemptsLeft });
    }
    const last = await server.checkCode<Problem>(body.challengeId, code);
    expect(last.body).toMatchObject({ code: "codeExpired", action: "changeContacts" });
  });

  test("stands for 300 seconds", async () => {
    const { body } = await server.requestCode(await server.hold("13:00"), phone);
    const code = await server.codeOf(phone);
    server.pass(300);
    expect((await server.checkCode<Problem>(body.challengeId, code)).body.code).toBe("codeExpired");
  });

  test("proves a phone once", async () => {
    const { body } = await server.requestCode(await server.hold("13:00"), phone);
    const code = await server.codeOf(phone);
    await server.checkCode(body.challengeId, code);
    expect((await server.checkCode<Problem>(body.challengeId, code)).body.code).toBe("codeExpired");
  });

  test("ends when another is asked for", async () => {
    const held = await server.hold("13:00");
    const first = await server.requestCode(held, phone);
    const code = await server.codeOf(phone);
    server.pass(60);
    const second = await server.requestCode(held, phone);
    expect((await server.checkCode<Problem>(first.body.challengeId, code)).body.code).toBe("codeExpired");
    expect((await server.checkCode(second.body.challengeId, await server.codeOf(phone, 2))).status).toBe(200);
  });

  test("proves nothing for another reservation", async () => {
    const [own, other] = [await server.hold("13:00", 1), await server.hold("15:00", 1)];
    const proof = await server.prove(own, phone);
    expect((await server.confirm<Problem>(other, phone, proof)).body.code).toBe("phoneNotProven");
    expect((await server.confirm(own, phone, proof)).status).toBe(201);
  });

  test("of an unknown challenge is answered like one that ran out", async () => {
    const { body } = await server.checkCode<Problem>("3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", "123456");
    expect(body.code).toBe("codeExpired");
  });
});

describe("another code", () => {
  test("may be asked for after waits that grow", async () => {
    const held = await server.hold("13:00");
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { body } = await server.requestCode(held, phone);
      waits.push(body.resendInSeconds);
      // The hold is kept up by hand: the waits together are longer than it.
      await server.pool.query("update reservations set held_until = $1", [new Date(server.now.getTime() + 600_000)]);
      server.pass(body.resendInSeconds - 1);
      const early = await server.requestCode<Problem>(held, phone);
      expect(early.status).toBe(403);
      expect(early.body).toMatchObject({ code: "tooManyCodes", action: "tryLater", waitSeconds: 1 });
      server.pass(1);
    }
    expect(waits).toEqual([60, 120, 300]);
  });

  test("is refused to a phone that had its share of the hour, with the wait until it may have one", async () => {
    for (let sent = 0; sent < limits.smsPerPhonePerHour; sent += 1) {
      expect((await askAnew()).status).toBe(200);
      server.pass(10);
    }
    const refused = await askAnew();
    expect(refused.status).toBe(403);
    expect(refused.problem).toMatchObject({ code: "tooManyCodes", waitSeconds: 3600 - 50 });
    expect((await askAnew({ phone: phone + 1 })).status).toBe(200);

    server.pass(3600 - 50);
    expect((await askAnew()).status).toBe(200);
  });
});

describe("the address that codes are counted by", () => {
  async function addressOf(config: Partial<Config>, forwardedFor: string): Promise<string | undefined> {
    const behind = await TestServer.open({ config, beside: server });
    await behind.requestCode(await behind.hold("13:00"), phone, { "x-forwarded-for": forwardedFor });
    await behind.close();
    const { rows } = await server.pool.query<{ address: string }>("select address from sms_sendings");
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
    ["to what is no phone of ours", (held) => server.requestCode(held, 12_025_550_123), 400, "validationFailed"],
    ["for a hold that ran out", (held) => (server.pass(300), server.requestCode(held, phone)), 400, "holdExpired"],
    [
      "for another's hold",
      (held) => server.requestCode({ ...held, secret: "x".repeat(43) }, phone),
      404,
      "reservationNotFound",
    ],
  ];
  test.each(refusals)("%s", async (_what, ask, status, code) => {
    const answer = await ask(await server.hold("13:00"));
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    const { rows } = await server.pool.query("select 1 from sms_sendings");
    expect(rows).toEqual([]);
  });
});
