import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render-app.tsx";

const flow = "/red-apple-naberezhnaya/reservation";

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
  const both = within(await screen.findByRole("group", { name: /^Маникюр.с.покрытием, Женская стрижка$/ }));
  expect(both.getByRole("radio", { name: /Динара/, checked: true })).toBeTruthy();
});

test("a master who does several services is one card; each service can have a master of its own", async () => {
  await renderApp(`${flow}/masters?services=4,1`);
  const both = within(await screen.findByRole("group", { name: /^Маникюр.с.покрытием, Женская стрижка$/ }));
  expect(screen.getAllByRole("radio", { name: /Динара/ })).toHaveLength(1);
  await userEvent.click(both.getByRole("radio", { name: /Динара/ }));
  expect(screen.getAllByText(/^Динара · /, { selector: "small" }).length).toBeGreaterThanOrEqual(2);
  await userEvent.click(screen.getByRole("button", { name: "Выбрать мастера для каждой услуги" }));
  const haircut = within(screen.getByRole("group", { name: "Женская стрижка" }));
  expect(haircut.getByRole("radio", { name: /Динара/, checked: true })).toBeTruthy();
  await userEvent.click(haircut.getByRole("radio", { name: /Айгерим/ }));
  const nails = within(screen.getByRole("group", { name: /^Маникюр.с.покрытием$/ }));
  expect(nails.getByRole("radio", { name: /Динара/, checked: true })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Выбрать мастера для каждой услуги" })).toBeNull();
});
