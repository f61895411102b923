import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { hold, proof, reservation, withContacts } from "../../../machines/reservation/examples.ts";
import { allocation, preview, slot } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const salon = "/red-apple-naberezhnaya";
const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
const date = slot.startTime.slice(0, 10);
const total = (amount: number) => ({ amount, currency: "KZT" });

/** The service, which holds whatever is asked for at a price; with answers of its own by the last word of the path. */
function holdingAt(amount: number, own: Record<string, () => Response | undefined> = {}) {
  const held = { ...reservation, heldForSeconds: 300, total: total(amount), fullTotal: total(amount) };
  const answers: Record<string, object> = {
    reservations: { reservation: held, secret: hold.secret },
    preview,
    "reservation-times": { ...zone, days: [{ date, state: "free", freeShare: 40 }], nearest: [slot] },
    "available-times": { ...zone, date, state: "free", slots: [slot], blocked: [] },
  };
  return async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const answer = answers[name];
    return own[name]?.() ?? (answer === undefined ? fixtureApi(request) : Response.json(answer));
  };
}

/** Picks a time that shows a price, and is held at another one. */
async function pickTimeHeldAt(amount: number): Promise<void> {
  await renderApp(`${salon}/reservation/time?services=1&date=${date}`, { fetch: holdingAt(amount) });
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${slot.startTime.slice(11, 16)}`) }));
  await screen.findByLabelText(/Имя/);
}

const notice = () => screen.queryByText("Цена теперь другая");

test("a time that is held at another price than it showed says so, with the new one, beside the contacts", async () => {
  await pickTimeHeldAt(slot.price + 100_000);
  const text = notice()?.closest("[role]")?.textContent?.replaceAll(/\s/g, " ");
  expect(text).toContain("Запись состоится только после вашего подтверждения. Сейчас: 8 000 ₸.");
});

test("a time that is held at the price that it showed says nothing of it", async () => {
  await pickTimeHeldAt(slot.price);
  expect(notice()).toBeNull();
});

/** Presses a nearest time on the salon's page. */
async function pressOnPageOfSalon(amount: number): Promise<void> {
  await renderApp(salon, { fetch: holdingAt(amount) });
  await userEvent.click(await screen.findByRole("link", { name: /^Записаться: .*13:00/ }));
}

/** Presses what is free where the time that was asked for is taken. */
async function pressAlternative(amount: number): Promise<void> {
  const { problem } = refused("slotTaken", { alternatives: [slot] }).failed;
  const isTaken = () =>
    Response.json(problem, { status: 400, headers: { "Content-Type": "application/problem+json" } });
  const fetch = holdingAt(amount, { preview: isTaken });
  const earlier = encodeURIComponent(slot.startTime.replace("T13", "T12"));
  await renderApp(`${salon}/reservation/time?services=1&start=${earlier}`, { fetch });
  const others = within(await screen.findByRole("list", { name: "Ближайшее свободное время" }));
  await userEvent.click(others.getByRole("button", { name: /13:00/ }));
}

/** Presses one of two ways to lay out a visit of two people. */
async function pressPlan(amount: number): Promise<void> {
  const plans = (["together", "oneAfterAnother"] as const).map((manner) => ({
    manners: [manner],
    waitingMinutes: 0,
    slot,
  }));
  const fetch = holdingAt(amount, { "service-allocation": () => Response.json({ ...allocation, plans }) });
  await renderApp(`${salon}/reservation/time?services=1_1`, { fetch });
  await userEvent.click(await screen.findByRole("button", { name: /^Друг за другом/ }));
}

test.each([
  ["on the salon's page", pressOnPageOfSalon],
  ["among the alternatives", pressAlternative],
  ["with a plan", pressPlan],
])("what was shown where it was pressed %s is what it is compared with", async (_, press) => {
  await press(slot.price);
  await screen.findByLabelText(/Имя/);
  expect(notice()).toBeNull();
  cleanup();
  await press(slot.price + 100_000);
  await screen.findByLabelText(/Имя/);
  expect(notice()).not.toBeNull();
});

test.each([true, false])("the confirmation says so too, of whoever comes back to it (%s)", async (isPriceNew) => {
  const draft = { ...withContacts, proof, hold: { ...hold, until: Date.parse("2100-01-01") }, isPriceNew };
  const fetch = async (request: Request) =>
    request.url.endsWith(hold.reservationId)
      ? Response.json({ ...reservation, heldForSeconds: 300 })
      : fixtureApi(request);
  await renderApp(`${salon}/reservation/confirm`, {
    fetch,
    prepareStored: (stored) => savedValues(stored).savedReservation.write(draft),
  });
  await screen.findByRole("button", { name: "Записаться" });
  expect(notice() !== null).toBe(isPriceNew);
});
