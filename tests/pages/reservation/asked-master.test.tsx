// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderApp, renderedAt } from "../../support/render-app.tsx";

const flow = "/red-apple-naberezhnaya/reservation";

beforeEach(() => {
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the time step says whose times it shows, and leads to another master", async () => {
  const { router } = await renderApp(`${flow}/time?services=4.2`);
  await userEvent.click(await screen.findByRole("button", { name: "Динара Изменить мастера" }));
  expect(router.state.location.pathname).toBe(`${flow}/masters`);
  await userEvent.click(screen.getByRole("radio", { name: /Любой мастер/ }));
  const toTime = screen.getByRole("button", { name: "Выбрать время" });
  await waitFor(() => expect(toTime.closest("[aria-disabled]")).toBeNull());
  await userEvent.click(toTime);
  expect(await screen.findByRole("button", { name: "Любой мастер Изменить мастера" })).toBeTruthy();
});

test("a service that is added to those of one master is asked of the same master", async () => {
  await renderApp(`${flow}/services?services=4.2`);
  await userEvent.click(await screen.findByRole("button", { name: "Выбрать: Женская стрижка" }));
  await userEvent.click(screen.getByRole("button", { name: "Дальше" }));
  const chosen = await screen.findAllByRole("radio", { name: /Динара/, checked: true });
  expect(chosen).toHaveLength(2);
});
