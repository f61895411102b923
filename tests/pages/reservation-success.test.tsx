import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lateVisit, pastVisit, visit } from "../../machines/reservation-change/examples.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { secret, path, openVisit, calls, press } from "./reservation-success/visit-page.tsx";

describe("The page of a visit", () => {
  test("names the city where it says when and where", async () => {
    await openVisit({ shown: visit });
    expect(await screen.findByText("Red Apple на набережной, Актау")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Актау, 14/ })).toBeTruthy();
  });

  test("opens by the link of an SMS: the secret leaves the address, the language stays in it", async () => {
    const fetch = async (request: Request) =>
      request.url.includes(`/v2/reservations/${visit.id}`) ? Response.json(visit) : fixtureApi(request);
    const { router } = await renderApp(`${path}?lang=kz#k=${secret}`, { fetch, language: "kz" });
    await screen.findByRole("heading", { level: 1, name: "Сіз жазылдыңыз!" });
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, search: "?lang=kz", hash: "" }));
  });

  test.each(["guest", "client"] as const)("promises a %s nothing that the page cannot know", async (as) => {
    await openVisit({ shown: visit }, { as });
    expect((await screen.findByText(/^Салон ждёт вас/)).textContent).toBe("Салон ждёт вас.");
  });

  test("says until which hour cancelling is free", async () => {
    await openVisit({ shown: visit });
    expect(await screen.findByText(/бесплатно до 22\sноября,\s13:00/)).toBeTruthy();
  });

  test("promises no more than cancelling where nothing else can be done here", async () => {
    await openVisit({ shown: { ...visit, status: "awaitingPrepayment", paymentStatus: "required" } });
    expect(await screen.findByText(/^Отменить запись можно прямо здесь: бесплатно до/)).toBeTruthy();
    expect(screen.queryByText(/перенести или изменить/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Перенести" })).toBeNull();
  });

  test("leads to the prepayment that a visit waits for, with its amount and the time that is left; one that stands waits for none", async () => {
    const prepayment = { amount: 500_000, currency: "KZT" };
    const awaited = { ...visit, status: "awaitingPrepayment", paymentStatus: "required", prepayment } as const;
    await openVisit({ shown: { ...awaited, heldForSeconds: 840 } });
    const pay = await screen.findByRole("link", { name: "Внести предоплату" });
    expect(pay.getAttribute("href")).toBe(`/salon/reservations/${visit.id}/prepayment`);
    const notice = within(
      (await screen.findByText("Внесите предоплату, чтобы визит состоялся")).closest("section, div") ?? pay,
    );
    expect(notice.getByText(/5\s000\s₸/)).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toMatch(/1[34]:\d\d/);
    expect(screen.queryByRole("button", { name: "Добавить в календарь" })).toBeNull();
    cleanup();
    await openVisit({ shown: { ...awaited, status: "confirmed", paymentStatus: "paid" } });
    await screen.findByRole("button", { name: "Отменить запись" });
    expect(screen.getByRole("button", { name: "Добавить в календарь" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Внести предоплату" })).toBeNull();
  });

  test("only shows it: nothing is cancelled by opening the page", async () => {
    const { asked } = await openVisit({ shown: visit });
    await screen.findByRole("button", { name: "Отменить запись" });
    expect(new Set(calls(asked))).toEqual(new Set(["GET"]));
  });

  test("is there for the client whose phone it is of, without a secret", async () => {
    const { asked } = await openVisit({ shown: visit }, { as: "client" });
    await press("Отменить запись");
    await press("Да, отменить");
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Запись отменена");
    expect(new Set(asked.map((one) => one.secret))).toEqual(new Set([null]));
  });

  test.each(["nobody", "whoever comes after an account"] as const)(
    "asks for a link or an account of %s",
    async (as) => {
      const { asked } = await openVisit({ shown: visit }, { as });
      await screen.findByRole("heading", { name: "Запись открывается по личной ссылке" });
      const link = within(screen.getByRole("main")).getByRole("link", { name: "Войти" });
      expect(link.getAttribute("href")).toBe(`/auth/sms?return=${encodeURIComponent(path)}`);
      expect(asked).toEqual([]);
    },
  );
});

describe("The page of a visit that is over", () => {
  const over = { ...lateVisit, startTime: "2026-11-19T10:00:00+05:00", endTime: "2026-11-19T11:00:00+05:00" };

  test.each([
    ["as the service says", pastVisit],
    ["while the page still has it as confirmed", over],
  ])("says so, %s, and offers to book again and nothing else", async (_, shown) => {
    await openVisit({ shown });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Визит завершён");
    expect(screen.getByRole("link", { name: "Записаться снова" })).toBeTruthy();
    expect(screen.queryByText(/Салон ждёт вас/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Добавить в календарь" })).toBeNull();
    expect(screen.queryByText("Планы изменились или опаздываете?")).toBeNull();
  });
});

describe("A shared link", () => {
  const own = async () => screen.findByRole("heading", { name: "Вы записаны!" });
  const askedLast = ({ asked }: { asked: { secret: string | null }[] }) => asked.at(-1)?.secret;

  test("opens the visit, and leaves its secret here and not in the address", async () => {
    const app = await openVisit({ shown: visit }, { as: "nobody", hash: `#k=${secret}` });
    await own();
    expect(app.router.state.location.hash).toBe("");
    expect(app.kept()).toEqual({ [visit.id]: { secret, userId: null } });
  });

  test("that was damaged on its way leaves the secret that is here, and leads nobody away", async () => {
    const app = await openVisit({ shown: visit }, { hash: `#k=${secret.slice(0, 9)}` });
    await own();
    expect([app.router.state.location.hash, app.leftWith]).toEqual(["", []]);
    expect(askedLast(app)).toBe(secret);
    expect(app.kept()).toEqual({ [visit.id]: { secret, userId: null } });
  });

  test("takes the place of a secret that opens nothing", async () => {
    const link = "0f0f0f0fc1d04c6f8f5e9a3d2c1b0a99";
    const app = await openVisit({ shown: visit }, { link, hash: `#k=${link}` });
    await own();
    expect(app.kept()).toEqual({ [visit.id]: { secret: link, userId: null } });
  });

  test("that opens nothing, where nothing else does, leads to /not-found and is not kept", async () => {
    const app = await openVisit({ shown: visit }, { as: "nobody", hash: "#k=b7b8" });
    await waitFor(() => expect(app.leftWith).toEqual([404]));
    expect(app.kept()?.[visit.id]?.secret).not.toBe("b7b8");
  });
});

describe("An address that is no visit's", () => {
  test.each(["", "#k=b7b8"])("says how to get in, and does not ask to be tried again (%j)", async (hash) => {
    const fetch = async (request: Request) =>
      request.url.includes("/v2/reservations/x") ? problem(400, "invalidRequest") : fixtureApi(request);
    await renderApp(`/my/reservation/x/success${hash}`, {
      fetch,
      prepareStored: ({ guestReservations }) => {
        if (hash === "") guestReservations.write({ x: { secret, userId: null } });
      },
    });
    await screen.findByRole("heading", { level: 1, name: "Запись открывается по личной ссылке" });
    expect(screen.queryByRole("button", { name: "Повторить" })).toBeNull();
  });
});
