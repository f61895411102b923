import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Track } from "../../../domain/analytics.ts";
import {
  allocation,
  hold,
  preview,
  proof,
  reservation,
  withContacts,
  withHold,
} from "../../../machines/reservation/examples.ts";
import type { Send } from "../../../src/api/layer.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import type { StoredValues } from "../../../src/browser/stored-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";
import { firmServices, masters } from "../../support/salon-fixture.ts";

const flow = "/red-apple-naberezhnaya/reservation";
const v1 = "/rest/clients-app/v1";
const atThirteen = `services=1&start=${encodeURIComponent(reservation.startTime)}`;

const english: Readonly<Record<string, unknown>> = {
  [`${v1}/reservations/firm/1`]: {
    ...firmServices,
    services: firmServices.services.map((service) => (service.id === 1 ? { ...service, name: "Haircut" } : service)),
  },
  [`${v1}/firms/1/masters`]: masters.map((one) =>
    one.id === 2 ? { ...one, name: "Dinara", surname: "Ospanova" } : one,
  ),
};

const ofAnybody = reservation.entries.map((entry) => ({ ...entry, isAnyMaster: true as const }));
const held = { reservation: { ...reservation, entries: ofAnybody, heldForSeconds: 300 }, secret: hold.secret };

/** The salon in two languages, and a time that is held in Russian; `answers` stand over that. */
const salon = (answers: Readonly<Record<string, () => Response>> = {}): Send => {
  const all: typeof answers = {
    [`${v1}/reservations/preview`]: () => Response.json(preview),
    [`${v1}/reservations/service-allocation`]: () => Response.json(allocation),
    [`${v1}/reservations`]: () => Response.json(held, { status: 201 }),
    ...answers,
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isEnglish = request.headers.get("Accept-Language") === "en";
    if (isEnglish && pathname in english) return Response.json(english[pathname]);
    return all[pathname]?.() ?? fixtureApi(request);
  };
};

/** The client switches to English. */
async function switchLanguage({ dependencies }: Awaited<ReturnType<typeof renderApp>>) {
  await act(async () => dependencies.language.chooseLanguage("en"));
}

test("what was held in one language is named in another: in the visit, and where a master was picked", async () => {
  const app = await renderApp(`${flow}/contacts?${atThirteen}`, { fetch: salon() });
  const inRussian = await screen.findByRole("complementary", { name: "Ваш визит" });
  await waitFor(() => expect(within(inRussian).getByText("Динара · 13:00–\u206014:00")).toBeTruthy());
  expect(within(inRussian).getByText("Женская стрижка")).toBeTruthy();
  await switchLanguage(app);
  const inEnglish = within(await screen.findByRole("complementary", { name: "Your visit" }));
  await waitFor(() => expect(inEnglish.getByText("Dinara Ospanova · 13:00–\u206014:00")).toBeTruthy());
  expect(inEnglish.getByText("Haircut")).toBeTruthy();
  const picked = within(screen.getByRole("list", { name: "Your specialist" }));
  expect(picked.getByText(/^You will see Dinara Ospanova: free at this time/)).toBeTruthy();
  expect(picked.getByText("Haircut · 13:00–\u206014:00")).toBeTruthy();
});

test("who looks at other times keeps their own free: each question about times names what is held, and who was asked for", async () => {
  const asked: { path: string; body: { reservationId?: string; params?: { entries: unknown[] } } }[] = [];
  const answers = salon();
  const fetch: Send = async (request) => {
    const { pathname: path } = new URL(request.url);
    if (path.endsWith("-times")) asked.push({ path, body: await request.clone().json() });
    return answers(request);
  };
  const ofDinara = atThirteen.replace("services=1", "services=1.2");
  const { router } = await renderApp(`${flow}/contacts?${ofDinara}`, { fetch });
  await screen.findByRole("textbox", { name: "Имя" });
  asked.length = 0;
  await act(() => router.navigate(`${flow}/time?services=1.2`));
  await screen.findByRole("heading", { name: "Когда вам удобно?" });
  await waitFor(() => expect(new Set(asked.map(({ path }) => path.split("/").at(-1))).size).toBe(2));
  for (const { body } of asked) {
    expect(body.reservationId).toBe(hold.reservationId);
    expect(body.params?.entries).toEqual([{ person: 1, serviceId: 1, masterId: 2 }]);
  }
});

test("the opened panel of a step closes by Escape, and covers no other step", async () => {
  const { router } = await renderApp(`${flow}/contacts?${atThirteen}`, { fetch: salon() });
  await screen.findByRole("textbox", { name: "Имя" });
  const panel = () => within(screen.getByRole("complementary", { name: "Ваш визит" }));
  const opener = () => panel().getByRole("button", { name: /13:00/ });
  // A press right after a step has changed is one of a double click, and is not taken.
  const open = async () =>
    waitFor(async () => {
      await userEvent.click(opener());
      expect(opener().getAttribute("aria-expanded")).toBe("true");
    });
  await open();
  await userEvent.keyboard("{Escape}");
  expect(opener().getAttribute("aria-expanded")).toBe("false");
  await open();
  await act(() => router.navigate(`${flow}/time?services=1`));
  await screen.findByRole("heading", { name: "Когда вам удобно?" });
  expect(panel().queryByRole("button", { expanded: true })).toBeNull();
});

test("the visit says at every step what is due before it, and what comes back of that", async () => {
  const prepayment = { amount: 200_000, currency: "KZT" };
  const promisedCashback = { amount: 10_000, currency: "KZT" };
  const reservations = () =>
    Response.json({ ...held, reservation: { ...held.reservation, prepayment, promisedCashback } }, { status: 201 });
  const fetch = salon({ [`${v1}/reservations`]: reservations });
  await renderApp(`${flow}/contacts?${atThirteen}`, { fetch });
  const visit = within(await screen.findByRole("complementary", { name: "Ваш визит" }));
  const due = await visit.findByText("Предоплата");
  expect(due.closest("p")?.textContent).toMatch(/2\s000\s₸$/);
  expect(visit.getByText(/^Вернём бонусами/).closest("p")?.textContent).toMatch(/\+100\s₸$/);
});

test("what was held in one language is confirmed in another", async () => {
  const prepareStored = (stored: StoredValues) =>
    savedValues(stored).savedReservation.write({
      ...withContacts,
      proof,
      hold: { ...hold, until: renderedAt + 300_000 },
    });
  const reads = { [`/rest/clients-app/v2/reservations/${reservation.id}`]: () => Response.json(held.reservation) };
  const app = await renderApp(`${flow}/confirm`, { fetch: salon(reads), prepareStored });
  await screen.findByRole("button", { name: "Записаться" });
  expect(screen.getAllByText("Женская стрижка")).toHaveLength(2);
  await switchLanguage(app);
  await waitFor(() => expect(screen.getAllByText("Haircut")).toHaveLength(2));
  expect(screen.getAllByText("Dinara Ospanova · 13:00–\u206014:00")).toHaveLength(2);
  expect(screen.queryByText("Женская стрижка")).toBeNull();
});

test("a price that is a range stays one when the time is held: in the visit and at the confirmation", async () => {
  const ranged = {
    ...held.reservation,
    totalMax: { amount: 950_000, currency: "KZT" },
    fullTotalMax: { amount: 950_000, currency: "KZT" },
    entries: held.reservation.entries.map((entry) => ({ ...entry, priceMax: 900_000, fullPriceMax: 900_000 })),
  };
  const prepareStored = (stored: StoredValues) =>
    savedValues(stored).savedReservation.write({
      ...withContacts,
      proof,
      hold: { ...hold, until: renderedAt + 300_000 },
    });
  const reads = { [`/rest/clients-app/v2/reservations/${reservation.id}`]: () => Response.json(ranged) };
  await renderApp(`${flow}/confirm`, { fetch: salon(reads), prepareStored });
  await screen.findByRole("button", { name: "Записаться" });
  const range = "7\u202f000–\u200b9\u202f000\u00a0₸";
  const lines = screen.getAllByText("Итого").map((label) => label.parentElement?.textContent);
  const total = "7\u202f000–\u200b9\u202f500\u00a0₸";
  expect(lines).toEqual([`Итого${total}`, `Итого${total}`]);
  expect(screen.getByText(/ещё \d/, { selector: "small" }).textContent).toMatch(/^от 7\u202f000\u00a0₸ · /);
  expect(screen.getAllByText("Женская стрижка").map((name) => name.parentElement?.textContent)).toEqual([
    expect.stringContaining(range),
    expect.stringContaining(range),
  ]);
});

test("what came in one language is not kept as that of another", async () => {
  const app = await renderApp(`${flow}/contacts?${atThirteen}`, { fetch: salon() });
  await screen.findByText("Динара · 13:00–\u206014:00");
  await switchLanguage(app);
  await userEvent.type(await screen.findByLabelText("Name"), "A");
  const kept = app.dependencies.service.queryClient.getQueryCache().findAll({ queryKey: ["getReservation"] });
  expect(kept.map(({ queryKey: [, language] }) => language)).toEqual(["ru"]);
});

test("a visit that an address begins is told of, with its services", async () => {
  const track = vi.fn<Track>();
  await renderApp(`${flow}/masters?services=1,4`, { fetch: salon(), track });
  await waitFor(() =>
    // Effects run twice while developing: the first run is looked at.
    expect(track.mock.calls.slice(0, 3)).toEqual([
      ["open_reservation", { firmId: 1 }],
      ["add_service", { firmId: 1, serviceId: 1 }],
      ["add_another_service", { firmId: 1, serviceId: 4 }],
    ]),
  );
});

test("who has to sign in for a time is led there", async () => {
  const refusal = {
    type: "urn:kezek:problem:somethingNew",
    title: "",
    status: 403,
    code: "somethingNew",
    action: "signIn",
  };
  const refuse = () => Response.json(refusal, { status: 403, headers: { "Content-Type": "application/problem+json" } });
  const { router } = await renderApp(`${flow}/contacts?${atThirteen}`, {
    fetch: salon({ [`${v1}/reservations`]: refuse }),
  });
  const inHead = await screen.findByRole("link", { name: "Войти" });
  await waitFor(() => expect(inHead.getAttribute("href")).toContain(encodeURIComponent(`${flow}/time`)));
  const addresses: string[] = [];
  router.subscribe(({ location: { pathname, search } }) => addresses.push(pathname + search));
  await userEvent.click(screen.getByRole("button", { name: "Войти" }));
  expect(addresses[0]).toBe(`${flow}/time?auth=password`);
});

test("a stored hold that the service takes for none is dropped: the client chooses a time anew", async () => {
  const refused = { code: "validationFailed", title: "The request is not what the contract asks for", status: 400 };
  const problem = { status: 400, headers: { "Content-Type": "application/problem+json" } };
  const fetch = salon({
    [`/rest/clients-app/v2/reservations/${hold.reservationId}`]: () => Response.json(refused, problem),
  });
  let stored: StoredValues | undefined;
  await renderApp(`${flow}/time`, {
    fetch,
    prepareStored(values) {
      stored = values;
      savedValues(values).savedReservation.write(withHold);
    },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Когда вам удобно?" })).toBeTruthy();
  const kept = () => stored && savedValues(stored).savedReservation.read();
  await waitFor(() => expect(kept()).toMatchObject({ hold: null, isTemporary: false }));
});

test("who cannot be confirmed, since the salon takes no visits any more, is told so and led to salons that do it on that day", async () => {
  const refused = { code: "firmNotBookable", action: "changeFirm", title: "No", status: 400 };
  const problem = { status: 400, headers: { "Content-Type": "application/problem+json" } };
  const { router } = await renderApp(`${flow}/confirm`, {
    fetch: salon({
      [`/rest/clients-app/v2/reservations/${hold.reservationId}`]: () =>
        Response.json({ ...reservation, heldForSeconds: 300 }),
      [`${v1}/reservations`]: () => Response.json(refused, problem),
    }),
    prepareStored(values) {
      const until = renderedAt + 300_000;
      savedValues(values).savedReservation.write({ ...withContacts, proof, hold: { ...hold, until } });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Записаться" }));
  const said = within(await screen.findByRole("alert"));
  expect(said.getByText("Этот салон больше не принимает записи")).toBeTruthy();
  await userEvent.click(said.getByRole("button", { name: "Выбрать другой салон" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/search"));
  const asked = new URLSearchParams(router.state.location.search);
  expect([asked.get("q"), asked.get("date")]).toEqual(["Женская стрижка", reservation.startTime.slice(0, 10)]);
});

test("who can be sent no code before their time is free again is told whom to call", async () => {
  const problem = { status: 403, headers: { "Content-Type": "application/problem+json" } };
  const tooMany = { code: "tooManyCodes", action: "tryLater", title: "No", status: 403, waitSeconds: 3000 };
  await renderApp(`${flow}/contacts`, {
    fetch: salon({
      [`/rest/clients-app/v2/reservations/${reservation.id}`]: () => Response.json(held.reservation),
      [`${v1}/reservations/sms-code`]: () => Response.json(tooMany, problem),
    }),
    prepareStored(values) {
      const until = renderedAt + 300_000;
      savedValues(values).savedReservation.write({ ...withContacts, hold: { ...hold, until } });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Получить код" }));
  expect(await screen.findByText("Слишком много кодов подряд")).toBeTruthy();
  const [call] = screen.getAllByRole<HTMLAnchorElement>("link", { name: /^Позвонить: / });
  expect(call?.href).toBe("tel:+77292123456");
});
