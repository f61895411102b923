// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenMap, openMap } from "../../src/blocks/map/open-map.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderedAt } from "../support/rendered-at.ts";
import * as fixture from "../support/salon-fixture.ts";

const salon = "/red-apple-naberezhnaya";
const mapTiles = { url: "/tiles/{language}/{scheme}/{z}/{x}/{y}.svg", credit: "" };

const seen = vi.hoisted(() => ({
  opened: [] as Parameters<typeof openMap>[1][],
  marks: [] as Parameters<OpenMap["addMark"]>[],
  retried: 0,
}));
vi.mock("../../src/blocks/map/open-map.ts", () => ({
  openMap(element: HTMLElement, needs: Parameters<typeof openMap>[1]) {
    element.tabIndex = 0;
    seen.opened.push(needs);
    return {
      addMark(...mark: Parameters<OpenMap["addMark"]>) {
        seen.marks.push(mark);
        return { remove: () => void (seen.marks = seen.marks.filter((one) => one !== mark)) };
      },
      retry: () => void (seen.retried += 1),
      close: () => {},
    };
  },
}));

/** What is watched for on the screen. */
const watchers = new Set<Watcher>();
class Watcher {
  private readonly onChange: (entries: { isIntersecting: boolean }[]) => void;
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    this.onChange = onChange;
  }
  observe() {
    watchers.add(this);
  }
  disconnect() {
    watchers.delete(this);
  }
  see(isIntersecting: boolean) {
    this.onChange([{ isIntersecting }]);
  }
}

/** Scrolls to where the map is to be. */
async function comeNear() {
  await waitFor(() => expect(watchers.size).toBe(1));
  act(() => watchers.forEach((one) => one.see(true)));
  return screen.findByRole("region", { name: "Карта: Red Apple на набережной" });
}

beforeEach(() => {
  Object.assign(seen, { opened: [], marks: [], retried: 0 });
  watchers.clear();
  vi.stubGlobal("IntersectionObserver", Watcher);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "connection");
});

test("the map of a salon comes when its place is near the screen, with the salon in its place, in the language of the page", async () => {
  await renderApp(salon, { mapTiles });
  expect(await screen.findByRole("link", { name: /Открыть в 2ГИС/ })).toBeTruthy();
  await waitFor(() => expect(watchers.size).toBe(1));
  act(() => watchers.forEach((one) => one.see(false)));
  expect(seen.opened).toEqual([]);
  await comeNear();
  const { markerX: longitude, markerY: latitude } = fixture.firm.location;
  await waitFor(() =>
    expect(seen.marks).toEqual([
      [{ latitude, longitude }, expect.objectContaining({ name: "Red Apple на набережной" })],
    ]),
  );
  expect(seen.opened[0]).toMatchObject({ tiles: mapTiles, language: "ru", middle: { latitude, longitude } });
  expect(seen.marks[0]?.[2]).toBeUndefined();
});

test("a map that comes by itself is looked for no more, and leaves the focus where it is", async () => {
  await renderApp(salon, { mapTiles });
  const link = await screen.findByRole("link", { name: /Открыть в 2ГИС/ });
  link.focus();
  await comeNear();
  await waitFor(() => expect(seen.marks).toHaveLength(1));
  expect(watchers.size).toBe(0);
  expect(document.activeElement).toBe(link);
});

test.each([
  ["saves data", { saveData: true }],
  ["has a slow network", { saveData: false, effectiveType: "3g" }],
])("who %s gets the map upon a press, which goes on in it", async (_, connection) => {
  Object.assign(navigator, { connection });
  await renderApp(salon, { mapTiles });
  const show = await screen.findByRole("button", { name: "Показать на карте" });
  expect(watchers.size).toBe(0);
  expect(seen.opened).toEqual([]);
  await userEvent.click(show);
  const map = await screen.findByRole("region", { name: "Карта: Red Apple на набережной" });
  await waitFor(() => expect(document.activeElement).toBe(map));
});

test("whose browser can't tell what is on the screen gets it upon a press, too", async () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  await renderApp(salon, { mapTiles });
  expect(await screen.findByRole("button", { name: "Показать на карте" })).toBeTruthy();
});

test("where the squares can't be had the map says so, and asks for them again upon a press", async () => {
  await renderApp(salon, { mapTiles });
  await comeNear();
  act(() => seen.opened.at(-1)?.onTiles(false));
  expect(screen.getByText("Карта не загрузилась.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
  expect(seen.retried).toBe(1);
  act(() => seen.opened.at(-1)?.onTiles(true));
  expect(screen.queryByText("Карта не загрузилась.")).toBe(null);
});

test("one finger on the map is told of two, until a moment after it has moved last", async () => {
  await renderApp(salon, { mapTiles });
  await comeNear();
  const hint = screen.getByText("Двигайте карту двумя пальцами");
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date", "setTimeout", "clearTimeout"] });
  const move = () => act(() => seen.opened.at(-1)?.onOneFinger());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  expect(hint.dataset.shown).toBe("false");
  move();
  pass(1000);
  move();
  pass(1000);
  expect(hint.dataset.shown).toBe("true");
  pass(500);
  expect(hint.dataset.shown).toBe("false");
});

test("a site without tiles has no map, and the address as ever", async () => {
  await renderApp(salon);
  expect(await screen.findByRole("link", { name: /Открыть в 2ГИС/ })).toBeTruthy();
  expect(watchers.size).toBe(0);
  expect(screen.queryByRole("button", { name: "Показать на карте" })).toBe(null);
});
