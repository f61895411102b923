import type { Page } from "@playwright/test";
import type { Pool } from "pg";
import { brokenHistories } from "../races/histories.ts";
import { overlaps } from "../races/overlaps.ts";
import { takenByWhatIsOver } from "../support/taken-by-what-is-over.ts";
import { ledgerDifferences } from "../support/both-ledgers.ts";
import type { SeenCall } from "./call-interceptor.ts";
import { reservedAgain, standingBeside } from "./one-reservation.ts";
import type { Tab } from "./tab.ts";
import type { Walk } from "./walk.ts";

type Rest = Awaited<ReturnType<Tab["settle"]>>;

/** What is wrong: by which rule, and what was seen. */
export type Complaint = { rule: string; seen: string };

const complaint =
  (rule: string) =>
  (seen: string): Complaint => ({ rule, seen });

/** What is wrong after a step, by all that can be told from outside. */
export async function complaintsOf(walk: Walk, tab: Tab, rest: Rest): Promise<Complaint[]> {
  const { interceptor, server, now } = walk.stand;
  const isCalm = rest === "calm" && !interceptor.isArmed;
  return [
    ...tab.takeComplaints().map(complaint("a page has no errors")),
    ...complaintsOfCalls(interceptor.calls),
    ...(await lasting(() => noWayOut(tab, rest))).map(complaint("there is a way on from every page")),
    ...(await complaintsOfStored(server.pool)),
    ...(await standingBeside(server.pool, walk.callsOfPress, now())).map(complaint("one reservation")),
    ...(await walk.drafts.complaints(walk, now())),
    ...(isCalm
      ? (await lasting(() => contradictionsOn(tab.page, walk, now()))).map(complaint("a page says what is so"))
      : []),
  ];
}

/** What is wrong with the calls that came to the service. */
export function complaintsOfCalls(calls: readonly SeenCall[]): Complaint[] {
  return [
    ...callsGoneWrong(calls).map(complaint("the service answers what it is asked")),
    ...keysWithTwoMeanings(calls).map(complaint("a key has one meaning")),
    ...reservedAgain(calls).map(complaint("one reservation")),
  ];
}

/** What is wrong with what the service and the processors have stored. */
export async function complaintsOfStored(pool: Pool): Promise<Complaint[]> {
  return [
    ...(await overlaps(pool)).map((pair) => complaint("nobody is in two places")(JSON.stringify(pair))),
    ...(await brokenHistories(pool)).map((row) => complaint("a status is come to by moves")(JSON.stringify(row))),
    ...(await chargedTwice(pool)).map(complaint("one charge")),
    ...(await takenByWhatIsOver(pool)).map(complaint("what is over takes no time")),
  ];
}

/** What ends a walk, once what is under way has come to its end: both ledgers say the same. */
export async function complaintsAtEnd(walk: Walk): Promise<Complaint[]> {
  const end = Date.now() + 10_000;
  let found = await ledgerDifferences(walk.stand.server.pool);
  while (found.length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    found = await ledgerDifferences(walk.stand.server.pool);
  }
  return found.map(complaint("both ledgers say the same"));
}

function callsGoneWrong(calls: readonly SeenCall[]): string[] {
  return calls
    .filter(({ status, fault }) => fault === undefined && status !== undefined && status >= 500)
    .map(({ operation, status }) => `${operation} was answered with ${status}`);
}

function keysWithTwoMeanings(calls: readonly SeenCall[]): string[] {
  const meanings = new Map<string, SeenCall>();
  return calls.flatMap((call) => {
    if (call.key === undefined || call.status === undefined || call.meaning() === undefined) return [];
    const before = meanings.get(call.key);
    meanings.set(call.key, before ?? call);
    const isOther =
      before !== undefined && (before.operation !== call.operation || before.meaning() !== call.meaning());
    return isOther ? [`${before.operation} and ${call.operation} have the key ${call.key}`] : [];
  });
}

const lookAgainMs = 1500;
/** What is read once more a few times, with longer and longer waits between, has come to its end by then. */
const staysMs = 30_000;

/** What is still so a moment later: a busy machine draws late what has come. */
async function lasting(seen: () => Promise<string[]>): Promise<string[]> {
  const found = await seen();
  if (found.length === 0) return found;
  await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  return seen();
}

async function noWayOut(tab: Tab, rest: Rest): Promise<string[]> {
  const { page, processor } = await tab.see();
  // A bank's page that came by a form is not to be had by a step back: what the browser shows then is its own.
  if (page === undefined || /^(about|chrome-error):/.test(tab.page.url())) return [];
  // Of a page that is still moving nothing can be told; a processor's page is its own.
  if (rest === "moving" || processor !== undefined || tab.isAtProcessor()) return [];
  const where = `${new URL(tab.page.url()).pathname}, "${page.heading}"`;
  if (rest === "busy") return (await tab.settle(staysMs)) === "busy" ? [`${where} stays busy`] : [];
  if (!page.hasHeading) return [`${where} has no heading`];
  return page.inMain === 0 ? [`${where} has nothing to press`] : [];
}

/** What was taken by the processors' cards more than once for one thing, and not given back. */
async function chargedTwice(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `with taken as (
       select p.subject, p.subject_id, p.id
         from payments p join sandbox_payments s on s.order_id = p.id::text
         join sandbox_operations o on o.payment_id = s.id
        where p.subject <> 'card'
        group by p.subject, p.subject_id, p.id
       having sum(o.amount) filter (where o.type in ('charged', 'captured'))
              > coalesce(sum(o.amount) filter (where o.type = 'refunded'), 0)
     )
     select subject || ' ' || subject_id as what from taken group by subject, subject_id having count(*) > 1
     union all
     select 'payment ' || s.order_id from sandbox_payments s join sandbox_operations o on o.payment_id = s.id
      where o.type in ('charged', 'captured') group by s.order_id having count(*) > 1`,
  );
  return rows.map(({ what }) => `${what} was charged more than once`);
}

type PageVisit = { status: string; startsAt: string; isHeld: boolean };

/** Where a page says otherwise than the database has it. */
async function contradictionsOn(page: Page, walk: Walk, now: number): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const visitId = /^\/my\/reservation\/([\da-f-]{36})\/success$/.exec(pathname)?.[1];
  const text = await page
    .evaluate(() => (document.querySelector("main")?.textContent ?? "").replaceAll(/\s+/g, " "))
    .catch(() => "");
  if (visitId !== undefined) {
    const visit = await readVisit(walk, visitId, now);
    if (visit === undefined || /Не удалось|ничего не нашлось/.test(text)) return [];
    return [
      ...(/Вы записаны!/.test(text) && !["confirmed", "arrived", "completed"].includes(visit.status)
        ? [`"Вы записаны!" of a visit that is ${visit.status}`]
        : []),
      ...(visit.status.startsWith("cancelled") && !/тмен/.test(text) ? ["nothing of a cancellation"] : []),
      ...(text.includes(visit.startsAt) ? [] : [`no ${visit.startsAt} of a visit that begins then`]),
    ];
  }
  const held = await page
    .evaluate(() => {
      const isHeld = document.querySelector('[data-state^="held"][data-time-hold-state="keepingTime"]') !== null;
      const saved = JSON.parse(localStorage.getItem("saved-reservation") ?? "null");
      return isHeld ? (saved?.hold?.reservationId ?? null) : null;
    })
    .catch(() => null);
  if (typeof held !== "string") return [];
  const visit = await readVisit(walk, held, now);
  if (visit === undefined) return ["a time is held that the service does not know"];
  return visit.isHeld ? [] : [`a time is held that is ${visit.status}`];
}

async function readVisit({ stand }: Walk, id: string, now: number): Promise<PageVisit | undefined> {
  const { rows } = await stand.server.pool.query<PageVisit>(
    `select r.status, to_char(r.starts_at at time zone f.time_zone, 'HH24:MI') as "startsAt",
            r.status <> 'held' or r.held_until > $2::timestamptz - interval '3 seconds' as "isHeld"
       from reservations r join visited_firms f on f.id = r.firm_id where r.id = $1`,
    [id, new Date(now)],
  );
  return rows[0];
}
