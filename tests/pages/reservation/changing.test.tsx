import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { allocation, hold, proof, reservation, withContacts } from "../../../machines/reservation/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import type { StoredValues } from "../../../src/browser/stored-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";

const flow = "/red-apple-naberezhnaya/reservation";
const v1 = "/rest/clients-app/v1";

async function fetch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === `/rest/clients-app/v2/reservations/${reservation.id}`) {
    return Response.json({ ...reservation, heldForSeconds: 300 });
  }
  return pathname === `${v1}/reservations/service-allocation` ? Response.json(allocation) : fixtureApi(request);
}

const visit = () => within(screen.getByRole("complementary", { name: "Ваш визит" }));
const takeOut = (service: string) =>
  userEvent.click(visit().getByRole("button", { name: `Удалить из визита: ${service}` }));

/** The confirmation of a held haircut. */
async function confirming() {
  const saved: ReturnType<typeof savedValues>[] = [];
  const prepareStored = (stored: StoredValues) => {
    saved.push(savedValues(stored));
    saved[0]?.savedReservation.write({ ...withContacts, proof, hold: { ...hold, until: renderedAt + 300_000 } });
  };
  const { router } = await renderApp(`${flow}/confirm`, { fetch, prepareStored });
  await screen.findByRole("button", { name: "Записаться" });
  return {
    back: () => router.navigate(-1),
    path: () => router.state.location.pathname,
    saved: () => saved[0]?.savedReservation.read(),
  };
}

test("a service is taken out of the visit where the client stands; who wants nothing any more chooses again", async () => {
  const { router } = await renderApp(`${flow}/masters?services=1,4`, { fetch });
  await screen.findByRole("complementary", { name: "Ваш визит" });
  await takeOut("Женская стрижка");
  expect(visit().queryByText("Женская стрижка")).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ваш визит");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("К кому записаться?");
  await takeOut("Маникюр с покрытием");
  expect(await screen.findByRole("heading", { name: "Что будем делать?" })).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe(`${flow}/services`));
});

test("a service of a held time is taken out, and nothing that was typed is lost", async () => {
  const { saved } = await confirming();
  await takeOut("Женская стрижка");
  expect(await screen.findByRole("heading", { name: "Что будем делать?" })).toBeTruthy();
  expect(saved()).toMatchObject({
    clientName: withContacts.clientName,
    clientPhone: withContacts.clientPhone,
    comment: withContacts.comment,
  });
});

test.each([
  ["Изменить время", "time", "Дальше"],
  ["Изменить: Женская стрижка", "services", undefined],
  ["Изменить", "contacts", undefined],
])("what is confirmed is changed at its step: %s leads to %s", async (name, step, next) => {
  const { path, back } = await confirming();
  const card = () => within(screen.getByRole("article"));
  await userEvent.click(card().getByRole("button", { name }));
  await waitFor(() => expect(path()).toBe(`${flow}/${step}`));
  await back();
  expect(await screen.findByRole("heading", { name: "Всё верно?" })).toBeTruthy();
  await waitFor(() => expect(path()).toBe(`${flow}/confirm`));
  await userEvent.click(card().getByRole("button", { name }));
  await waitFor(() => expect(path()).toBe(`${flow}/${step}`));
  if (next === undefined) return;
  // The second press of a double press would fall on it: it takes none at first.
  await waitFor(() => expect(screen.getByRole("button", { name: next }).closest("[aria-disabled]")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: next }));
  expect(await screen.findByRole("heading", { name: "Всё верно?" })).toBeTruthy();
});

test("who changes a service of their visit comes to that service's row", async () => {
  const { path } = await confirming();
  const card = within(screen.getByRole("article"));
  await userEvent.click(card.getByRole("button", { name: "Изменить: Женская стрижка" }));
  await waitFor(() => expect(path()).toBe(`${flow}/services`));
  const row = await screen.findByRole("button", { name: /Женская стрижка/, pressed: true });
  await waitFor(() => expect(document.activeElement).toBe(row));
  // Who then chooses for somebody else, and for themselves again, is not brought back to it.
  await userEvent.click(screen.getByRole("button", { name: "Добавить человека" }));
  const added = screen.getByRole("button", { name: /2‑й человек$/, pressed: true });
  expect(document.activeElement).toBe(added);
  expect(await screen.findByText("Теперь выбираем услуги для 2‑го человека")).toBeTruthy();
  const own = screen.getByRole("button", { name: /Вы$/ });
  await userEvent.click(own);
  expect(await screen.findByRole("button", { name: /Женская стрижка/, pressed: true })).toBeTruthy();
  expect(document.activeElement).not.toBe(screen.getByRole("button", { name: /Женская стрижка/, pressed: true }));
});
