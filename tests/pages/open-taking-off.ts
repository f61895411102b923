import { screen } from "@testing-library/react";
import type { Prepayment, ReceivedGiftCard } from "../../domain/entities.ts";
import * as example from "../../machines/card-payment/examples.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { type Storage } from "../../src/browser/storage.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const { read } = example;
const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const path = `/salon/reservations/${visit.id}/prepayment`;
export const token = "pYl2Wg3zq1n0bJt5uXc8dE6f";
export const kzt = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const awaited = { ...visit, status: "awaitingPrepayment", paymentStatus: "required" };
const due = read.due.payable;
if (!("bill" in due)) throw new Error("What is due is not before a visit.");

/** 2 000 ₸ are due, of which so much is taken off. */
export function withParts({ cashback = 0, giftCard = 0 }, more: Partial<Prepayment> = {}): Prepayment {
  const now = kzt(2000 - cashback - giftCard);
  return {
    ...due,
    due: now,
    bill: { ...bill, cashback: kzt(cashback), giftCard: kzt(giftCard), now },
    ...more,
  };
}
const { bill } = due;
export const usable = (balance: number, amount = balance) => ({
  cashback: { balance: kzt(balance), usable: kzt(amount) },
});

export type Service = {
  prepayment: Prepayment;
  /** What of a card can be taken off, tenge. */
  card?: { balance: number; usable: number };
  received?: ReceivedGiftCard[];
  onSpend?: (body: { expected?: { amount: number } }) => Response | void;
};

/** The page over a service that knows bonuses and gift cards. */
export async function open(
  service: Service,
  as: "guest" | "client" = "guest",
  inHand?: { token: string; firmId: number },
  storage?: Storage,
) {
  const asked: { call: string; body: unknown; key: string | null }[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/v2/gift-cards")) return Response.json({ bought: [], received: service.received ?? [] });
    const isCertificate = pathname.includes("kezek-certificates");
    if (!isCertificate && !pathname.includes(visit.id)) return fixtureApi(request);
    if (pathname.endsWith("/prepayments")) return Response.json(service.prepayment);
    if (!isCertificate && !pathname.includes("/prepayments")) return Response.json(awaited);
    const body = request.method === "POST" ? await request.json() : undefined;
    const call = `${request.method} ${pathname.split("/").at(-1)}`;
    asked.push({ call, body, key: request.headers.get("Idempotency-Key") });
    const said = service.onSpend?.(body ?? {});
    if (said) return said;
    const card = service.card;
    if (!isCertificate) return Response.json(request.method === "POST" ? usable(0, 0).cashback : { done: true });
    if (card === undefined) return problem(404, "notFound");
    return Response.json({
      giftCardId: visit.id,
      balance: kzt(card.balance),
      usable: kzt(card.usable),
      validUntil: "2027-11-23",
    });
  };
  const app = await renderApp(path, {
    fetch,
    ...(storage && { storage }),
    ...(as === "client" && { user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" } }),
    prepareStored: ({ guestReservations, giftCardInHand }) => {
      if (inHand) giftCardInHand.write(inHand);
      if (as === "guest") guestReservations.write({ [visit.id]: { secret, userId: null } });
    },
  });
  await screen.findByRole("heading", { name: "Бонусы и подарочные карты" });
  return { ...app, asked };
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });
