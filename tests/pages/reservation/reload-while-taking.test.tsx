import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { hold, preview, reservation, startTime, takeOf } from "../../../machines/reservation/examples.ts";
import { holdingAt } from "../../../src/browser/saved-values.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { storedValues } from "../../../src/browser/stored-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";

const flow = "/red-apple-naberezhnaya/reservation/time?services=1";
const linkToTime = `${flow}&start=${encodeURIComponent(startTime)}`;

/** A service that holds any time; its answers come when the test says so. */
function service() {
  const asked: { key: string | null; body: unknown }[] = [];
  let isAnswering = false;
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.endsWith("/reservations/preview")) return Response.json(preview);
    if (!request.url.endsWith("/reservations")) return fixtureApi(request);
    asked.push({ key: request.headers.get("Idempotency-Key"), body: await request.json() });
    if (!isAnswering) return new Promise(() => {});
    return Response.json(
      { reservation: { ...reservation, heldForSeconds: 300 }, secret: hold.secret },
      { status: 201 },
    );
  };
  return { asked, fetch, answer: () => void (isAnswering = true) };
}

test("a time that was being taken when the page was lost is asked for again by a press, as it was before", async () => {
  const { asked, fetch, answer } = service();
  const storage = memoryStorage();
  await renderApp(linkToTime, { fetch, storage });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  cleanup();
  answer();
  const before = asked.splice(0).at(-1);
  await renderApp(linkToTime, { fetch, storage });
  const said = within(await screen.findByRole("alert"));
  expect(said.getByText("Ответ не успел прийти")).toBeTruthy();
  expect(asked).toEqual([]);
  await userEvent.click(said.getByRole("button", { name: "Повторить" }));
  await screen.findByRole("textbox", { name: "Имя" });
  expect(asked).toEqual([before]);
  expect(holdingAt(storedValues(storage), reservation.firm.id).read()).toBeUndefined();
});

test("a time that may have been held when the page was lost is asked about no more once it would be free again", async () => {
  const { asked, fetch } = service();
  const storage = memoryStorage();
  await renderApp(linkToTime, { fetch, storage });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  cleanup();
  vi.setSystemTime(renderedAt + 301_000);
  await renderApp(flow, { fetch, storage });
  await screen.findByRole("heading", { name: "Когда вам удобно?" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what another salon was asked for in another tab stays known until it answers", async () => {
  const { fetch, answer } = service();
  const storage = memoryStorage();
  const elsewhere = holdingAt(storedValues(storage), reservation.firm.id + 1);
  const intent = takeOf(null);
  elsewhere.write(intent);
  answer();
  await renderApp(linkToTime, { fetch, storage });
  await screen.findByRole("textbox", { name: "Имя" });
  expect(elsewhere.read()).toEqual(intent);
});
