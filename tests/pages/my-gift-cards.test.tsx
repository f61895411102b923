import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { GiftCard, ReceivedGiftCard } from "../../domain/entities.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const link = "https://kezek.test/gift-cards/open#k=pYl2Wg3zq1n0bJt5uXc8dE6f";
const phone = 77_017_654_321;

function bought(id: string, more: Partial<GiftCard>): GiftCard {
  return {
    id,
    status: "sent",
    amount: tenge(15_000),
    balance: tenge(15_000),
    worksAt: { type: "everyFirm" },
    design: "tulips",
    to: "Алия",
    delivery: { type: "sms", phone },
    link,
    validUntil: "2027-11-23",
    sentAt: "2026-11-20T10:00:00+05:00",
    isCancellable: false,
    isResendable: true,
    createdAt: "2026-11-20T10:00:00+05:00",
    ...more,
  };
}

const firm = {
  id: 1,
  name: "Red Apple",
  urlKey: "red-apple",
  address: "14",
  cityId: 1,
  cityName: "Актау",
  avatarUrl: "",
};

const received: ReceivedGiftCard = {
  id: "kept",
  status: "opened",
  amount: tenge(10_000),
  balance: tenge(7_000),
  worksAt: { type: "everyFirm" },
  design: "sea",
  from: "Алия",
  validUntil: "2026-12-20",
  isKept: true,
  firms: [firm],
};

type Cards = { bought: GiftCard[]; received: ReceivedGiftCard[] };

/** The page over a service that has these cards; `act` answers what is done to one. */
async function open(cards: Cards, act: (what: string) => Response = () => problem(503, "unavailable")) {
  const state = { isDown: false, calls: [] as string[], keys: new Set<string | null>() };
  const app = await renderApp("/my/gift-cards", {
    user,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const [found, name, what] = /\/v2\/gift-cards(?:\/([^/]+)(?:\/(\w+))?)?$/.exec(pathname) ?? [];
      if (found === undefined) return fixtureApi(request);
      if (state.isDown) return problem(503, "unavailable");
      if (what !== undefined) {
        state.calls.push(`${what} ${name}`);
        state.keys.add(request.headers.get("Idempotency-Key"));
        return act(what);
      }
      if (name === undefined) return Response.json(cards);
      const card = cards.bought.find(({ id }) => id === name);
      const payment = {
        id: "paid",
        status: "paid",
        amount: tenge(15_000),
        refunded: tenge(0),
        way: "card",
        card: { issuer: "Kaspi Bank", lastFour: "4242" },
        createdAt: "2026-11-20T10:00:00+05:00",
      };
      return Response.json({ ...card, paying: { due: tenge(0), ways: [], payment, refunds: [] } });
    },
  });
  return Object.assign(state, app);
}

const textOf = (element?: HTMLElement) => (element?.textContent ?? "").replaceAll(/\s/g, " ");
const list = async (name: string) => within(await screen.findByRole("region", { name })).getAllByRole("article");

describe("The gift cards of an account", () => {
  test("say of each card that was given how it stands, and of each that is kept what is left and where it works", async () => {
    const onDay = { type: "sms", phone, sendOn: "2026-12-31" } as const;
    const { link: _link, sentAt: _sentAt, ...unsent } = bought("", {});
    await open({
      received: [received, { ...received, id: "spent", status: "used", balance: tenge(0) }],
      bought: [
        { ...unsent, id: "new", status: "awaitingPayment", balance: tenge(0) },
        { ...unsent, id: "later", status: "scheduled", delivery: onDay, link },
        bought("sent", {}),
        bought("handed", { delivery: { type: "link" } }),
        bought("opened", { status: "opened", balance: tenge(4_000) }),
        { ...unsent, id: "used", status: "used", balance: tenge(0) },
        { ...unsent, id: "over", status: "expired", balance: tenge(0) },
        { ...unsent, id: "back", status: "cancelled", balance: tenge(0) },
      ],
    });
    const [kept, spent] = await list("Подарили вам");
    expect(textOf(kept)).toMatch(/Осталось 7 000 ₸.*Скоро закончится.*От: Алия.*20\.12\.2026/);
    expect(screen.getByRole("link", { name: "Red Apple" }).getAttribute("href")).toBe("/red-apple");
    expect(textOf(spent)).toMatch(/10 000 ₸.*Карта использована/);
    expect((await list("Подарили вы")).map((card) => textOf(card))).toEqual([
      expect.stringMatching(/Ждёт оплаты/),
      expect.stringMatching(/Ждёт своего дня.*\+7 701 765.43.21: 31\.12\.2026, утром/),
      expect.stringMatching(/Карта отправлена.*Кому: Алия.*SMS со ссылкой — на \+7 701/),
      expect.stringMatching(/Карта готова.*Передайте ссылку/),
      expect.stringMatching(/Карту открыли.*Осталось 4 000 ₸/),
      expect.stringMatching(/Карта использована/),
      expect.stringMatching(/Срок карты истёк/),
      expect.stringMatching(/Карта отменена/),
    ]);
  });

  test("say until when they are valid as long as they are", async () => {
    const statuses = ["scheduled", "sent", "opened", "used", "expired", "cancelled"] as const;
    await open({
      received: statuses.slice(1, 5).map((status) => ({ ...received, id: status, status })),
      bought: statuses.map((status) => bought(status, { status })),
    });
    const areValid = async (name: string) => (await list(name)).map((card) => textOf(card).includes("Действует до"));
    expect(await areValid("Подарили вам")).toEqual([true, true, false, false]);
    expect(await areValid("Подарили вы")).toEqual([true, true, true, false, false, false]);
  });

  test("that await their payment lead to it", async () => {
    const { link: _link, sentAt: _sentAt, ...unsent } = bought("9a1f8a52", { status: "awaitingPayment" });
    await open({ received: [], bought: [unsent, { ...unsent, id: "late", status: "unpaid" }] });
    const links = await screen.findAllByRole("link", { name: "Оплатить" });
    expect(links.map((one) => one.getAttribute("href"))).toEqual(["/gift-cards/9a1f8a52"]);
    const again = screen.getAllByRole("link", { name: "Заказать снова" });
    expect(again.map((one) => one.getAttribute("href"))).toEqual(["/gift-cards/new"]);
  });

  test("that are kept are opened again, in the language of whoever keeps them", async () => {
    const kept = { ...received, link: "https://kezek.test/gift-cards/open?lang=kz#k=pYl2Wg3zq1n0bJt5uXc8dE6f" };
    await open({ received: [kept, { ...received, id: "spent", status: "used" }], bought: [] });
    const links = await screen.findAllByRole("link", { name: "Посмотреть открытку" });
    expect(links.map((one) => one.getAttribute("href"))).toEqual(["/gift-cards/open#k=pYl2Wg3zq1n0bJt5uXc8dE6f"]);
  });

  test("that work in many salons show those once they are asked for", async () => {
    const firms = Array.from({ length: 5 }, (_, index) => ({ ...firm, id: index + 1, name: `Салон ${index + 1}` }));
    await open({ received: [{ ...received, firms }], bought: [] });
    const summary = await screen.findByText(/Куда записаться: 5 салонов/);
    expect(summary.closest("details")?.open).toBe(false);
    await userEvent.click(summary);
    expect(screen.getAllByRole("link", { name: /^Салон/ })).toHaveLength(5);
  });

  test("that are none lead to giving one; that could not be read are asked for again", async () => {
    const state = await open({ bought: [], received: [] });
    expect(await screen.findByText(/Здесь появятся карты/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Подарить карту" }).getAttribute("href")).toBe("/gift-cards");
    state.isDown = true;
    await state.dependencies.service.queryClient.resetQueries();
    await userEvent.click(await screen.findByRole("button", { name: "Повторить" }));
    state.isDown = false;
    await userEvent.click(await screen.findByRole("button", { name: "Повторить" }));
    expect(await screen.findByText(/Здесь появятся карты/)).toBeTruthy();
  });

  test("are handed over by their link, and sent to the recipient again", async () => {
    const state = await open({ received: [], bought: [bought("sent", {})] }, () => Response.json(bought("sent", {})));
    await userEvent.click(await screen.findByRole("button", { name: "Вручить" }));
    expect(await screen.findByRole("dialog", { name: "Вручить" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    await userEvent.click(screen.getByRole("button", { name: "Отправить ещё раз" }));
    expect(await screen.findByText("Отправили ещё раз")).toBeTruthy();
    expect(state.calls).toEqual(["resend sent"]);
  });

  const tooMany = (more: object) =>
    Response.json(
      { type: "urn:kezek:problem:tooManyRequests", title: "", status: 403, code: "tooManyRequests", ...more },
      { status: 403, headers: { "Content-Type": "application/problem+json" } },
    );

  test("are sent again not sooner than the service lets them: the wait is counted down on the button", async () => {
    await open({ received: [], bought: [bought("sent", {})] }, () => tooMany({ waitSeconds: 540 }));
    await userEvent.click(await screen.findByRole("button", { name: "Отправить ещё раз" }));
    const waiting = await screen.findByRole("button", { name: "Ещё раз можно через 9:00" });
    expect(waiting).toHaveProperty("disabled", true);
    expect(screen.getByRole("alert").textContent).toBe("Ещё раз можно через 9:00");
    vi.setSystemTime(Date.now() + 1000);
    await waitFor(() => expect(waiting.textContent).toBe("Ещё раз можно через 8:59"));
    vi.setSystemTime(Date.now() + 539_000);
    await waitFor(() => expect(waiting.textContent).toBe("Отправить ещё раз"));
    expect(waiting).toHaveProperty("disabled", false);
  });

  test("are not offered to be sent once more where that has been done as often as it is", async () => {
    const { isResendable: _, ...last } = bought("last", {});
    await open({ received: [], bought: [last, bought("handed", { delivery: { type: "link" } })] });
    expect(await screen.findAllByText(/^Больше отправить нельзя/)).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Отправить ещё раз" })).toBe(null);
  });

  test("say that they are not sent any more where another tab was the last to send them", async () => {
    await open({ received: [], bought: [bought("sent", {})] }, () => tooMany({}));
    await userEvent.click(await screen.findByRole("button", { name: "Отправить ещё раз" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Больше отправить нельзя/);
    expect(screen.queryByRole("button", { name: "Отправить ещё раз" })).toBe(null);
  });

  test("are cancelled once the client has read what comes back to which card, by one key however often", async () => {
    const card = bought("handed", { delivery: { type: "link" }, isCancellable: true });
    let isRefused = true;
    const { link: _link, ...rest } = card;
    const cancelled: GiftCard = { ...rest, status: "cancelled", balance: tenge(0), isCancellable: false };
    const state = await open({ received: [], bought: [card] }, () => {
      return isRefused ? problem(503, "unavailable") : Response.json(cancelled);
    });
    await userEvent.click(await screen.findByRole("button", { name: "Отменить и вернуть деньги" }));
    const sheet = await screen.findByRole("dialog", { name: "Отменить карту?" });
    expect(await within(sheet).findByText(/Куда вернутся деньги: Kaspi Bank, •••• 4242/)).toBeTruthy();
    const yes = within(sheet).getByRole("button", { name: /Отменить и вернуть 15.000.₸/ });
    await userEvent.click(yes);
    expect(await within(sheet).findByRole("alert")).toBeTruthy();
    isRefused = false;
    await userEvent.click(yes);
    const [given] = await list("Подарили вы");
    await waitFor(() => expect(textOf(given)).toMatch(/Карта отменена.*Деньги возвращаются/));
    expect(document.activeElement).toBe(given && within(given).getByRole("heading"));
    expect(new Set(state.calls)).toEqual(new Set(["cancel handed"]));
    expect(state.keys.size).toBe(1);
    expect(screen.queryByRole("button", { name: "Отменить и вернуть деньги" })).toBeNull();
  });
});
