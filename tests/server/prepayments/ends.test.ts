import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mover, ReservationEnd } from "../../../domain/reservation-status.ts";
import { moveToEnd } from "../../../server/db/queries/reservation-moves.ts";
import { endReservations, settleEndedVisits } from "../../../server/services/reservations/end.ts";
import { kzt } from "../gift-cards/giving.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";
import { Spending } from "./spending.ts";

let spending: Spending;
beforeAll(async () => {
  spending = await Spending.open();
});
afterAll(async () => {
  await spending.server.pool.query("update firms set cashback_percent = 0");
  await spending.server.close();
});
beforeEach(async () => {
  await spending.forget(50_000);
  await spending.server.pool.query("update firms set cashback_percent = 10 where id = $1", [salon.firmId]);
});

/** A visit of which a gift card has paid 1 000 ₸, cashback 500 ₸ and a card 500 ₸, of which 50 ₸ are to come back. */
async function paidByAll(): Promise<Held> {
  const { giving, paying } = spending;
  const { token } = await giving.bought({ amount: kzt(300_000) });
  await giving.spend(await paying.awaiting("11:00"), { token }, 200_000);
  const held = await paying.awaiting("17:00");
  await giving.spend(held, { token }, 100_000);
  await spending.spend(held, 50_000);
  await paying.paid(held, undefined, { expected: kzt(50_000) });
  return held;
}

const reservations = ({ reservation: { id } }: Held) => ({ firmId: salon.firmId, ids: [id] });

async function end(held: Held, to: ReservationEnd, by: Mover): Promise<void> {
  const { now } = spending.server;
  await spending.giving.inTransaction((tx) => endReservations(tx, reservations(held), { to, by, now }));
  for (const _ of [1, 2]) await spending.paying.work();
}

async function passEnd({ reservation }: Held): Promise<void> {
  spending.server.now = new Date(Date.parse(reservation.endTime));
  await settleEndedVisits(spending.server.pool, spending.server.now);
}

/** What of the visit's money is where: with the firm by card, with the firm by gift cards, and what its client has of bonuses. */
async function whereItIs({ reservation: { id } }: Held) {
  const { rows } = await spending.server.pool.query<{ card: number; giftCard: number }>(
    `select (select sum(paid - refunded)::int from payments where reservation_id = $1) as card,
            (select -sum(amount)::int from gift_card_entries where reservation_id = $1) as "giftCard"`,
    [id],
  );
  return { ...rows[0], bonuses: await spending.balance() };
}

describe("A visit that was paid for by a card, a gift card and cashback", () => {
  test.each([
    ["cancelledByClient", "client", { card: 0, giftCard: 0, bonuses: 50_000 }],
    ["cancelledBySalon", "salon", { card: 0, giftCard: 0, bonuses: 50_000 }],
    ["noShow", "salon", { card: 50_000, giftCard: 100_000, bonuses: 0 }],
    ["completed", "salon", { card: 50_000, giftCard: 100_000, bonuses: 5_000 }],
  ] as const)("and is %s leaves its money where that end says, once", async (to, by, money) => {
    const held = await paidByAll();
    await end(held, to, by);
    expect(await whereItIs(held)).toEqual(money);
    expect(spending.paying.bank.balance).toEqual([300_000, money.card]);
    expect(await spending.complaints()).toEqual([]);
    await expect(end(held, to, by)).rejects.toThrow(`can be moved to ${to}`);
    await passEnd(held);
    expect(await whereItIs(held)).toEqual(money);
  });

  test("has earned nothing where the salon says after its time that nobody came", async () => {
    const held = await paidByAll();
    await passEnd(held);
    expect(await spending.balance()).toBe(5_000);
    await end(held, "noShow", "salon");
    expect(await whereItIs(held)).toEqual({ card: 50_000, giftCard: 100_000, bonuses: 0 });
    await passEnd(held);
    expect(await spending.balance()).toBe(0);
    expect(await spending.complaints()).toEqual([]);
  });

  test("and ends without its money is found by the audit, by a line for each source", async () => {
    const held = await paidByAll();
    const move = { to: "cancelledBySalon", by: "salon", now: spending.server.now } as const;
    await spending.giving.inTransaction((tx) => moveToEnd(tx, reservations(held), move));
    expect(await spending.complaints()).toEqual([
      expect.stringContaining("was kept for nothing"),
      expect.stringContaining("was paid 50000 of cashback, and is cancelledBySalon"),
      expect.stringMatching(/has paid 100000 for .*, which is cancelledBySalon/),
    ]);
  });
});

test("a card that is being charged when the salon cancels is given back what it then pays", async () => {
  const held = await spending.paying.awaiting();
  await spending.paying.pay(held);
  await end(held, "cancelledBySalon", "salon");
  for (const _ of [1, 2]) await spending.paying.work();
  expect(spending.paying.bank.balance).toEqual([0]);
  expect(await spending.complaints()).toEqual([]);
});
