import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limits } from "../../server/core/limits.ts";
import type { Problem } from "../../domain/failure.ts";
import type { TestServer } from "../server/test-server.ts";
import { salon } from "../server/salon.ts";
import { closeTwo, openTwo, times } from "./at-once.ts";

const phone = 77_011_234_567;
let server: TestServer;
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations", "sms_challenges", "sms_sendings");
});

const either = (index: number): TestServer => (index % 2 ? server : neighbour);

async function sent(): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>("select count(*) from sms_sendings");
  return rows[0]?.count ?? 0;
}

describe("sixty codes tried at once", () => {
  test("get five attempts between them", async () => {
    const held = await server.hold("13:00");
    const { body } = await server.requestCode(held, phone);
    // The true code may be one of a million: all of these being wrong is what the test supposes, so it is made so.
    await server.pool.query("update sms_challenges set code_hash = ''");
    const answers = await Promise.all(
      times(60, (index) => either(index).checkCode<Problem>(body.challengeId, String(100_000 + index))),
    );

    const wrong = answers.filter(({ body: { code } }) => code === "wrongCode");
    expect(wrong).toHaveLength(5);
    expect(new Set(wrong.map(({ body: { attemptsLeft } }) => attemptsLeft))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(answers.filter(({ body: { code } }) => code === "codeExpired")).toHaveLength(55);
  });
});

describe("codes asked for all at once", () => {
  test("for one hold are one code", async () => {
    const held = await server.hold("13:00");
    const answers = await Promise.all(times(30, (index) => either(index).requestCode(held, phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(29);
    expect(await sent()).toBe(1);
  });

  test("for one phone are as many as a phone may be sent", async () => {
    const holds = await Promise.all(times(12, (index) => server.hold(`${10 + Math.floor(index / 3)}:00`)));
    const answers = await Promise.all(holds.map((held, index) => either(index).requestCode(held, phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.smsPerPhonePerHour);
    expect(await sent()).toBe(limits.smsPerPhonePerHour);
  });

  test("from one address are as many as an address may have sent, whatever its headers claim", async () => {
    const held = await server.hold("13:00");
    const answers = await Promise.all(
      times(60, (index) =>
        either(index).requestCode(held, phone + index, {
          "x-forwarded-for": `10.0.0.${index}`,
          forwarded: "for=1.1.1.1",
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.smsPerAddressPerHour);
    expect(await sent()).toBe(limits.smsPerAddressPerHour);
  });

  test("by everybody together are as many as are paid for", async () => {
    await server.pool.query(
      `insert into sms_sendings (phone, address, created_at)
       select 77770000000 + n, 'elsewhere ' || n, $1 from generate_series(1, $2::integer) n`,
      [server.now, limits.smsInTotalPerHour - 3],
    );
    const held = await server.hold("13:00");
    const answers = await Promise.all(times(20, (index) => either(index).requestCode(held, phone + index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await sent()).toBe(limits.smsInTotalPerHour);
  });
});

describe("a proof used thirty times at once", () => {
  test("confirms its reservation once, and everybody who has the secret hears of it", async () => {
    const held = await server.hold("13:00");
    const proof = await server.giveProof(held, phone);
    const answers = await Promise.all(times(30, (index) => either(index).confirm(held, phone, proof)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reservation.version))).toEqual(new Set([2]));
  });
});
