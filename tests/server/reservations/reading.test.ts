import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { readOperations, type Operation } from "../../../server/contract/document.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { newVisitLink } from "../../../server/services/reservations/visit-link.ts";
import { giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { Paying } from "../payments/paying.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";

/** What is asked of a visit: by its id, with its secret or what a short link has, of its payment and its code. */
type Asked = Record<string, string>;

const day = "2026-11-25";
const at = (time: string) => salon.at(time, day);
const reads = readOperations().filter(
  ({ method, url }) => method === "GET" && /\/(reservations|waitlist|cashbacks|payments\/history)\b/.test(url),
);
let paying: Paying;
let visits: Asked[];

beforeAll(async () => {
  paying = await Paying.open();
  const { server } = paying;
  await server.pool.query("update firms set cashback_percent = 5 where id = $1", [salon.firmId]);
  await giveAccount(server);
  const held = await server.hold("10:00", 1);
  const { body: challenge } = await server.requestCode(held, phone);
  const [unpaid, paid] = [await paying.awaiting("11:00"), await paying.awaiting("12:00")];
  const payment = await paying.paid(paid);
  const standing = await book("13:00");
  await server.post("/rest/clients-app/v1/waitlist", earlier(standing), { reservation_secret: standing.secret });
  const [cancelled, over] = [await book("14:00"), await book("16:00")];
  await server.cancel(cancelled.reservation.id, 2, { reservation_secret: cancelled.secret });
  await server.pool.query("update reservations set status = 'completed' where id = $1", [over.reservation.id]);
  const { accessToken } = await new Visitor(server).enter();
  const { body: saving } = await server.post<{ cardId: string }>(
    `/rest/clients-app/v1/reservations/${unpaid.reservation.id}/prepayments/pay-box/card-saving`,
    {},
    { authorization: `Bearer ${accessToken}`, reservation_secret: unpaid.secret },
  );
  const own = { challengeId: challenge.challengeId, paymentId: payment.id, cardId: saving.cardId };
  visits = await Promise.all([held, unpaid, paid, standing, cancelled, over].map((visit) => asked(visit, own)));
});
afterAll(() => paying.server.close());

async function book(time: string): Promise<Held> {
  const { server } = paying;
  const held = await server.hold("", 2, { startTime: at(time) });
  const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  return { ...held, reservation: body.reservation };
}

const earlier = ({ reservation }: Held) => ({ kind: "earlier", reservationId: reservation.id, from: day, until: day });

async function asked({ reservation: { id }, secret }: Held, own: Asked): Promise<Asked> {
  const { pool, config, now } = paying.server;
  const visit = { firmId: salon.firmId, reservationId: id, language: "ru", now } as const;
  const link = await inTransaction(pool, (transaction) => newVisitLink(transaction, config, visit));
  return { ...own, reservationId: id, secret, token: link.split("/sl/")[1] ?? "", firmId: String(salon.firmId) };
}

/** The calls of a read for a visit: of a list, each of its kinds; by whoever has the secret, or the short link's token. */
function callsOf({ url, parameters }: Operation, visit: Asked) {
  const needed = parameters.filter(({ required, in: place }) => required && place !== "header");
  const kinds = needed.flatMap(({ schema }) => (Array.isArray(schema["enum"]) ? schema["enum"].map(String) : []));
  return (kinds.length === 0 ? [""] : kinds).flatMap((type) => {
    const values = needed.map(({ name, in: place }) => ({ name, place, value: { ...visit, type }[name] ?? "" }));
    const path = values.reduce((text, { name, value }) => text.replace(`:${name}`, value), url);
    const query = new URLSearchParams(
      values.filter(({ place }) => place === "query").map(({ name, value }) => [name, value]),
    );
    return [visit["secret"], visit["token"]].map((key = "") => ({ url: `${path}?${query}`, key }));
  });
}

/** What all tables have, also how often each row was written, if only with what it had before. */
async function contents(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by name`,
  );
  const one = (name: string) =>
    `select '${name}' as name, count(*) || ' ' || md5(string_agg(t.xmin || t::text, ' ' order by t::text)) as rows from ${name} t`;
  const { rows: tables } = await pool.query<{ name: string; rows: string }>(
    rows.map(({ name }) => one(name)).join(" union all "),
  );
  return Object.fromEntries(tables.map(({ name, rows: text }) => [name, text]));
}

test.each([
  ["while some are held", 0],
  ["once their time to be confirmed or paid is over", 3600],
  ["after the day of the others", 3 * 86_400],
])("reading changes nothing, whatever is read of visits, %s", async (_when, seconds) => {
  const { server } = paying;
  server.pass(seconds);
  const { accessToken } = await new Visitor(server).enter();
  const whose: Record<string, string>[] = [{}, { authorization: `Bearer ${accessToken}` }];
  const before = await contents(server.pool);
  for (const table of ["reservations", "reservation_keys", "payments", "outbox", "waitlist_requests"]) {
    expect(before[`public.${table}`], table).toEqual(expect.any(String));
  }
  for (const read of reads) {
    const statuses = new Set<string>();
    for (const { url, key } of visits.flatMap((visit) => callsOf(read, visit))) {
      for (const headers of whose) {
        const answer = await server.get<Partial<Problem> | undefined>(url, { ...headers, reservation_secret: key });
        const { status, body } = answer;
        statuses.add([status, body?.code ?? []].flat().join(" "));
      }
    }
    expect([...statuses].filter((one) => !["200", "401 signInNeeded", "400 codeExpired"].includes(one))).toEqual([]);
    expect([...statuses], read.operationId).toContain("200");
    expect(await contents(server.pool), read.operationId).toEqual(before);
  }
});
