import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import * as modules from "../../../src/app/router/page-module.ts";
import { renderApp } from "../../support/render-app.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
const gone = "Сервис сейчас не отвечает";

const loadable = (route: { load: () => Promise<modules.PageModule> }) => route;

/** How the page behind a path is loaded from now on. */
function loadBy(path: string, load: () => Promise<modules.PageModule>) {
  const { route } = modules.matchTable(path);
  vi.spyOn(loadable(route), "load").mockImplementation(load);
}

test("a page that is on its way says so on the last one, and has the focus when it comes", async () => {
  const { route } = modules.matchTable("/not-found");
  const page = await route.load();
  let come = () => {};
  const { router } = await renderApp("/my/reservation/history");
  loadBy("/not-found", () => new Promise((resolve) => (come = () => resolve(page))));
  act(() => void router.navigate("/not-found"));
  expect(await screen.findByRole("progressbar", { name: "Загружаем…" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Мои записи");
  await act(async () => come());
  expect(await screen.findByRole("heading", { name: "Такой страницы нет" })).toBeTruthy();
  expect(screen.queryByRole("progressbar", { name: "Загружаем…" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("a page whose scripts did not come says so at its address, and the next one is well again", async () => {
  loadBy("/not-found", () => Promise.reject(new Error("Failed to fetch dynamically imported module")));
  const { router } = await renderApp("/my/reservation/history");
  await act(() => router.navigate("/not-found?from=here"));
  expect((await screen.findByRole("alert")).textContent).toContain(gone);
  expect(screen.getByRole("link", { name: "Повторить" }).getAttribute("href")).toBe("/not-found?from=here");
  await act(() => router.navigate(-1));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Мои записи");
  expect(screen.queryByText(gone)).toBeNull();
});

test("a page that breaks says so within the bar, and the next one is well again", async () => {
  loadBy("/not-found", async () => ({
    Page() {
      throw new Error("broken");
    },
  }));
  const { router } = await renderApp("/my/reservation/history");
  await act(() => router.navigate("/not-found"));
  expect((await screen.findByRole("alert")).textContent).toContain(gone);
  await userEvent.click(screen.getByRole("link", { name: /Kezek/ }));
  expect(await screen.findByRole("heading", { name: /Салоны и мастера/ })).toBeTruthy();
  expect(screen.queryByText(gone)).toBeNull();
});
