import { cleanup, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { costOf, totalOf } from "../../domain/bill.ts";
import type { Plan, Reservation, WaitlistRequest } from "../../domain/entities.ts";
import { takenApart } from "../../domain/prepayment-parts.ts";
import { read } from "../../machines/card-payment/examples.ts";
import { allocation, hold } from "../../machines/reservation/examples.ts";
import { movedVisit } from "../../machines/reservation-change/examples.ts";
import { amountsOf, pricedRows, reserved, sumOf } from "../support/bills.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { openVisit, press, sheet } from "./reservation-success/moving-page.tsx";
import { leaveHeld } from "./reservation/held-draft.ts";

type Amounts = [number, number];
type Answers = Readonly<Record<string, unknown>>;
type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const v1 = "/rest/clients-app/v1";
const v2 = "/rest/clients-app/v2";
const secret = hold.secret;

/** A page at an address over a service with these answers, by the end of their path. */
async function open(url: string, answers: Answers, options: Options = {}) {
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    return pathname in answers ? Response.json(answers[pathname]) : fixtureApi(request);
  };
  await renderApp(url, { fetch, ...options });
}

const asGuest = (id: string): Options => ({
  prepareStored: ({ guestReservations }) => guestReservations.write({ [id]: { secret, userId: null } }),
});

/** What a line says is paid. */
function paidIn(line: Element | null | undefined): Amounts {
  const price = line?.querySelector(":scope > span:last-of-type");
  return amountsOf((price?.querySelector("b") ?? price)?.textContent ?? "");
}

/** What the rows and the total of the bill with this total say is paid, and what they strike through. */
function billWith(label: HTMLElement): { rows: Amounts[]; total: Amounts; struck: Amounts[] } {
  const line = label.parentElement;
  const rows = [...(line?.parentElement?.querySelectorAll("ul > li") ?? [])].map(paidIn);
  const struck = [...(line?.parentElement?.querySelectorAll("s") ?? [])].map((full) => amountsOf(full.textContent));
  return { rows, total: paidIn(line), struck };
}

const billsOnPage = async () => (await screen.findAllByText("Итого")).map(billWith);

/** The panel of the reservation and its confirmation. */
async function atConfirmation(visit: Reservation): Promise<Amounts[]> {
  await open(
    `/red-apple-naberezhnaya/reservation/confirm`,
    { [`${v2}/reservations/${visit.id}`]: visit },
    {
      prepareStored: leaveHeld,
    },
  );
  await screen.findByRole("button", { name: "Записаться" });
  const bills = await billsOnPage();
  expect(bills).toHaveLength(2);
  expect(bills[0]?.struck).toEqual(bills[1]?.struck);
  expect(await screen.findAllByText(/^(?:До визита осталось мало|Отменить бесплатно можно)/)).toHaveLength(2);
  for (const { rows, total } of bills) expect(sumOf(rows)).toEqual(total);
  return bills.map(({ total }) => total);
}

async function inHistory(visit: Reservation): Promise<Amounts> {
  const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
  const answers = {
    [`${v1}/reservations`]: { reservations: [visit] },
    [`${v1}/reservations/history`]: { reservations: [] },
  };
  await open("/my/reservation/history", answers, { user });
  const card = within(await screen.findByRole("article"));
  return amountsOf(card.getByText(/₸/).textContent ?? "");
}

/** What is paid beforehand and at the salon, and what is left of the price after the discount. */
async function atPrepayment(visit: Reservation): Promise<Amounts[]> {
  const bill = takenApart(visit, { cashback: 0, giftCard: 0 });
  const prepayment = { ...read.due.payable, reservationId: visit.id, due: bill.now, bill };
  const answers = {
    [`${v2}/reservations/${visit.id}`]: visit,
    [`${v1}/reservations/${visit.id}/prepayments`]: prepayment,
  };
  await open(`/salon/reservations/${visit.id}/prepayment`, answers, asGuest(visit.id));
  const amount = within(await screen.findByRole("region", { name: "Из чего сумма" }));
  const paid = async (what: string) => paidIn((await amount.findByText(what)).parentElement);
  const price = await paid("Стоимость визита");
  const discount: Amounts = amount.queryByText("Скидка") === null ? [0, 0] : await paid("Скидка");
  const left: Amounts = [price[0] - discount[0], price[1] - discount[1]];
  return [left, sumOf([await paid("Сейчас"), await paid("Останется оплатить в салоне")])];
}

/** The page of the visit once it was made. */
async function atSuccess(visit: Reservation): Promise<Amounts[]> {
  const answers = { [`${v2}/reservations/${visit.id}`]: { ...visit, status: "confirmed" } };
  await open(`/my/reservation/${visit.id}/success`, answers, asGuest(visit.id));
  const bills = await billsOnPage();
  expect(bills).toHaveLength(1);
  for (const { rows, total } of bills) expect(sumOf(rows)).toEqual(total);
  return bills.map(({ total }) => total);
}

async function inOffer(offer: Reservation): Promise<Amounts> {
  const visit = reserved([{ price: 700_000, fullPrice: 700_000 }]);
  const shown: Reservation = { ...visit, id: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11", status: "confirmed" };
  const request: WaitlistRequest = {
    id: "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22",
    kind: "earlier",
    status: "offered",
    firm: { id: 1, name: visit.firm.name },
    reservationId: shown.id,
    from: "2026-11-20",
    until: "2026-11-23",
    partOfDay: "any",
    offer: { ...offer, status: "held", heldForSeconds: 1800 },
  };
  const answers = {
    [`${v2}/reservations/${shown.id}`]: shown,
    [`${v1}/waitlist/reservations/${shown.id}`]: { requests: [request] },
  };
  await open(`/my/reservation/${shown.id}/success`, answers, asGuest(shown.id));
  const times = within(await screen.findByRole("region", { name: "Есть время раньше" }));
  return amountsOf(times.getAllByText(/₸/).at(-1)?.textContent ?? "");
}

/** The plan at which a visit costs that, among those that are compared. */
async function inPlan({ entries, startTime, endTime }: Reservation): Promise<Amounts> {
  const { cost, full } = costOf(entries);
  const slot = { entries, startTime, endTime, price: cost.from, fullPrice: full.from };
  const plan: Plan = { manners: ["together"], waitingMinutes: 0, slot };
  const plans: Plan[] = [plan, { ...plan, manners: ["oneAfterAnother"] }];
  const answers = { [`${v1}/reservations/service-allocation`]: { ...allocation, plans } };
  await open("/red-apple-naberezhnaya/reservation/time?services=1_1", answers);
  const card = await screen.findByRole("button", { name: /^Вместе/ });
  return amountsOf(card.querySelector("strong")?.textContent ?? "");
}

/** What moving a visit leads to, before the client's word. */
async function beforeMove(visit: Reservation): Promise<Amounts> {
  const { startTime, endTime } = movedVisit;
  const bill = { ...visit, startTime, endTime };
  await openVisit(() => Response.json(movedVisit), { bills: [bill, bill] });
  await press(/^15:00/);
  const { rows, total } = billWith(await sheet().findByText("Итого"));
  expect(sumOf(rows)).toEqual(total);
  return total;
}

test(
  "one bill is the same wherever it is shown: a plan, the panel, the confirmation, its own page, the list of visits, the prepayment, an offer, a move",
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(pricedRows, fc.integer({ min: 1, max: 100 }), async (rows, percent) => {
        const { from, to } = totalOf(reserved(rows)).cost;
        // Nothing is due of a visit that costs nothing.
        fc.pre(from >= 100);
        const visit = reserved(rows, Math.max(100, Math.floor((from * percent) / 10_000) * 100));
        const views = [
          async () => [await inPlan(visit)],
          () => atConfirmation({ ...visit, status: "held", heldForSeconds: 300 }),
          async () => [await inHistory({ ...visit, status: "confirmed" })],
          () => atSuccess(visit),
          () => atPrepayment({ ...visit, status: "awaitingPrepayment", paymentStatus: "required" }),
          async () => [await inOffer(visit)],
          async () => [await beforeMove(visit)],
        ];
        for (const view of views) {
          for (const said of await view()) expect(said).toEqual([from, to]);
          cleanup();
        }
      }),
      { numRuns: 6 },
    );
  },
);
