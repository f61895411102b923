import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { GiftCardConfigs } from "../../domain/entities.ts";
import { newGiftCardDraft, type SavedGiftCard } from "../../domain/gift-card-draft.ts";
import { newIntent } from "../../domain/idempotency-key.ts";
import { ordered, withAmount, withProof } from "../../machines/gift-card/examples.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { memoryStorage, type Storage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const money = (tenge: number) => ({ amount: tenge * 100, currency: "KZT" });
const configs: GiftCardConfigs = {
  least: money(3000),
  most: money(200_000),
  step: money(100),
  presets: [money(5000), money(15_000)],
  designs: ["tulips", "sea"],
  validMonths: 12,
  sendWithinDays: 180,
  announceDays: 30,
  wordsCharacters: 300,
  firms: [
    {
      id: 1,
      name: "Red Apple",
      urlKey: "red-apple",
      address: "14-й микрорайон, 61",
      cityId: 1,
      cityName: "Актау",
      avatarUrl: "/a.avif",
    },
  ],
  networks: [],
};

const networks: GiftCardConfigs["networks"] = [
  { id: 3, name: "Red Apple", urlKey: "red-apple" },
  { id: 4, name: "Якорь", urlKey: "anchor" },
];

type Opened = {
  draft?: SavedGiftCard;
  onOrder?: () => Response;
  storage?: Storage;
  networks?: GiftCardConfigs["networks"];
};

/** The page over a service that takes orders, with a draft in the browser where one is given. */
async function open(step: string, { draft, onOrder, storage = memoryStorage(), networks: known = [] }: Opened = {}) {
  const asked: { body: unknown; key: string | null }[] = [];
  const saved = savedValues(storedValues(storage)).savedGiftCard;
  if (draft) saved.write({ ...newGiftCardDraft(), ...draft });
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/gift-cards/configs")) return Response.json({ ...configs, networks: known });
    if (request.method !== "POST" || !pathname.endsWith("/gift-cards")) return fixtureApi(request);
    asked.push({ body: await request.json(), key: request.headers.get("Idempotency-Key") });
    return onOrder?.() ?? Response.json(ordered, { status: 201 });
  };
  const app = await renderApp(`/gift-cards/new?step=${step}`, { fetch, storage });
  return { ...app, asked, saved, stored: storedValues(storage) };
}

function nobodyAnswers(): Response {
  throw new TypeError("Failed to fetch");
}

const unseen = { from: "\u2800", to: "\u200b", words: "\u3164" };

const next = () => userEvent.click(screen.getByRole("button", { name: "Дальше" }));

describe("Buying a gift card", () => {
  test("leads a link to a later step to the first thing that is missing", async () => {
    const { router } = await open("preview");
    await screen.findByRole("heading", { level: 1, name: "На какую сумму?" });
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  test("says what is wrong with an amount, takes a preset, and saves every change", async () => {
    const { saved } = await open("amount");
    await userEvent.type(await screen.findByLabelText("Своя сумма, ₸"), "12345");
    await next();
    expect(screen.getByRole("alert").textContent).toMatch(/кратна 100/);
    await userEvent.click(screen.getByRole("button", { name: /^15\s000/ }));
    expect(saved.read()?.amount).toBe(1_500_000);
    await next();
    await screen.findByRole("heading", { level: 1, name: "Какой рисунок?" });
  });

  test.each(["2000.00", "2 000,00", "2,000", "2.000,00 ₸"])("takes %j for 2 000 ₸, and not for more", async (typed) => {
    const { saved } = await open("amount");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Своя сумма, ₸" });
    await userEvent.type(field, typed);
    expect(saved.read()?.amount).toBe(200_000);
    await userEvent.tab();
    expect(field.value).toBe("2000");
  });

  test("asks which salon it is for, where it is for one", async () => {
    await open("amount", { draft: withAmount });
    await userEvent.click(await screen.findByRole("radio", { name: "В одном салоне" }));
    await next();
    expect(screen.getByRole("alert").textContent).toBe("Выберите салон");
    expect(screen.queryByRole("radio", { name: "В салонах одной сети" })).toBe(null);
  });

  test("is of the salon that its link names, also where a draft says another place, until another one is chosen", async () => {
    const { saved, router } = await open("amount&firm=1", { draft: withAmount });
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "В одном салоне" })).checked).toBe(true);
    screen.getByRole("button", { name: "Салон: Red Apple, Актау" });
    expect(saved.read()).toMatchObject({ amount: withAmount.amount, worksAt: { type: "firm", id: 1 } });
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  test("of a salon that is there no more asks for another one, and says no other place", async () => {
    const draft: SavedGiftCard = { ...withProof, worksAt: { type: "firm", id: 9 } };
    await open("preview", { draft });
    expect(await screen.findByText("Выберите салон")).toBeTruthy();
    expect(screen.queryByText("Во всех салонах, которые принимают карты")).toBe(null);
  });

  test("says nothing of a salon in its link that takes no cards", async () => {
    const { saved } = await open("amount&firm=9", { draft: withAmount });
    await screen.findByRole("radio", { name: "В одном салоне" });
    expect(saved.read()?.worksAt).toEqual(withAmount.worksAt);
  });

  test.each([
    ["link", "Сюда придёт SMS со ссылкой, которую вы передадите. Получатель номера не увидит."],
    ["sms", "Если ссылка потеряется, войдите по этому номеру: карта будет в вашем аккаунте. Получатель его не увидит."],
  ] as const)("says what the buyer's phone is for, where the card goes by %s", async (type, why) => {
    const delivery = { type, phone: type === "sms" ? "+7 707 765 43 21" : "", sendOn: null };
    await open("contacts", { draft: { ...withAmount, delivery } });
    expect(await screen.findByText(why)).toBeTruthy();
  });

  test("takes what can't be seen for no text: it says so at each field", async () => {
    await open("words", { draft: { ...withProof, ...unseen } });
    for (const label of ["Кому", "Пожелание", "От кого"]) {
      const field = await screen.findByLabelText(label);
      expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
        /^Здесь ничего не видно/,
      );
    }
    await userEvent.type(screen.getByLabelText("Кому"), "Алия");
    await userEvent.clear(screen.getByLabelText("Кому"));
    await userEvent.type(screen.getByLabelText("Кому"), " ");
    expect(screen.getAllByText(/^Здесь ничего не видно/)).toHaveLength(2);
  });

  test("leads from the preview to each thing that was chosen, the design too", async () => {
    const { router } = await open("preview", { draft: withProof });
    await userEvent.click(await screen.findByRole("button", { name: "Изменить: Рисунок" }));
    await screen.findByRole("heading", { level: 1, name: "Какой рисунок?" });
    expect(router.state.location.search).toContain("step=design");
  });

  test("shows the words of a card as they are kept: without gaps of many lines", async () => {
    await open("preview", { draft: { ...withProof, words: "С днём\n\n\n\n\nрождения!" } });
    const letter = await screen.findByRole("article", { name: "Подарочная карта" });
    expect(letter.textContent).toContain("С днём\n\nрождения!");
  });

  test("shows and orders nothing that can't be seen", async () => {
    const { asked } = await open("preview", { draft: { ...withProof, ...unseen } });
    const letter = await screen.findByRole("article", { name: "Подарочная карта" });
    expect(letter.textContent?.replaceAll(/\s/g, " ")).toBe("15 000 ₸Подарочная карта");
    await userEvent.click(screen.getByRole("button", { name: /^К оплате/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    for (const name of Object.keys(unseen)) expect(asked[0]?.body).not.toHaveProperty(name);
  });

  test("asks which network it is for, where it is for the salons of one", async () => {
    const { saved } = await open("amount", { draft: withAmount, networks });
    await userEvent.click(await screen.findByRole("radio", { name: "В салонах одной сети" }));
    await next();
    expect(screen.getByRole("alert").textContent).toBe("Выберите сеть");
    await userEvent.click(screen.getByRole("button", { name: "Сеть: Выбрать" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /Якорь/ }));
    expect(await screen.findByRole("button", { name: "Сеть: Якорь" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBe(null);
    expect(saved.read()?.worksAt).toEqual({ type: "network", id: 4 });
  });

  test("says of which network it is, and is ordered for that one", async () => {
    const draft = { ...withProof, worksAt: { type: "network", id: 4 } } as const;
    const { asked } = await open("preview", { draft, networks });
    const order = await screen.findByRole("button", { name: /^К оплате/ });
    expect(screen.getByText(/Якорь/)).toBeTruthy();
    await userEvent.click(order);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ worksAt: { type: "network", id: 4 } });
  });

  test("asks for the recipient's phone where it is sent by a message, and keeps it where it is handed over after all", async () => {
    const { saved } = await open("words", { draft: withAmount });
    await userEvent.click(await screen.findByRole("radio", { name: /^Отправить по SMS/ }));
    await next();
    expect(screen.getByRole("alert").textContent).toBe("Введите номер телефона");
    await userEvent.type(screen.getByLabelText("Телефон получателя"), "87077654321");
    await userEvent.click(screen.getByRole("radio", { name: /^Вручу/ }));
    expect(saved.read()?.delivery).toMatchObject({ type: "link", phone: "+7 707 765 43 21" });
  });

  test("shows the card as its recipient will see it, orders it once, keeps its key and leads to its payment", async () => {
    const { asked, saved, stored, router } = await open("preview", { draft: withProof });
    const letter = await screen.findByRole("article", { name: "Подарочная карта" });
    expect(letter.textContent).toMatch(/15\s000.*Алия!С днём рождения!От: Мадина/);
    expect(screen.getByText(/SMS на \+7.707.765.43.21, 01\.12\.2026/)).not.toBe(null);
    await userEvent.dblClick(screen.getByRole("button", { name: /^К оплате 15\s000/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/gift-cards/${ordered.id}`));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({ amount: money(15_000), delivery: { type: "sms", phone: 77077654321 } });
    expect(saved.read()).toBe(undefined);
    expect(stored.orderedGiftCards.read()?.[ordered.id]?.secret).toBe(ordered.secret);
  });

  test("whose outcome is unknown is asked for again with the same key, and with another one after a refusal", async () => {
    let answer = nobodyAnswers;
    const { asked } = await open("preview", { draft: withProof, onOrder: () => answer() });
    const order = async () => userEvent.click(await screen.findByRole("button", { name: /^К оплате/ }));
    await order();
    await screen.findByText("Запрос не дошёл");
    answer = () => problem(400, "validationFailed");
    await order();
    await screen.findByText("Что-то в заказе уже не подходит");
    await order();
    await waitFor(() => expect(asked.length).toBeGreaterThan(2));
    const keys = [...new Set(asked.map(({ key }) => key))];
    expect(keys).toHaveLength(2);
    expect(asked.at(-1)?.key).toBe(keys[1]);
  });

  test("goes on after a reload with an order whose outcome is unknown, with the key of before", async () => {
    const first = await open("preview", { draft: withProof, onOrder: nobodyAnswers });
    await userEvent.click(await screen.findByRole("button", { name: /^К оплате/ }));
    await screen.findByText("Запрос не дошёл");
    const left = first.saved.read();
    first.unmount();
    const again = await open("preview", left ? { draft: left } : {});
    expect(again.asked).toEqual([]);
    await userEvent.click(await screen.findByRole("button", { name: /^К оплате/ }));
    await waitFor(() => expect(again.asked).toHaveLength(1));
    expect(again.asked[0]?.key).toBe(first.asked[0]?.key);
  });

  test("is ordered once from two tabs of one draft: the other one brings the same intent, and goes to the order", async () => {
    const storage = memoryStorage();
    const one = await open("preview", {
      draft: { ...withProof, ordering: newIntent() },
      storage,
      onOrder: nobodyAnswers,
    });
    const order = ({ container }: typeof one) => within(container).findByRole("button", { name: /^К оплате/ });
    await order(one);
    const other = await open("preview", { storage });
    await order(other);
    await userEvent.click(await order(one));
    await within(one.container).findByText("Запрос не дошёл");
    await userEvent.click(await order(other));
    await waitFor(() => expect(other.router.state.location.pathname).toBe(`/gift-cards/${ordered.id}`));
    expect(other.asked[0]?.key).toBe(one.asked[0]?.key);
    window.dispatchEvent(new StorageEvent("storage"));
    await waitFor(() => expect(one.router.state.location.pathname).toBe(`/gift-cards/${ordered.id}`));
    expect(one.saved.read()).toBe(undefined);
    one.unmount();
    other.unmount();
    await open("preview", { storage });
    await screen.findByRole("heading", { level: 1, name: "На какую сумму?" });
  });

  test("says that another tab has ordered something else of the draft, and orders one more if that is wanted", async () => {
    const reused = () => problem(400, "idempotencyKeyReused");
    const { asked } = await open("preview", { draft: { ...withProof, ordering: newIntent() }, onOrder: reused });
    await userEvent.click(await screen.findByRole("button", { name: /^К оплате/ }));
    await screen.findByText("Эта карта уже заказана в другой вкладке");
    await userEvent.click(await screen.findByRole("button", { name: /^К оплате/ }));
    await waitFor(() => expect(new Set(asked.map(({ key }) => key)).size).toBe(2));
  });

  test("is left with the draft kept, or given up with the draft", async () => {
    const { saved, router } = await open("words", { draft: withAmount });
    await userEvent.click(await screen.findByRole("button", { name: "Выйти из покупки" }));
    expect(screen.getByRole("link", { name: "Закончить позже" }).getAttribute("href")).toBe("/gift-cards");
    await userEvent.click(screen.getByRole("button", { name: "Отказаться от покупки" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/gift-cards"));
    expect(saved.read()).toBe(undefined);
  });
});
