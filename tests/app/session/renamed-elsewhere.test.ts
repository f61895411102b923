// @vitest-environment jsdom
import { setImmediate } from "node:timers/promises";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { session, user } from "../../../machines/session/examples.ts";
import { start } from "../../../src/app/start.tsx";
import { storedValues } from "../../../src/browser/stored-values.ts";
import { openStorage } from "../../../src/browser/storage.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { readModule } from "../../support/read-module.ts";
import { origin } from "../../support/render-app.tsx";

const profilePath = "/rest/clients-app/v1/my/profiles";
const profile = { ...user, phone: 77011112233, version: 1 };

/** The account as the service has it. */
let account: typeof profile;
let reads: number;
let root: Awaited<ReturnType<typeof start>> | undefined;

afterEach(async () => {
  root?.unmount();
  await setImmediate();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/favorite-firms")) return Response.json({ firms: [] });
  if (pathname.endsWith("/account-deletion")) {
    return Response.json({ futureReservations: 0, reviews: 0, favoriteFirms: 0, bonuses: [], keptGiftCards: 0 });
  }
  if (pathname.endsWith("/v1/reservations")) return Response.json({ reservations: [] });
  if (pathname !== profilePath) return fixtureApi(request);
  if (request.method === "PUT") account = { ...account, ...(await request.json()), version: account.version + 1 };
  else reads += 1;
  return Response.json(account);
}

async function fetchEverything(input: string | Request): Promise<Response> {
  if (input instanceof Request) return answer(input);
  const [, module, language] = /\/locales\/(home|book|auth)\/(ru)\.json$/.exec(input) ?? [];
  const isModule = module === "home" || module === "book" || module === "auth" || module === "payment";
  return isModule && language === "ru"
    ? Response.json(await readModule(module, language))
    : new Response(null, { status: 404 });
}

/** Opens the client's own page in a browser in which they are signed in. */
async function openProfile() {
  [account, reads] = [{ ...profile }, 0];
  vi.stubGlobal("fetch", fetchEverything);
  const stored = storedValues(openStorage(false));
  const { user: _user, ...tokens } = { ...session, accessToken: "access-1" };
  stored.currentUser.write(user);
  stored.tokenInfo.write({ ...tokens, setTokenDate: Date.now() });
  document.head.innerHTML = `<meta name="kezek-api" content="${origin}">`;
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, "", "/my/profile");
  root = await start();
  await screen.findByRole("heading", { name: "Мадина Сапарова" });
  return stored;
}

const inBar = () => screen.queryByRole("link", { name: /^Профиль: / })?.getAttribute("aria-label");
const surname = () => screen.getByLabelText<HTMLInputElement>("Фамилия").value;

test("a name that is changed in another tab is shown on the page, in its form and in the bar", async () => {
  const stored = await openProfile();
  const renamed = { ...user, surname: "Ахметова" };
  account = { ...account, surname: renamed.surname, version: 2 };
  stored.currentUser.write(renamed);
  window.dispatchEvent(new Event("storage"));
  await screen.findByRole("heading", { name: "Мадина Ахметова" });
  expect([inBar(), surname()]).toEqual(["Профиль: Мадина Ахметова", "Ахметова"]);
});

test("a name that is changed here is what other tabs find, and is read anew once", async () => {
  const stored = await openProfile();
  const readsBefore = reads;
  const field = screen.getByLabelText("Фамилия");
  await userEvent.clear(field);
  await userEvent.type(field, "Ахметова");
  await userEvent.click(screen.getByRole("button", { name: "Сохранить" }));
  await waitFor(() => expect(stored.currentUser.read()).toEqual({ ...user, surname: "Ахметова" }));
  await screen.findByRole("heading", { name: "Мадина Ахметова" });
  await waitFor(() => expect(inBar()).toBe("Профиль: Мадина Ахметова"));
  await waitFor(() => expect(reads).toBe(readsBefore + 1));
});
