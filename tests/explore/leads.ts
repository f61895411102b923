import { paymentLinkPath } from "../../domain/payment-link.ts";
import { pagePaths, secretMark } from "../../domain/addresses.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { moveBySalon } from "../../server/services/reservations/move-by-salon.ts";
import { makePaymentLink } from "../../server/services/payments/make-link.ts";
import { smsTexts } from "./sms-texts.ts";
import type { Lead } from "./step.ts";
import type { Walk } from "./walk.ts";

const purpose = { ru: "Предоплата за окрашивание", kz: "Шаш бояу үшін алдын ала төлем", en: "Deposit for colouring" };

/** The address that somebody else has for the client; undefined where they have none. */
export async function leadOf(walk: Walk, lead: Lead): Promise<string | undefined> {
  switch (lead) {
    case "newestSms":
      return linkOfSms(walk);
    case "paymentLink":
      return askToPay(walk);
    case "reviewOfVisit":
      return haveVisitTakePlace(walk);
    case "surveyOfOther":
      return `${pagePaths.personalization}${secretMark}${crypto.randomUUID()}`;
  }
}

async function linkOfSms(walk: Walk): Promise<string | undefined> {
  const { url } = walk.stand.server;
  const words = (await smsTexts(walk)).flatMap((text) => text.split(/\s/));
  return words.find((word) => word.startsWith(url));
}

async function askToPay({ stand: { server, now } }: Walk): Promise<string | undefined> {
  const { rows } = await server.pool.query<{ firmId: number; currency: string }>(
    `select id as "firmId", currency from firms where url_key = 'red-apple-naberezhnaya'`,
  );
  const [firm] = rows;
  if (firm === undefined) return undefined;
  const wanted = { ...firm, purpose, amount: 1_000_000, now: new Date(now()) };
  const code = await inTransaction(server.pool, (transaction) => makePaymentLink(transaction, wanted));
  return paymentLinkPath({ firmId: firm.firmId, code });
}

/** The client's next visit takes place: time passes until it is over, and the salon says so. @returns where it is reviewed */
async function haveVisitTakePlace(walk: Walk): Promise<string | undefined> {
  const { server, now } = walk.stand;
  const { rows } = await server.pool.query<{ reservationId: string; endsAt: string }>(
    `select id as "reservationId", ends_at as "endsAt" from reservations
      where client_phone = any($1) and status in ('confirmed', 'arrived', 'completed') order by starts_at limit 1`,
    [Object.values(walk.phones).map(Number)],
  );
  const [visit] = rows;
  if (visit === undefined) return undefined;
  const { reservationId, endsAt } = visit;
  const seconds = Math.ceil((Date.parse(endsAt) - now()) / 1000) + 60;
  if (seconds > 0) await walk.pass(seconds);
  const move = { reservationId, to: "completed", now: new Date(now()) } as const;
  await inTransaction(server.pool, (transaction) => moveBySalon(transaction, server, move));
  return pagePaths.reservationReview.replace(":reservationId", reservationId);
}
