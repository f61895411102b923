// @vitest-environment jsdom
import { setImmediate } from "node:timers/promises";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainAddress, readVisitor } from "../../server/pages/visitor.ts";
import { render } from "../../src/app/server-entry.tsx";
import { start } from "../../src/app/start.tsx";
import { cookieIn } from "../../src/browser/cookies.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { readModule } from "../support/read-module.ts";
import { origin } from "../support/render-app.tsx";
import { renderRequest } from "../support/render-request.ts";

let complaints: unknown[][];
const roots: Awaited<ReturnType<typeof start>>[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...complaint) => void complaints.push(complaint));
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.stubGlobal("fetch", fetchEverything);
});
afterEach(async () => {
  for (const root of roots.splice(0)) root.unmount();
  // React's scheduler still has a turn to take in the window that goes away with the test.
  await setImmediate();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = "kezek-city=; Path=/; Max-Age=0";
  document.cookie = "kezek-tab=; Path=/; Max-Age=0";
  window.kezekDrawnAddress = undefined;
});

async function fetchEverything(input: Request | string): Promise<Response> {
  const [, module, language] =
    /^\/locales\/(home|book|auth)\/(ru|kz|en)\.json$/.exec(input instanceof Request ? input.url : input) ?? [];
  const isModule = module === "home" || module === "book" || module === "auth" || module === "payment";
  if (isModule && (language === "ru" || language === "kz" || language === "en")) {
    return Response.json(await readModule(module, language));
  }
  return input instanceof Request ? fixtureApi(input) : new Response(null, { status: 404 });
}

/** Lays a page into the document as the server does, which draws by what {@link plainAddress} leaves. */
async function lay(url: string, language: "ru" | "kz" = "ru") {
  const cookies = ["kezek-city", "kezek-tab"].map((name) => [name, cookieIn(document.cookie, name)]);
  const { city, tab } = readVisitor(new URL(url, origin), Object.fromEntries(cookies));
  const { head, body, state } = await render(
    renderRequest(plainAddress(new URL(url, origin)), { language, city, tab }),
  );
  document.head.innerHTML = `<meta name="kezek-api" content="${origin}">${head}`;
  document.body.innerHTML = `<div id="root">${body}</div><script type="application/json" id="server-state"></script>`;
  document.querySelector("#server-state")?.append(JSON.stringify(state));
  window.history.replaceState(null, "", url);
  return document.querySelector("h1");
}

/** Starts the client over a page that was laid. */
async function open(url: string, language: "ru" | "kz" = "ru", beforeStart = () => {}) {
  const drawn = await lay(url, language);
  beforeStart();
  roots.push(await start());
  const isTaken = () => expect(Object.keys(drawn ?? {}).some((key) => key.startsWith("__reactFiber"))).toBe(true);
  await waitFor(isTaken, { timeout: 30_000 });
  return { drawn };
}

test.each([
  ["/", "ru"],
  ["/?city=aktau&tab=women&category=barber&today=1&deal=1&open=1", "kz"],
  ["/?favorite=1", "ru"],
  ["/?today=&utm_source=ig", "ru"],
  ["/red-apple-naberezhnaya", "ru"],
  ["/red-apple-naberezhnaya?services=1,4", "kz"],
  ["/red-apple-naberezhnaya?services=4,1&master=2&start=2026-11-23T13:00:00%2B05:00", "ru"],
  ["/red-apple-naberezhnaya?grade=bad&reviews=1&reviews-master=2", "ru"],
  ["/red-apple", "ru"],
  ["/gift-cards", "kz"],
  ["/bnpl", "kz"],
  ["/app-download", "ru"],
  ["/nobody", "ru"],
  ["/nowhere/to/be/found", "ru"],
] as const)("the browser takes over %s in %s without a warning, and draws nothing anew", async (url, language) => {
  const { drawn } = await open(url, language);
  expect(drawn?.isConnected).toBe(true);
  expect(complaints).toEqual([]);
  expect(document.querySelectorAll("title")).toHaveLength(1);
});

test("the page of a failure that is loaded again, which the server draws as one that is not there, says what failed without a warning", async () => {
  const errors: unknown[] = [];
  window.addEventListener("error", ({ error }) => errors.push(error), { once: true });
  await lay("/not-found");
  window.history.replaceState({ usr: { status: 503 }, key: "failed" }, "", "/not-found");
  roots.push(await start());
  expect(await screen.findByRole("heading", { name: "Сервис сейчас не отвечает" })).toBeTruthy();
  expect([...complaints, ...errors]).toEqual([]);
});

test.each(["ru", "kz"] as const)(
  "what the page was drawn with in %s is not fetched again, and needs no file",
  async (language) => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (input: Request | string) => {
      if (input instanceof Request) return fixtureApi(input);
      asked.push(input);
      return new Promise(() => {});
    });
    const { drawn } = await open("/red-apple-naberezhnaya", language);
    expect(drawn?.isConnected).toBe(true);
    expect(complaints).toEqual([]);
    expect(asked).toEqual([]);
  },
);

test("the browser takes over a reservation that is opened directly, and asks for what was not drawn alone", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: Request | string) => {
    asked.push(input instanceof Request ? new URL(input.url).pathname : input);
    return new Promise(() => {});
  });
  const { drawn } = await open("/red-apple-naberezhnaya/reservation/services?services=1,4");
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect([drawn?.isConnected, drawn?.textContent]).toEqual([true, "Что будем делать?"]);
  expect(complaints).toEqual([]);
  expect(asked.filter((path) => path.includes("multi-link") || path.includes("locales"))).toEqual([]);
});

test("the city that was chosen here is shown where the server was not told of it, after the paint that it has drawn", async () => {
  localStorage.setItem("currentUsersCity", '{"id":2}');
  localStorage.setItem("currentUsersCountry", '{"isoCode":"KZ"}');
  const { drawn } = await open("/");
  expect(await screen.findByRole("button", { name: "Город: Алматы" })).toBeTruthy();
  expect(drawn?.isConnected).toBe(true);
  expect(complaints).toEqual([]);
  expect(document.cookie).toContain("kezek-city=2-KZ");
});

test.each([
  ["of nothing here", {}],
  ["of another city", { currentUsersCity: '{"id":1}', currentUsersCountry: '{"isoCode":"KZ"}' }],
  ["of a city without its country", { currentUsersCity: '{"id":1}' }],
])("the city that the page was drawn in is stored where the storage knows %s, and calls name it", async (_, left) => {
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
  document.cookie = "kezek-city=2-KZ; Path=/";
  const named: (string | null)[][] = [];
  vi.stubGlobal("fetch", (asked: Request | string) => {
    if (asked instanceof Request) named.push(["city_id", "country_code"].map((name) => asked.headers.get(name)));
    return fetchEverything(asked);
  });
  const { drawn } = await open("/");
  const stored = () => ["currentUsersCity", "currentUsersCountry"].map((key) => localStorage.getItem(key));
  expect(stored()).toEqual(['{"id":2}', '{"isoCode":"KZ"}']);
  expect(screen.getByRole("button", { name: "Город: Алматы" })).toBeTruthy();
  expect(drawn?.isConnected).toBe(true);
  expect(complaints).toEqual([]);
  await userEvent.click(screen.getByRole("link", { name: /Ногти/ }));
  await waitFor(() => expect(named).not.toEqual([]));
  expect(named.filter(([id, country]) => id !== "2" || country !== "KZ")).toEqual([]);
});

test("a page out of the history that was drawn in a city left since takes no choice back", async () => {
  document.cookie = "kezek-city=1-KZ; Path=/";
  await open("/", "ru", () => {
    localStorage.setItem("currentUsersCity", '{"id":2}');
    localStorage.setItem("currentUsersCountry", '{"isoCode":"KZ"}');
    document.cookie = "kezek-city=2-KZ; Path=/";
  });
  expect(await screen.findByRole("button", { name: "Город: Алматы" })).toBeTruthy();
  expect(localStorage.getItem("currentUsersCity")).toBe('{"id":2}');
  expect(complaints).toEqual([]);
});

test("the salons that a visitor keeps are shown after the paint that the server has drawn without them", async () => {
  localStorage.setItem("firms", "[1]");
  const { drawn } = await open("/?favorite=1");
  expect(await screen.findByRole("heading", { level: 3, name: "Red Apple на набережной" })).toBeTruthy();
  expect(drawn?.isConnected).toBe(true);
  expect(complaints).toEqual([]);
});

test("a link that stands for nothing ends at /not-found with the status in its state", async () => {
  await open("/nobody");
  expect(window.location.pathname).toBe("/not-found");
  expect(window.history.state).toMatchObject({ usr: { status: 404 } });
});

test.each([0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89])(
  "who goes through the history %i turns after the scripts were there sees the page of the address",
  async (turns) => {
    await lay("/");
    window.kezekDrawnAddress = "/";
    const leave = async () => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      window.history.replaceState(null, "", "/red-apple-naberezhnaya");
      window.dispatchEvent(new PopStateEvent("popstate"));
    };
    const leaving = leave();
    roots.push(await start());
    await leaving;
    expect(await screen.findByRole("heading", { level: 1, name: "Red Apple на набережной" })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain("Red Apple"));
    expect(complaints).toEqual([]);
  },
);

test("who has left an address that stands for nothing is not taken for lost where they went", async () => {
  await lay("/nobody");
  window.kezekDrawnAddress = "/nobody";
  window.history.replaceState(null, "", "/red-apple-naberezhnaya");
  roots.push(await start());
  expect(await screen.findByRole("heading", { level: 1, name: "Red Apple на набережной" })).toBeTruthy();
  expect(window.location.pathname).toBe("/red-apple-naberezhnaya");
});

test("the buttons that were pressed before the scripts were there are pressed when they are; one that is gone is not", async () => {
  const names = ["Выбрать: Женская стрижка", "Выбрать: Маникюр с покрытием"];
  const pressed = () => names.map((name) => screen.getByRole("button", { name }).ariaPressed);
  const gone = vi.fn<() => void>();
  await open("/red-apple-naberezhnaya", "ru", () => {
    const removed = document.createElement("button");
    removed.addEventListener("click", gone);
    window.kezekEarlyPresses = new Set([removed, ...names.map((name) => screen.getByRole("button", { name }))]);
  });
  await waitFor(() => expect(pressed()).toEqual(["true", "true"]));
  expect(gone).not.toHaveBeenCalled();
});

test("a static build without a server's page draws itself", async () => {
  document.head.innerHTML = `<meta name="kezek-api" content="${origin}">`;
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, "", "/red-apple-naberezhnaya");
  roots.push(await start());
  expect(await screen.findByRole("heading", { level: 1, name: "Red Apple на набережной" })).toBeTruthy();
});

test("who comes back to the home page begins with the tab that they pressed last, drawn by the server and put into the address", async () => {
  document.cookie = "kezek-tab=women; Path=/";
  const drawn = await lay("/?utm_source=ig");
  const tab = () => screen.getByRole("navigation", { name: "Для кого" }).querySelector("[aria-current]")?.textContent;
  expect([drawn?.isConnected, tab()]).toEqual([true, "Женщинам"]);
  await open("/?utm_source=ig");
  expect(window.location.search).toBe("?utm_source=ig&tab=women");
  expect(tab()).toBe("Женщинам");
  expect(complaints).toEqual([]);
});
