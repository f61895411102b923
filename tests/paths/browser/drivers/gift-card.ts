import { expect } from "@playwright/test";
import { giftCardSteps } from "../../../../domain/gift-card-steps.ts";
import { addDays } from "../../../../domain/time.ts";
import type { Move } from "../../walk/explore.ts";
import { openInPage } from "../stage/history.ts";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import { unforeseen, type Driver } from "./driver.ts";
import { askTooOften, passes } from "./network.ts";
import { awaitCode, bringCode, enterRightCode, isProving, provingState, requestCode, seesProving } from "./proving.ts";
import { written } from "./sign-in-entrances.ts";

type Act = Driver["acts"][string];

const request = "requestVerificationSms";
const stateOf = ({ page }: Stage) => page.locator("[data-gift-state]").getAttribute("data-gift-state");
const addressOf = (step: string) => `/gift-cards/new${step === "amount" ? "" : `?step=${step}`}`;
const goTo =
  (step: string): Act =>
  async ({ page }) => {
    await page.goto(addressOf(step));
  };
const reload: Act = async ({ page }) => {
  await page.reload();
};
/** Goes to a step through the history; from the code, to the fields of the same one. */
const revisit =
  (step: string): Act =>
  async ({ page, user }) => {
    const fields = page.getByRole("button", { name: "Изменить номер" });
    if (step === "contacts" && (await fields.isVisible())) return user.press("Изменить номер");
    await openInPage(page, addressOf(step));
  };

async function shows({ page }: Stage, state: string): Promise<void> {
  await expect(page.locator("[data-gift-state]")).toHaveAttribute("data-gift-state", state);
}

const acts: Driver["acts"] = {
  "gift-card.edited: an amount": ({ page }) => page.getByLabel("Своя сумма, ₸").fill("15000"),
  "gift-card.edited: too much": ({ page }) => page.getByLabel("Своя сумма, ₸").fill("999000"),
  "gift-card.edited: for one salon": async ({ page, user }) => {
    await page.getByRole("radio", { name: "В одном салоне" }).check();
    await user.press(/^Салон: /);
    await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").click();
  },
  "gift-card.edited: for a salon to be chosen": ({ page }) =>
    page.getByRole("radio", { name: "В одном салоне" }).check(),
  "gift-card.edited: for one network": async ({ page, user }) => {
    await page.getByRole("radio", { name: "В салонах одной сети" }).check();
    await user.press(/^Сеть: /);
    await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").click();
  },
  "gift-card.edited: a design": ({ page }) => page.getByText("Парус на Каспии").click(),
  "gift-card.edited: to be sent on a day": async (stage) => {
    await typeDelivery(stage, written(stage.phones.another));
    await stage.page.getByRole("radio", { name: "В нужный день", exact: true }).check();
  },
  "gift-card.edited: to be sent to half a phone": (stage) => typeDelivery(stage, "8 701 12"),
  "amount.confirmed": ({ user }) => user.press("Дальше"),
  "design.confirmed": ({ user }) => user.press("Дальше"),
  "words.confirmed": ({ user }) => user.press("Дальше"),
  "words.confirmed: after the day": async ({ page, user }) => {
    const day = page.getByLabel("День", { exact: true });
    if (await day.isVisible()) await day.fill(addDays(await day.inputValue(), -2));
    await user.press("Дальше");
  },
  "order.confirmed": ({ user }) => user.press(/^К оплате/),
  ...Object.fromEntries(giftCardSteps.map((step) => [`step.revisited: ${step}`, revisit(step)])),
  "purchase.abandoned": async ({ page, user }) => {
    await user.press("Выйти из покупки");
    await user.press("Отказаться от покупки", page.getByRole("dialog"));
  },
};

async function typeDelivery({ page }: Stage, phone: string): Promise<void> {
  await page.getByRole("radio", { name: /^Отправить по SMS/ }).check();
  await page.getByLabel("Телефон получателя").fill(phone);
}

async function comeToWords(stage: Stage): Promise<void> {
  await goTo("amount")(stage);
  await acts["gift-card.edited: an amount"]?.(stage);
  await stage.user.press("Дальше");
  await shows(stage, "choosingDesign");
  await stage.user.press("Дальше");
  await shows(stage, "writingWords");
}

export async function comeToContacts(stage: Stage): Promise<void> {
  await comeToWords(stage);
  await acts["gift-card.edited: to be sent on a day"]?.(stage);
  await stage.user.press("Дальше");
  await shows(stage, "enteringContacts");
}

async function comeToCode(stage: Stage): Promise<void> {
  await comeToContacts(stage);
  await submitContacts(stage);
  await seesProving(stage, "enteringCode");
}

async function comeToPreview(stage: Stage): Promise<void> {
  await comeToCode(stage);
  await enterRightCode(stage);
  await shows(stage, "previewing");
}

export async function submitContacts({ user, phones }: Stage): Promise<void> {
  await user.fillContacts({ name: "Мадина", phone: written(phones.own) });
  await user.submitContacts();
}

/** Says who gives the card where that is asked, and proves the phone where it is not known. */
async function proveContacts(stage: Stage): Promise<void> {
  if (!(await isProving(stage))) await submitContacts(stage);
  await expect(
    stage.page.locator('[data-contacts-state="verifyingPhone"], [data-gift-state="previewing"]'),
  ).toBeVisible();
  if ((await stateOf(stage)) === "previewing") return;
  await awaitCode(stage, request);
  await enterRightCode(stage);
}

const answers: Driver["answers"] = {
  "contacts: typed": ({ user, phones }) => user.fillContacts({ name: "Мадина", phone: written(phones.own) }),
  "contacts: code sent": async (stage) => {
    await submitContacts(stage);
    if (!(await provingState(stage))?.startsWith("requesting")) await requestCode(stage);
    await bringCode(stage, request);
    await seesProving(stage, "enteringCode");
  },
  "contacts: known": proveContacts,
  "createGiftCard: ordered": passes("createGiftCard", "brings"),
  "createGiftCard: phoneNotProven": ({ gate }) =>
    gate.open("createGiftCard", "brings", { body: { proof: "of nobody", buyerPhone: 77059990011 } }),
  "createGiftCard: validationFailed": ({ gate }) =>
    gate.open("createGiftCard", "brings", { body: { amount: { amount: 100, currency: "KZT" } } }),
  "createGiftCard: tooManyRequests": askTooOften("createGiftCard"),
  "createGiftCard: unreachable": passes("createGiftCard", "loses"),
  "createGiftCard: broken": passes("createGiftCard", "answersItself"),
};

const entrances: Driver["entrances"] = {
  "somebody who wants to give": { enter: goTo("amount") },
  "a link to a later step": { enter: goTo("contacts") },
  "an amount, at the design": { before: comeToWords, enter: goTo("design") },
  "an amount, at the words": { before: comeToWords, enter: reload },
  "a card to be sent, at the contacts": { before: comeToContacts, enter: reload },
  "a reload with a code on its way": { before: comeToCode, enter: reload },
  "a reload with a proven phone": { before: comeToPreview, enter: reload },
  "a reload with an order whose outcome is unknown": {
    before: async (stage) => {
      await comeToPreview(stage);
      stage.gate.close(["createGiftCard"]);
      await stage.user.press(/^К оплате/);
      await stage.gate.open("createGiftCard", "loses");
      await expect(stage.page.getByText("Запрос не дошёл")).toBeVisible();
    },
    enter: reload,
  },
  "a client who is signed in": {
    before: async (stage) => {
      await leaveSession(stage);
      await comeToWords(stage);
      await acts["gift-card.edited: to be sent on a day"]?.(stage);
      await stage.user.press("Дальше");
      // Whose phone is known is asked for no contacts, and may change them all the same.
      await shows(stage, "previewing");
    },
    enter: goTo("contacts"),
  },
};

async function sees(stage: Stage, state: string): Promise<void> {
  const { page } = stage;
  if (state === "abandoned") return expect(page).toHaveURL(/\/gift-cards$/);
  if (state === "ordered") {
    await expect(page).toHaveURL(/\/gift-cards\/[\da-f-]{36}$/);
    return expect(page.getByRole("heading", { level: 1, name: "Оплата карты" })).toBeVisible();
  }
  await shows(stage, state);
  await expect(page.locator("button[aria-busy]")).toHaveCount(state === "ordering" ? 1 : 0);
  // It has asked as soon as it shows so, and whoever goes on before the gate has heard would let the order through.
  if (state === "ordering") await stage.gate.waiting("createGiftCard");
}

/** The step at whose address each state is shown. */
const stepOfState: Readonly<Record<string, string>> = {
  choosingAmount: "amount",
  choosingDesign: "design",
  writingWords: "words",
  enteringContacts: "contacts",
  previewing: "preview",
};

/** At which state's step each field is. */
const fieldAt: readonly [RegExp, string][] = [
  [/^card\.edited: (an amount|too much|for )/, "choosingAmount"],
  [/^card\.edited: a design/, "choosingDesign"],
  [/^card\.edited: to be sent/, "writingWords"],
];

function obstacle({ from, step }: Move): string | null {
  if (!from) return null;
  if (step.name === "contacts: somethingNew") return unforeseen;
  const at = fieldAt.find(([name]) => name.test(step.name))?.[1];
  if (at !== undefined && at !== from.state) return "its field is at another step";
  const { contacts, isRevised } = from.snapshot.context;
  const isAtCode = from.state === "enteringContacts" && contacts.challenge !== null && !isRevised;
  if (isAtCode && step.name === "contacts: typed") return "the fields are not shown while a code is on its way";
  const isHere = step.name === `step.revisited: ${stepOfState[from.state]}`;
  return isHere && !isAtCode ? "the address is this step's already" : null;
}

/** Buying a gift card in a browser, against the real service. */
export const giftCardDriver: Driver = {
  waits: { enteringContacts: [request], ordering: ["createGiftCard"] },
  entrances,
  acts,
  answers,
  sees,
  obstacle,
};
