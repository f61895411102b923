import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import type { Held, TestServer } from "../server/test-server.ts";
import { salon } from "../server/salon.ts";
import { closeTwo, openTwo, times } from "./at-once.ts";

let server: TestServer;
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));

describe("one intent that arrives fifty times at once, at two processes", () => {
  test("makes one hold, and everybody hears of it with the same secret", async () => {
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      times(50, (index) => (index % 2 ? server : neighbour).askToHold("13:00", 1, {}, key)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { rows } = await server.pool.query("select 1 from reservations");
    expect(rows).toHaveLength(1);
  });

  test("is answered one way while its time is given up: had once or refused, and everybody hears the same", async () => {
    const { reservation, secret } = await server.hold("10:00", 2);
    const replaces = { reservationId: reservation.id, secret };
    const key = { "idempotency-key": randomUUID() };
    const [replaced, ...answers] = await Promise.all([
      neighbour.askToHold("18:00", 2, { replaces }),
      ...times(50, (index) => (index % 2 ? server : neighbour).askToHold<Partial<Held & Problem>>("10:00", 2, {}, key)),
    ]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(replaced.status).toBe(201);
    expect(["201 undefined", "400 slotTaken"]).toContain(`${answers[0]?.status} ${answers[0]?.body.code}`);
    const { rows } = await server.pool.query("select from reservations where status = 'held' and starts_at = $1", [
      reservation.startTime,
    ]);
    expect(rows).toHaveLength(answers[0]?.status === 201 ? 1 : 0);
  });

  test("is done as one of its bodies says where it comes with two, and the other is refused", async () => {
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      times(50, (index) =>
        (index % 2 ? server : neighbour).askToHold<Partial<Held & Problem>>(index % 3 ? "14:00" : "15:00", 2, {}, key),
      ),
    );
    const of = (wanted: number) => answers.filter((_, index) => Math.min(index % 3, 1) === wanted);
    const told = [of(0), of(1)].map((asked) => new Set(asked.map(({ status, body }) => `${status} ${body.code}`)));
    expect(told.map(({ size }) => size)).toEqual([1, 1]);
    expect(new Set(told.flatMap((one) => [...one]))).toEqual(new Set(["201 undefined", "400 idempotencyKeyReused"]));
    const { rows } = await server.pool.query("select from reservations where starts_at in ($1, $2)", [
      salon.at("14:00"),
      salon.at("15:00"),
    ]);
    expect(rows).toHaveLength(1);
  });

  test("uses up one attempt of a code", async () => {
    const held = await server.hold("16:00", 1);
    const { body } = await server.requestCode(held, 77_011_234_567);
    const key = { "idempotency-key": randomUUID() };
    await Promise.all(
      times(50, (index) => (index % 2 ? server : neighbour).checkCode(body.challengeId, "000000", key)),
    );
    const { rows } = await server.pool.query("select attempts_left from sms_challenges");
    expect(rows).toEqual([{ attempts_left: 4 }]);
  });

  test("has no code looked at that is not counted, whatever else comes with the key", async () => {
    await server.pool.query(`
      create sequence looked_at;
      create function count_looks() returns trigger language plpgsql as $$ begin
        perform nextval('looked_at'); return new;
      end $$;
      create trigger count_looks before update on sms_challenges for each row when (old.phone = 77010000002)
        execute function count_looks()`);
    const { body: own } = await server.requestCode(await server.hold("11:00", 1), 77_010_000_001);
    const { body: guessed } = await server.requestCode(await server.hold("12:00", 2), 77_010_000_002);
    const guess = (index: number, challengeId: string, key: { "idempotency-key": string }) =>
      (index % 2 ? server : neighbour).checkCode(challengeId, String(index).padStart(6, "0"), key);
    for (let round = 0; round < 4; round += 1) {
      const key = { "idempotency-key": randomUUID() };
      await Promise.all(times(10, (index) => guess(index, index < 2 ? own.challengeId : guessed.challengeId, key)));
    }
    const { rows } = await server.pool.query<{ left: number; looked: number }>(
      `select attempts_left as left, (select last_value - (not is_called)::int from looked_at)::int as looked
         from sms_challenges where id = $1`,
      [guessed.challengeId],
    );
    expect(rows.map(({ left, looked }) => left + looked)).toEqual([5]);
  });
});
