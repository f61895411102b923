import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { hold, proof, reservation, withContacts } from "../../../machines/reservation/examples.ts";
import { preview, slot } from "../../../machines/kit/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
const date = slot.startTime.slice(0, 10);
const total = (amount: number) => ({ amount, currency: "KZT" });

/** Picks a time that shows a price, and is held at another one. */
async function pickTimeHeldAt(amount: number): Promise<void> {
  const held = { ...reservation, heldForSeconds: 300, total: total(amount), fullTotal: total(amount) };
  const answers: Record<string, object> = {
    reservations: { reservation: held, secret: hold.secret },
    preview,
    "reservation-times": { ...zone, days: [{ date, state: "free", freeShare: 40 }], nearest: [] },
    "available-times": { ...zone, date, state: "free", slots: [slot], blocked: [] },
  };
  const fetch = async (request: Request) => {
    const answer = answers[request.url.split("/").at(-1) ?? ""];
    return answer === undefined ? fixtureApi(request) : Response.json(answer);
  };
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1&date=${date}`, { fetch });
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

test.each([true, false])("the confirmation says so too, of whoever comes back to it (%s)", async (isPriceNew) => {
  const draft = { ...withContacts, proof, hold: { ...hold, until: Date.parse("2100-01-01") }, isPriceNew };
  const fetch = async (request: Request) =>
    request.url.endsWith(hold.reservationId)
      ? Response.json({ ...reservation, heldForSeconds: 300 })
      : fixtureApi(request);
  await renderApp("/red-apple-naberezhnaya/reservation/confirm", {
    fetch,
    prepareStored: (stored) => savedValues(stored).savedReservation.write(draft),
  });
  await screen.findByRole("button", { name: "Записаться" });
  expect(notice() !== null).toBe(isPriceNew);
});
