import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { visit } from "../../machines/reservation-change/examples.ts";
import { typeset } from "../../src/format/typeset.ts";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import * as fixture from "../support/salon-fixture.ts";
import { renderApp } from "../support/render-app.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
/** The fixture's service, where one path is answered otherwise. */
const but =
  (path: string, answer: () => Response): Send =>
  async (request) =>
    new URL(request.url).pathname.endsWith(path) ? answer() : fixtureApi(request);

test("what is worth a look stands in one row: what is recommended, who is free soon, and who has quiet hours, and nobody of the row above", async () => {
  const [promoted] = fixture.salonLink.firms;
  const quiet = { ...promoted, id: 77, name: "Тихий час", urlKey: "tikhiy-chas", isPromoted: false };
  const soon = Array.from({ length: 7 }, (_, index) => ({
    ...fixture.barber,
    id: 80 + index,
    name: index === 6 ? "Седьмой" : `Бородач ${index}`,
  }));
  const quietHours = but("special-offers/discounted-firms", () => Response.json({ firms: [promoted, quiet] }));
  const fetch: Send = async (request) =>
    request.url.includes("offered-firms") ? Response.json({ firms: soon }) : quietHours(request);
  await renderApp("/", { fetch });
  const row = within(await screen.findByRole("region", { name: "Стоит заглянуть" }));
  await waitFor(() =>
    expect(row.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Причёска к празднику",
      "Седьмой",
      "Тихий час",
    ]),
  );
  expect(row.getByRole("link", { name: "Причёска к празднику" }).getAttribute("href")).toBe(
    "/?city=aktau&category=hair",
  );
});

test("what the operator recommends stands there alone too, and with nothing beside nobody there is no row", async () => {
  const alone: Send = async (request) =>
    request.url.includes("/special-offers/") ? Response.json({ firms: [] }) : fixtureApi(request);
  const withAd = await renderApp("/", { fetch: alone });
  const row = within(await screen.findByRole("region", { name: "Стоит заглянуть" }));
  expect(row.getByRole("link", { name: "Причёска к празднику" })).toBeTruthy();
  withAd.unmount();
  const none: Send = async (request) => (request.url.endsWith("/compilations/ad") ? Response.json({}) : alone(request));
  await renderApp("/", { fetch: none });
  await screen.findByRole("region", { name: "Что говорят сейчас" });
  expect(screen.queryByRole("region", { name: "Стоит заглянуть" })).toBeNull();
});

test("a salon of a compilation or with a discount is one press from its reservation, with what it is free for soonest", async () => {
  const [first] = fixture.salonLink.firms;
  const free = { ...first, nearest: { startTime: "2026-11-23T09:00:00+05:00", serviceId: 1 } };
  const { nearest: _, ...full } = { ...free, id: 78, name: "Без мест", urlKey: "bez-mest" };
  const fetch: Send = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/firms/search/compilations")) return Response.json({ firms: [free, full] });
    if (!pathname.endsWith("special-offers/discounted-firms")) return fixtureApi(request);
    return Response.json({ firms: [{ ...free, id: 77, name: "Тихий час", urlKey: "tikhiy-chas" }] });
  };
  await renderApp("/", { fetch });
  const compilation = within(await screen.findByRole("region", { name: "Рекомендуем" }));
  expect(
    (await compilation.findAllByRole("link", { name: /^Записаться/ })).map((link) => link.getAttribute("href")),
  ).toEqual([`/${free.urlKey}/reservation/time?services=1&date=2026-11-23`]);
  const offers = within(await screen.findByRole("region", { name: "Стоит заглянуть" }));
  const book = await offers.findByRole("link", { name: /^Записаться: Тихий час, .*09:00$/ });
  expect(book.getAttribute("href")).toBe("/tikhiy-chas/reservation/time?services=1&date=2026-11-23");
});

test("the last reviews lead to the salons that they are of", async () => {
  await renderApp("/");
  const row = within(await screen.findByRole("region", { name: "Что говорят сейчас" }));
  expect(row.getByText("Стрижка держит форму уже второй месяц.")).toBeTruthy();
  expect(row.getByRole("link", { name: "Red Apple на набережной" }).getAttribute("href")).toBe(
    "/red-apple-naberezhnaya",
  );
});

test("a last review in another language says so", async () => {
  const fetch: Send = async (request) => {
    const answer = await fixtureApi(request);
    if (!new URL(request.url).pathname.endsWith("/screen/home/reviews")) return answer;
    return new Response((await answer.text()).replaceAll('"language":"ru"', '"language":"kz"'), answer);
  };
  await renderApp("/", { fetch });
  const row = within(await screen.findByRole("region", { name: "Что говорят сейчас" }));
  expect(row.getByText(/ · На казахском$/)).toBeTruthy();
  expect(row.getByText("Стрижка держит форму уже второй месяц.").lang).toBe("kk");
});

test("where conditions are set there is only what meets them", async () => {
  await renderApp("/?category=barber");
  await screen.findByRole("region", { name: /Салоны и мастера/ });
  expect(screen.queryByRole("region", { name: "Стоит заглянуть" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Что говорят сейчас" })).toBeNull();
});

test.each([
  "screen/home/reviews",
  "special-offers/offered-firms",
  "compilations/ad",
  "v2/configs",
  "search/compilations",
])("a row that can't be had is not there, and nobody is led away: %s", async (path) => {
  const { router } = await renderApp("/", { fetch: but(path, () => problem(500, "internal")) });
  await screen.findByRole("region", { name: /Салоны и мастера/ });
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  expect(screen.getAllByRole("article").length).toBeGreaterThan(1);
});

test("what the operator announces stands above everything", async () => {
  const text = "23 ноября с 02:00 до 03:00 обновляемся.";
  await renderApp("/", { fetch: but("v2/configs", () => Response.json({ announcement: { text } })) });
  expect((await screen.findByText(/обновляемся/)).textContent?.replaceAll("\u00a0", " ")).toBe(text);
});

const done = {
  ...visit,
  status: "completed" as const,
  startTime: "2026-11-02T10:00:00+05:00",
  endTime: "2026-11-02T11:00:00+05:00",
};
const shave = {
  ...done,
  id: "9d4c1e0b-7a52-4f8e-8c31-2b5d6e7f8a90",
  firm: { ...visit.firm, id: 2, name: "Бородач", urlKey: "borodach" },
  startTime: "2026-10-02T10:00:00+05:00",
  endTime: "2026-10-02T11:00:00+05:00",
};

test("the last visits stand beside the one to come, each one press from being had once more", async () => {
  const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
  await renderApp("/", {
    user,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/v1/reservations")) return Response.json({ reservations: [visit] });
      if (pathname.endsWith("/v2/reservations/history")) return Response.json({ reservations: [done, shave] });
      return fixtureApi(request);
    },
  });
  const row = within(await screen.findByRole("region", { name: "Недавние записи" }));
  const ways = row.getAllByRole("link", { name: "Записаться снова" }).map((link) => link.getAttribute("href"));
  expect(ways).toEqual([
    expect.stringMatching(/^\/red-apple-naberezhnaya\/reservation\/time\?services=/),
    expect.stringMatching(/^\/borodach\/reservation\/time\?services=/),
  ]);
  expect(await screen.findByRole("link", { name: "Открыть запись" })).toBeTruthy();
});

test("a guest is offered the last visits that this browser keeps the keys to, those that were passed over too", async () => {
  const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
  const gone = "11111111-7a52-4f8e-8c31-2b5d6e7f8a90";
  const { leftWith, dependencies } = await renderApp("/", {
    prepareStored: ({ guestReservations, passedReservations }) => {
      const keys = [done.id, gone, shave.id].map((id) => [id, { secret, userId: null }]);
      guestReservations.write(Object.fromEntries(keys));
      passedReservations.write([done.id, gone, shave.id]);
    },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.includes("/v2/reservations/")) return fixtureApi(request);
      const found = [done, shave].find(({ id }) => pathname.endsWith(id));
      return found ? Response.json(found) : problem(404, "reservationNotFound");
    },
  });
  const row = within(await screen.findByRole("region", { name: "Недавние записи" }));
  expect(row.getAllByRole("heading", { level: 3 }).map(({ textContent }) => typeset(textContent ?? ""))).toEqual(
    [done, shave].map(({ firm }) => typeset(firm.name)),
  );
  expect(leftWith).toEqual([]);
  const { guestReservations } = dependencies.browser.stored;
  await waitFor(() => expect(Object.keys(guestReservations.read() ?? {})).toEqual([done.id, shave.id]));
});
