import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { GiftCard } from "../../domain/entities.ts";
import { begun, payBox, read, savedCard } from "../../machines/card-payment/examples.ts";
import { ordered } from "../../machines/gift-card/examples.ts";
import { memoryStorage, type Storage } from "../../src/browser/storage.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const { id, secret, card } = ordered;
const due = { due: card.amount, payableForSeconds: 3600, ways: [savedCard, payBox], refunds: [] };
const nothing = { due: { ...card.amount, amount: 0 }, ways: [], refunds: [] };
const link = "https://kezek.test/gift-cards/open#k=pYl2Wg3zq1n0bJt5uXc8dE6f";
const awaited: GiftCard = { ...card, paying: due };
const sent: GiftCard = {
  ...card,
  status: "sent",
  balance: card.amount,
  link,
  validUntil: "2027-11-20",
  isResendable: true,
  paying: nothing,
};

/** What the service tells and does for who is signed in. */
const accountAnswers: Record<string, object> = {
  "payments/cards": {
    cards: [{ id: "saved", card: { lastFour: "4242" }, expires: "11/28", isExpired: false, isDefault: true }],
  },
  "my/profiles": { id: "7f9c24e8", name: "Мадина", phone: 77_011_234_567 },
  "phone-verification/request-sms": {
    challengeId: "0e3d8a52-6a3e-4b4a-9d55-0f6c1d6c8b99",
    expiresInSeconds: 300,
    resendInSeconds: 60,
    attemptsLeft: 5,
  },
  "phone-verification/validate-code": { verificationToken: "a proof" },
};

type Opening = {
  as?: "buyer" | "client" | "nobody";
  at?: string;
  act?: () => GiftCard;
  storage?: Storage;
  /** Whether the service knows no such card of whoever asks. */
  isNone?: boolean;
  /** Whether answers to what is done with the card are cut off. */
  isCut?: () => boolean;
};

/** The page of the order over a service that says how it stands. */
async function open(
  giftCard: GiftCard,
  {
    as = "buyer",
    at = `/gift-cards/${id}`,
    act = () => giftCard,
    storage = memoryStorage(),
    isNone,
    isCut,
  }: Opening = {},
) {
  const user = as === "client" ? { user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" } } : {};
  const asked: { path: string; body: string; secret: string | null }[] = [];
  const codeKeys: (string | null)[] = [];
  const proofKeys: (string | null)[] = [];
  let now = giftCard;
  const fetch = async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    if (path.endsWith("/proof")) proofKeys.push(request.headers.get("idempotency-key"));
    if (path.endsWith("/request-sms")) codeKeys.push(request.headers.get("idempotency-key"));
    const ofAccount = accountAnswers[path.split("/").slice(-2).join("/")];
    if (as === "client" && ofAccount !== undefined) return Response.json(ofAccount);
    if (!path.includes(id)) return fixtureApi(request);
    if (isNone) return problem(404, "notFound");
    if (request.method === "GET") return Response.json(now);
    asked.push({ path, body: await request.text(), secret: request.headers.get("gift_card_secret") });
    if (path.endsWith("/pay")) return Response.json(begun, { status: 201 });
    if (isCut?.()) return Response.error();
    now = act();
    return Response.json(now);
  };
  const app = await renderApp(at, {
    ...user,
    fetch,
    storage,
    prepareStored: ({ orderedGiftCards }) => {
      if (as === "buyer") orderedGiftCards.write({ [id]: { secret, userId: null } });
    },
  });
  return { ...app, asked, codeKeys, proofKeys };
}

describe("The page of an order", () => {
  test("is paid by the saved card at the amount that was shown, with the buyer's key", async () => {
    const { asked } = await open(awaited);
    await userEvent.click(await screen.findByRole("button", { name: /^Оплатить 15\s000/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const cardId = savedCard.type === "savedCard" && savedCard.cardId;
    expect(asked[0]?.secret).toBe(secret);
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ way: "savedCard", cardId, expected: card.amount });
  });

  test("lets who is signed in pay by a saved card once a code has proven their phone", async () => {
    const unproven = { ...awaited, paying: { ...due, ways: [payBox] } };
    const { asked } = await open(unproven, { as: "client", act: () => awaited });
    await userEvent.click(await screen.findByRole("button", { name: "Оплатить сохранённой картой" }));
    const code = await screen.findByLabelText(/Код из SMS/);
    expect(screen.queryByRole("button", { name: "Изменить номер" })).toBe(null);
    await userEvent.type(code, "123456");
    const proven = await screen.findByText(/Номер подтверждён/);
    await waitFor(() => expect(document.activeElement).toBe(proven));
    expect(asked.map(({ path, body }) => ({ path, body: JSON.parse(body) }))).toEqual([
      { path: expect.stringMatching(/\/proof$/), body: { proof: "a proof" } },
    ]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /4242/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: /^Оплатить 15/ }));
    await waitFor(() => expect(asked.at(-1)?.path).toMatch(/\/pay$/));
    expect(screen.queryByRole("button", { name: "Оплатить сохранённой картой" })).toBe(null);
  });

  test("asks for one code however often its sheet is opened, keeps the digits that were typed and the wait for another, and takes the code after a reload", async () => {
    const unproven = { ...awaited, paying: { ...due, ways: [payBox] } };
    const storage = memoryStorage();
    const bySaved = { name: "Оплатить сохранённой картой" };
    const first = await open(unproven, { as: "client", act: () => awaited, storage });
    await userEvent.click(await screen.findByRole("button", bySaved));
    await userEvent.type(await screen.findByLabelText(/Код из SMS/), "123");
    await userEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    await userEvent.click(await screen.findByRole("button", bySaved));
    expect((await screen.findByLabelText<HTMLInputElement>(/Код из SMS/)).value).toBe("123");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Код из SMS/)));
    screen.getByText(/Новый код через/);
    first.unmount();
    const second = await open(unproven, { as: "client", act: () => awaited, storage });
    await userEvent.click(await screen.findByRole("button", bySaved));
    const code = await screen.findByLabelText(/Код из SMS/);
    await screen.findByText(/Новый код через/);
    await userEvent.type(code, "123456");
    await screen.findByText(/Номер подтверждён/);
    expect(new Set(first.codeKeys).size).toBe(1);
    expect(second.codeKeys).toEqual([]);
  });

  test.each([
    ["by a press, while the answer to the proof is cut off", false],
    ["after a reload, where the answer to the proof was cut off", true],
  ])("asks for no second code %s", async (_, isReloaded) => {
    const unproven = { ...awaited, paying: { ...due, ways: [payBox] } };
    const storage = memoryStorage();
    let isCut = true;
    const opening: Opening = { as: "client", act: () => awaited, storage, isCut: () => isCut };
    const first = await open(unproven, opening);
    await userEvent.click(await screen.findByRole("button", { name: "Оплатить сохранённой картой" }));
    await userEvent.type(await screen.findByLabelText(/Код из SMS/), "123456");
    const again = await screen.findByRole("button", { name: "Повторить" });
    isCut = false;
    let second: typeof first | undefined;
    if (isReloaded) {
      first.unmount();
      second = await open(unproven, opening);
      await userEvent.click(await screen.findByRole("button", { name: "Оплатить сохранённой картой" }));
    } else {
      await userEvent.click(again);
    }
    await screen.findByText(/Номер подтверждён/);
    const proofKeys = [...first.proofKeys, ...(second?.proofKeys ?? [])];
    expect(proofKeys.length).toBeGreaterThan(1);
    expect(new Set(proofKeys).size).toBe(1);
    expect((second ?? first).asked.at(-1)?.body).toBe(JSON.stringify({ proof: "a proof" }));
    expect(new Set(first.codeKeys).size).toBe(1);
    expect(second?.codeKeys ?? []).toEqual([]);
    expect(storage.read("unanswered")).toBeUndefined();
  });

  test("says nothing of saved cards to a guest", async () => {
    await open({ ...awaited, paying: { ...due, ways: [payBox] } });
    await screen.findByRole("button", { name: /^Оплатить 15/ });
    expect(screen.queryByRole("button", { name: "Оплатить сохранённой картой" })).toBe(null);
  });

  test("says of a declined card that nothing was taken, and nothing of a time that is held", async () => {
    const { payment } = read.declined.payable;
    await open({ ...awaited, paying: { ...due, ...(payment && { payment }) } });
    expect((await screen.findByRole("alert")).textContent).toMatch(/На карте не хватило денег/);
    expect(screen.queryByText(/время/)).toBe(null);
  });

  test("shows the link of a paid card to who hands it over", async () => {
    await open({ ...sent, delivery: { type: "link" } });
    await screen.findByRole("heading", { level: 1, name: "Карта готова" });
    expect(screen.getByRole("button", { name: "Скопировать ссылку" })).not.toBe(null);
    expect(screen.getByText(/Отменить карту можно, пока с неё ничего не потратили/)).not.toBe(null);
  });

  test.each([
    [{ ...sent, status: "scheduled" }, "Ждёт своего дня", /\+7 707 765 43 21: 01\.12\.2026/, true],
    [sent, "Карта отправлена", /\+7 707 765 43 21/, true],
    [{ ...sent, status: "opened" }, "Карту открыли", /получатель или вы сами/, true],
    [{ ...sent, status: "used" }, "Карта использована", /ничего не осталось/, false],
    [{ ...sent, status: "expired" }, "Срок карты истёк", /больше нельзя/, false],
    [{ ...sent, status: "cancelled", refund: "processing" }, "Карта отменена", /возвращаются/, false],
    [{ ...sent, status: "cancelled", refund: "done" }, "Карта отменена", /вернулись/, false],
    [{ ...sent, status: "cancelled", refund: "refused" }, "Карта отменена", /их вернёт Kezek/, false],
  ] as const)(
    "says what has become of a card, and until when it is valid: %#",
    async (giftCard, title, text, isValid) => {
      await open(giftCard);
      await screen.findByRole("heading", { level: 1, name: title });
      expect(screen.getByText(text)).not.toBe(null);
      expect(screen.queryAllByText("Действует до")).toHaveLength(isValid ? 1 : 0);
    },
  );

  const forgetful = (): Storage => ({ ...memoryStorage(), isLost: () => true });
  const keepsNothing = "Этот браузер ничего не сохраняет";

  test.each<[string, GiftCard, RegExp]>([
    ["is to be paid, which may lead to the bank's page and back", awaited, /после страницы банка/],
    ["is paid, whose link is to be copied now", { ...sent, delivery: { type: "link" } }, /Скопируйте ссылку/],
  ])("says that the browser keeps nothing where a card %s", async (_what, giftCard, text) => {
    await open(giftCard, { storage: forgetful() });
    const notice = await screen.findByText(keepsNothing);
    expect(notice.parentElement?.textContent).toMatch(text);
  });

  test("says nothing of that where the browser keeps the key, or no key is needed any more", async () => {
    const kept = await open({ ...sent, delivery: { type: "link" } });
    await screen.findByRole("heading", { level: 1, name: "Карта готова" });
    expect(screen.queryByText(keepsNothing)).toBe(null);
    kept.unmount();
    const { link: _, ...rest } = sent;
    await open({ ...rest, status: "used" }, { storage: forgetful() });
    await screen.findByRole("heading", { level: 1, name: "Карта использована" });
    expect(screen.queryByText(keepsNothing)).toBe(null);
  });

  test("does not say that a card without a key here was bought elsewhere: the browser may have forgotten it", async () => {
    await open(sent, { as: "nobody" });
    await screen.findByRole("heading", { level: 1, name: "Карту видит только тот, кто её купил" });
    expect(screen.getByText(/браузер его не сохранил, или её купили на другом устройстве/)).toBeTruthy();
  });

  test("says that a card which is taken back was opened", async () => {
    await open({ ...sent, status: "opened", delivery: { type: "link" }, isCancellable: true });
    await userEvent.click(await screen.findByRole("button", { name: "Отменить и вернуть деньги" }));
    expect((await screen.findByRole("dialog")).textContent).toContain("Её ссылку уже открывали");
  });

  test("takes a card back for a guest who has its key, and says so where the focus goes", async () => {
    const { link: _link, ...rest } = sent;
    const cancelled: GiftCard = { ...rest, status: "cancelled", balance: { ...card.amount, amount: 0 } };
    const given: GiftCard = { ...sent, delivery: { type: "link" }, isCancellable: true };
    const { asked } = await open(given, { act: () => cancelled });
    await userEvent.click(await screen.findByRole("button", { name: "Отменить и вернуть деньги" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Отменить и вернуть 15/ }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Карта отменена" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(asked).toEqual([{ path: expect.stringMatching(/\/cancel$/), body: "", secret }]);
    expect(screen.queryByRole("button", { name: /Отменить|Скопировать/ })).toBe(null);
    expect(screen.queryByText("20.11.2027")).toBe(null);
  });

  test("sends the link to its recipient again for a guest who has its key", async () => {
    const { asked } = await open({ ...sent, sentAt: "2026-11-20T10:00:00+05:00" });
    await userEvent.click(await screen.findByRole("button", { name: "Отправить ещё раз" }));
    expect(await screen.findByText("Отправили ещё раз")).not.toBe(null);
    expect(asked).toEqual([{ path: expect.stringMatching(/\/resend$/), body: "", secret }]);
  });

  test("says that the time to pay is over, and leads to another order", async () => {
    await open({ ...card, status: "unpaid", paying: nothing });
    expect((await screen.findByRole("link", { name: "Заказать снова" })).getAttribute("href")).toBe("/gift-cards/new");
  });

  const refund = { id: "7b0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b55", createdAt: "2026-11-20T13:16:00+05:00" };
  const payment = { ...begun, status: "paid", paid: card.amount } as const;
  test.each([
    ["that nothing was taken", nothing, /Ничего не списано/],
    [
      "of what is going back, how much",
      { ...nothing, payment, refunds: [{ ...refund, amount: card.amount, status: "processing" }] },
      /Мы возвращаем 15\s000\s₸/,
    ],
    [
      "of what has gone back, how much",
      { ...nothing, payment: { ...payment, status: "refunded", refunded: card.amount } },
      /15\s000\s₸ уже возвращены/,
    ],
    [
      "of what no bank takes back, who gives it",
      { ...nothing, payment, refunds: [{ ...refund, amount: card.amount, status: "refused" }] },
      /вернёт Kezek/,
    ],
  ] as const)("says of an order whose time is over %s", async (_, paying, said) => {
    await open({ ...card, status: "unpaid", paying: { ...paying, refunds: [...paying.refunds] } });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(said);
    if (paying !== nothing) expect(alert.textContent).not.toMatch(/Ничего не списано/);
  });

  test("tells who is signed in and is not its buyer that it is another's, and sends them nowhere", async () => {
    const { leftWith } = await open(awaited, { as: "client", isNone: true });
    await screen.findByRole("heading", { level: 1, name: "Карту видит только тот, кто её купил" });
    expect(screen.queryByRole("button", { name: "Повторить" })).toBe(null);
    expect(screen.getByText(/Вы вошли с другим номером/)).not.toBe(null);
    expect(leftWith).toEqual([]);
  });

  test("is closed to who has no key, and says how to get in", async () => {
    const { asked } = await open(awaited, { as: "nobody" });
    screen.getByRole("heading", { name: "Карту видит только тот, кто её купил" });
    expect(asked).toEqual([]);
  });

  test("is where a bank sends its buyer back to", async () => {
    const { router } = await open(awaited, { at: `/cb?giftCardId=${id}` });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/gift-cards/${id}`));
  });
});
