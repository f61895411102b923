import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { salon } from "../server/salon.ts";
import type { Answer, Held, TestServer } from "../server/test-server.ts";
import { overlaps } from "./overlaps.ts";
import { closeTwo, openTwo } from "./at-once.ts";

type Outcome = Answer<Partial<Held & Problem>>;

let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
  for (const each of [server, neighbour]) each.now = new Date(salon.at("13:00"));
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(() => server.empty("reservations"));

const sixty = Array.from({ length: 60 }, (_, index) => index);
const of = (index: number) => (index % 2 ? server : neighbour);

function express(index: number, time: string, masterId: number | null): Promise<Outcome> {
  const hold = { firmId: salon.firmId, serviceId: salon.manicure, masterId, startTime: salon.at(time) };
  return of(index).post("/rest/clients-app/v1/reservations/express", hold);
}

function usual(index: number, time: string, masterId: number | null): Promise<Outcome> {
  const params = { entries: [{ serviceId: salon.manicure, masterId }] };
  return of(index).askToHold<Outcome["body"]>(time, masterId, { params });
}

const refusalsOf = (outcomes: Outcome[]) =>
  new Set(outcomes.filter(({ status }) => status !== 201).map(({ body }) => body.code));

test("of those who want one time at once, some of them now and others as always, as many have it as there are masters", async () => {
  const outcomes = await Promise.all(
    sixty.map((index) => (index % 4 < 2 ? express : usual)(index, "13:45", [1, 2, null][index % 3] ?? null)),
  );
  expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(refusalsOf(outcomes)).toEqual(new Set(["slotTaken"]));
  expect(await overlaps(server.pool)).toEqual([]);
});

test("times that cross each other are had by nobody twice", async () => {
  const times = ["13:30", "13:45", "14:00"];
  const outcomes = await Promise.all(
    sixty.map((index) => (index % 4 < 2 ? express : usual)(index, times[index % 3] ?? "", 1)),
  );
  expect(outcomes.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(refusalsOf(outcomes)).toEqual(new Set(["slotTaken"]));
  expect(await overlaps(server.pool)).toEqual([]);
});
