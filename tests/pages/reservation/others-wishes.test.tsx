import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render-app.tsx";

const services = "/red-apple-naberezhnaya/reservation/services";

const removals = () =>
  screen.queryAllByRole("button", { name: /^Убрать/ }).map((button) => button.getAttribute("aria-label"));

test("what an address asks for in the name of others is shown with for whom and by whom, and can be taken out", async () => {
  await renderApp(`${services}?services=1_1.2,4`);
  const others = within(await screen.findByRole("region", { name: "Для тех, кто придёт с вами" }));
  expect(others.getAllByRole("listitem").map((row) => row.textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Женская стрижкаДля 2‑го человека · Динара7 000 ₸",
    "Маникюр с покрытиемДля 2‑го человека · Любой мастер6 500 ₸",
  ]);
  await userEvent.click(others.getByRole("button", { name: "Убрать «Женская стрижка» для 2‑го человека" }));
  expect(removals()).toEqual(["Убрать «Маникюр с покрытием» для 2‑го человека"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Убрать «Маникюр с покрытием» для 2‑го человека");
  expect(screen.getByRole("button", { name: "Выбрать: Женская стрижка" }).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(others.getByRole("button", { name: /^Убрать/ }));
  expect(removals()).toEqual([]);
  expect(screen.queryByRole("region", { name: "Для тех, кто придёт с вами" })).toBeNull();
});

test("the same service for two people is told apart on the way and in the visit", async () => {
  await renderApp("/red-apple-naberezhnaya/reservation/masters?services=1_1");
  expect(await screen.findByRole("group", { name: "Женская стрижка" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Женская стрижка для 2‑го человека" })).toBeTruthy();
  const visit = within(screen.getByRole("complementary", { name: "Ваш визит" }));
  expect(visit.getByText("Для 2‑го человека · Любой мастер · 1 ч.")).toBeTruthy();
});

test("a visit of several people takes its longest at least, and one person's as long as it takes", async () => {
  await renderApp("/red-apple-naberezhnaya/reservation/masters?services=1_1");
  const visit = within(await screen.findByRole("complementary", { name: "Ваш визит" }));
  expect(visit.getByText(/^Длительность: от 1\sч$/)).toBeTruthy();
  await userEvent.click(visit.getByRole("button", { name: /^Удалить из визита: Женская стрижка для 2/ }));
  expect(await visit.findByText(/^Длительность: 1\sч$/)).toBeTruthy();
});
