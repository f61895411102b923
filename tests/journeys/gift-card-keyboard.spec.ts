import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import i18next, { type TFunction } from "i18next";
import type { Language } from "../../domain/language.ts";
import { formatMoney } from "../../src/format/money.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { axeFindings, colourRules } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { pick, press, tabTo } from "./by-keyboard.ts";
import { giveCard, linkOf } from "./gift-link.ts";
import { anyPhone, codeSentTo } from "./guest.ts";
import { giveAccount, signIn } from "./signed-in.ts";

type Look = { width: number; height: number; colorScheme: "light" | "dark" };
type Walk = Look & { language: Language; lang: string; isSentOnDay: boolean };

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const walks: readonly Walk[] = [
  { language: "ru", lang: "ru", ...phone, colorScheme: "dark", isSentOnDay: true },
  { language: "kz", lang: "kk", ...desktop, colorScheme: "light", isSentOnDay: true },
  { language: "en", lang: "en", ...desktop, colorScheme: "dark", isSentOnDay: false },
];

/** What the page says in a language. */
async function textsOf(language: Language): Promise<TFunction> {
  const read = (name: string): object =>
    JSON.parse(readFileSync(new URL(`../../public/locales/${name}/${language}.json`, import.meta.url), "utf8"));
  const translation = { ...read("gift"), ...read("payment"), ...read("auth"), ...read("bnpl"), ...read("home") };
  const instance = i18next.createInstance({ lng: language, resources: { [language]: { translation } } });
  return instance.init({ interpolation: { escapeValue: false } });
}

/** Sees that nothing is wrong with the page as it stands, light and dark, and that it fits a phone and a wide screen. */
async function isWell(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: colorScheme === "dark" ? "light" : "dark" });
  expect(await axeFindings(page, colourRules)).toEqual([]);
  await page.emulateMedia({ colorScheme });
  for (const size of [width === phone.width ? desktop : phone, { width, height }]) {
    await page.setViewportSize(size);
    expect(await unfitLetters(page)).toEqual([]);
  }
}

async function shows(page: Page, state: string, look: Look): Promise<void> {
  await expect(page.locator("[data-gift-state]")).toHaveAttribute("data-gift-state", state);
  await isWell(page, look);
}

for (const walk of walks) {
  const { language, lang, width, height, colorScheme, isSentOnDay } = walk;
  test(`a card is bought, paid for and opened by the keyboard alone: ${language}, ${width} pixels wide, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    const t = await textsOf(language);
    const price = formatMoney({ amount: 1_500_000, currency: "KZT" }, language);
    const buyer = anyPhone();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const next = () => press(page, button(t("gift.purchase.next")));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });

    await page.goto(`/gift-cards?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await press(page, page.getByRole("link", { name: t("gift.buy") }));
    await shows(page, "choosingAmount", walk);
    await press(page, button(price));
    await next();
    await shows(page, "choosingDesign", walk);
    await pick(page, page.getByRole("radio", { name: t("gift.designs.sea") }));
    await next();
    await shows(page, "writingWords", walk);
    await tabTo(page, field(t("gift.purchase.to")));
    await page.keyboard.type("Алия");
    await tabTo(page, field(t("gift.purchase.words")));
    await page.keyboard.type("Бәрі жақсы болсын!");
    if (isSentOnDay) {
      await pick(page, page.getByRole("radio", { name: t("gift.purchase.bySms") }));
      await tabTo(page, field(t("gift.purchase.recipientPhone")));
      await page.keyboard.type("+77017654321");
      await pick(page, page.getByRole("radio", { name: t("gift.purchase.onDay"), exact: true }));
      await isWell(page, walk);
    }
    await next();
    await shows(page, "enteringContacts", walk);
    await tabTo(page, field(t("signUp.name")));
    await page.keyboard.type("Мадина");
    await tabTo(page, field(t("signIn.phone")));
    await page.keyboard.type(`+${buyer}`);
    await press(page, button(t("signIn.getCode")));
    await expect(page.locator("[data-contacts-state]")).toHaveAttribute("data-contacts-state", "verifyingPhone");
    await isWell(page, walk);
    await tabTo(page, page.locator("[autocomplete=one-time-code]"));
    await page.keyboard.type(await codeSentTo(page, buyer));
    await shows(page, "previewing", walk);
    await expect(page.getByRole("article", { name: t("gift.card.name") })).toContainText("Бәрі жақсы болсын!");
    await press(page, button(t("gift.purchase.pay", { price })));

    await pick(page, page.getByRole("radio", { name: t("payment.ways.newCard") }));
    await expect(page.locator("[aria-busy=true] > iframe")).toHaveCount(0);
    await isWell(page, walk);
    const typed = page.frameLocator("iframe[src*='/field']").locator("input");
    for (const [index, text] of ["4111111111111111", "12/40", "123"].entries()) {
      await tabTo(page, typed.nth(index));
      await page.keyboard.type(text);
    }
    await press(page, button(t("payment.ways.pay", { price })));
    const ready = t(isSentOnDay ? "gift.status.scheduled" : "gift.status.ready");
    await expect(page.getByRole("heading", { level: 1, name: ready })).toBeFocused();
    await isWell(page, walk);
    await tabTo(page, button(t("gift.bought.cancel")));

    await page.goto(await linkOf(page));
    await isWell(page, walk);
    await press(page, button(t("gift.opening.open")));
    await expect(page.getByRole("heading", { level: 1, name: t("gift.opening.yours", { price }) })).toBeFocused();
    await isWell(page, walk);
    await press(page, page.getByRole("link", { name: t("gift.opening.bookAt", { name: "" }).trim() }).first());
    await expect(page).not.toHaveURL(/gift-cards/);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  });
}

test("instalments are worked out, and the buyer's list is gone through, by the keyboard alone: kz, 1280 pixels wide, dark", async ({
  page,
  app,
}) => {
  const look = { ...desktop, colorScheme: "dark" } as const;
  const t = await textsOf("kz");
  const price = (amount: number) => formatMoney({ amount, currency: "KZT" }, "kz");
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "dark" });
  const buyer = await giveAccount(app);
  await giveCard(app, buyer.phone);
  await signIn(page, buyer);

  await page.goto("/gift-cards?lang=kz");
  await press(page, page.getByRole("link", { name: t("area.bnpl"), exact: true }));
  await expect(page).toHaveURL(/\/bnpl/);
  await tabTo(page, page.getByLabel(t("bnpl.calculator.amount")));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("36000");
  const parts = page.getByRole("button", { name: t("bnpl.calculator.parts", { count: 6 }), exact: true });
  await press(page, parts);
  await expect(page.getByRole("region", { name: t("bnpl.calculator.title") }).getByRole("listitem")).toHaveText(
    Array.from({ length: 6 }, () => new RegExp(`${price(600_000)}$`)),
  );
  await isWell(page, look);
  await press(page, page.locator("summary", { hasText: t("bnpl.faq.cancelQuestion") }));
  await isWell(page, look);

  await page.goto("/my/gift-cards?lang=kz");
  const sheet = page.getByRole("dialog");
  for (const [opens, closes] of [
    ["gift.bought.handOver", undefined],
    ["gift.bought.cancel", "gift.mine.leave"],
  ] as const) {
    const button = page.getByRole("button", { name: t(opens), exact: true });
    await press(page, button);
    await expect(sheet).toBeVisible();
    await isWell(page, look);
    if (closes === undefined) await page.keyboard.press("Escape");
    else await press(page, sheet.getByRole("button", { name: t(closes) }));
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  }
  await isWell(page, look);
});
