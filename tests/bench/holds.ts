import { randomUUID } from "node:crypto";
import pg from "pg";
import { addDays } from "../../domain/time.ts";
import { formatInZone, localDateAt, zoneDay } from "../../domain/zone.ts";
import { errorCode } from "../../server/core/startup-error.ts";
import { type BenchCluster, benchSalon } from "./bench-database.ts";
import { median, printTable, short } from "./figures.ts";
import { LoadMaker, postOf } from "./load.ts";
import { startKezek } from "./servers.ts";

const rounds = 17;
const perRound = 120;
const warmRounds = 20;
const contenders = 50;
const hours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

type Wanted = { masterId: number; startsAt: number };

/** Holds of distinct times and of one time, beside the bare insert that the constraint decides about. */
export async function benchHolds(cluster: BenchCluster): Promise<void> {
  const database = await cluster.createSalon("holds", 1_000);
  const kezek = await startKezek(database);
  const rawDatabase = await cluster.createSalon("holds_raw", 1_000);
  const clients = await connectAll(rawDatabase);
  const maker = new LoadMaker();
  const times = freeTimes();
  const sides = {
    kezek: {
      hold: (wanted: Wanted[]) => holdAll(maker, kezek.port, 8, wanted, wanted.length),
      contend: (one: Wanted[]) => holdAll(maker, kezek.port, contenders, manyTimes(one), 1),
    },
    raw: {
      hold: (wanted: Wanted[]) => insertAll(clients.slice(0, 8), wanted, wanted.length),
      contend: (one: Wanted[]) => insertAll(clients, manyTimes(one), 1),
    },
  };
  const [warm, first] = [times.slice(1, perRound), times.slice(0, 1)];
  await warmUp(database, async () => {
    await sides.kezek.hold(warm);
    await sides.kezek.contend(first);
  });
  await warmUp(rawDatabase, async () => {
    await sides.raw.hold(warm);
    await sides.raw.contend(first);
  });
  const distinct = { kezek: [] as number[], raw: [] as number[] };
  const contested = { kezek: [] as number[], raw: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const [one, wanted] = [times.splice(0, 1), times.splice(0, perRound)];
    for (const side of ["kezek", "raw"] as const)
      distinct[side].push(perRound / ((await sides[side].hold(wanted)) / 1_000));
    for (const side of ["kezek", "raw"] as const) contested[side].push(await sides[side].contend(one));
  }
  maker.stop();
  for (const client of clients) await client.end();
  await kezek.stop();
  printTable(`Holds of distinct times, 8 clients`, [
    ["", "ok/s", "÷ insert (aim ≥ 0.25)"],
    ["Kezek, over HTTP", short(median(distinct.kezek)), short(ratio(distinct.kezek, distinct.raw))],
    ["constrained insert", short(median(distinct.raw)), "1"],
  ]);
  printTable(`${contenders} clients want one time: one has it, in all of ${rounds} rounds`, [
    ["", "ms for all", "÷ insert (aim ≤ 4)"],
    ["Kezek, over HTTP", short(median(contested.kezek)), short(ratio(contested.kezek, contested.raw))],
    ["constrained insert", short(median(contested.raw)), "1"],
  ]);
}

/** What is measured has been at work for a while, and forgets what it had for that. */
async function warmUp(database: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  for (let round = 0; round < warmRounds; round += 1) {
    await work();
    await client.query("delete from reservations where status = 'held'");
    await client.query("vacuum analyze");
  }
  await client.end();
}

/** One time, as often as there are those who want it. */
function manyTimes(one: readonly Wanted[]): Wanted[] {
  return Array.from({ length: contenders }, () => one).flat();
}

function ratio(values: number[], others: number[]): number {
  return median(values.map((value, round) => value / (others[round] ?? Number.NaN)));
}

/** Times that nobody has, from the first day after the visits that the salon has, up to its horizon. */
function freeTimes(): Wanted[] {
  const today = localDateAt(benchSalon.timeZone, Date.now());
  return Array.from({ length: 26 }, (_, index) => zoneDay(benchSalon.timeZone, addDays(today, 33 + index))).flatMap(
    (day) =>
      hours.flatMap((hour) =>
        Array.from({ length: benchSalon.masters }, (_, index) => ({
          masterId: index + 1,
          startsAt: day.startsAt + hour * 3_600_000,
        })),
      ),
  );
}

/** Milliseconds until all are answered. */
async function holdAll(
  maker: LoadMaker,
  port: number,
  clients: number,
  wanted: readonly Wanted[],
  expected: number,
): Promise<number> {
  const requests = wanted.map(({ masterId, startsAt }, index) =>
    postOf(
      "/rest/clients-app/v1/reservations",
      {
        isTemporary: true,
        firmId: benchSalon.firmId,
        params: { entries: [{ serviceId: benchSalon.serviceId, masterId }] },
        startTime: formatInZone(benchSalon.timeZone, startsAt),
      },
      { "idempotency-key": randomUUID(), "x-forwarded-for": addressOf(index) },
    ),
  );
  const { statuses, totalMs } = await maker.run({ port, clients, requests });
  if (statuses["201"] !== expected) throw new Error(`${expected} holds were to be had: ${JSON.stringify(statuses)}`);
  return totalMs;
}

/** Each from an address of its own, as clients are: what one address holds at a salon is counted by one hold after another. */
function addressOf(index: number): string {
  return `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}

function connectAll(url: string): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: contenders }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
}

const insert = {
  name: "hold",
  text: `
    with hold as (
      insert into reservations (firm_id, status, starts_at, ends_at, language, total, full_total, prepayment, currency,
                                held_until, secret_hash, free_cancel_until)
      values (1, 'held', $2, $3, 'ru', 700000, 700000, 0, 'KZT', now() + interval '5 minutes', '', $2) returning id, held_until
    ), sold as (
      insert into reservation_entries (firm_id, reservation_id, service_id, master_id, starts_at, ends_at, price, full_price,
                                       service_name, master_name)
      select 1, hold.id, 1, $1, $2, $3, 700000, 700000, s.name, m.name
        from hold join services s on s.firm_id = 1 and s.id = 1 join masters m on m.firm_id = 1 and m.id = $1
    )
    insert into occupancies (firm_id, resource_kind, resource_id, starts_at, ends_at, held_until, reservation_id)
    select 1, 'master', $1, $2, $3, held_until, id from hold`,
};

// exclusion_violation and unique_violation, and deadlock_detected: inserts that wait for each other's outcome lose in this way too.
const losses = new Set(["23P01", "23505", "40P01"]);

async function insertAll(clients: readonly pg.Client[], wanted: readonly Wanted[], expected: number): Promise<number> {
  let next = 0;
  let inserted = 0;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let time = wanted[next++]; time !== undefined; time = wanted[next++]) {
        const values = [time.masterId, new Date(time.startsAt), new Date(time.startsAt + 3_600_000)];
        try {
          await client.query({ ...insert, values });
          inserted += 1;
        } catch (error) {
          if (!losses.has(errorCode(error) ?? "")) throw error;
        }
      }
    }),
  );
  const totalMs = performance.now() - started;
  if (inserted !== expected) throw new Error(`${expected} inserts were to be had: ${inserted}`);
  return totalMs;
}
