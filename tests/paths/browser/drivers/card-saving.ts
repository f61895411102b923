import { expect, type Page } from "@playwright/test";
import type { Move } from "../../walk/explore.ts";
import type { Passage } from "../stage/call.ts";
import { leaveSession, storedSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { askTooOften, passes } from "./network.ts";

type Act = Driver["acts"][string];

/** Where the client has come back from PayBox's page for. */
const savingIn = (page: Page) => page.evaluate(() => sessionStorage.getItem("saving"));

const pageAddress = "/my/cards/new/2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b13";

/** The service is asked after something has become of the saving. */
const told =
  (happens: (stage: Stage, cardId: string) => Promise<unknown>): Act =>
  async (stage) => {
    const { pathname } = (await stage.gate.waiting("getCardSaving")).url;
    await happens(stage, pathname.split("/").at(-1) ?? "");
    await stage.gate.open("getCardSaving", "brings");
  };

const saved = told(({ savings }, cardId) => savings.save(cardId));
const failed = told(({ savings }, cardId) => savings.abandon(cardId));
const notFound = told(async ({ accounts, world, phones: { own, another } }, cardId) => {
  await accounts.give(another);
  await world.giveSavingAway(cardId, [own, another]);
});

/** Whoever waits asks again and again; nobody answers until it is given up. */
const neverAnswered =
  (passage: Passage): Act =>
  async ({ gate, world }) => {
    await gate.open("getCardSaving", passage);
    await world.passAtDevice(60);
  };

const acts: Driver["acts"] = {
  "page.requested": ({ user }) => user.press("Сохранить карту в Freedom Pay"),
  "retry.requested": ({ user }) => user.press("Повторить"),
};

const answers: Driver["answers"] = {
  "startSaving: begun": passes("startCardSaving", "brings"),
  "startSaving: tooManyRequests": askTooOften("startCardSaving"),
  "startSaving: unreachable": passes("startCardSaving", "loses"),
  "startSaving: broken": passes("startCardSaving", "answersItself"),
  // The page is led to PayBox, from where the client comes back by the browser alone.
  "openPage: open": told(({ savings }, cardId) => savings.open(cardId)),
  "openPage: unreachable": neverAnswered("loses"),
  "openPage: broken": neverAnswered("answersItself"),
  "checkSaving: unreachable": neverAnswered("loses"),
  "checkSaving: broken": neverAnswered("answersItself"),
  "openPage: failed": failed,
  "openPage: saved": saved,
  "openPage: notFound": notFound,
  "checkSaving: saved": saved,
  "checkSaving: failed": failed,
  "checkSaving: notFound": notFound,
};

async function sees({ page }: Stage, state: string): Promise<void> {
  if (state === "saved" || state === "notSaved") {
    await expect(page).toHaveURL(/\/my\/cards$/);
    return expect(page.getByText("Карта сохранена")).toHaveCount(state === "saved" ? 1 : 0);
  }
  const shown = page.locator("[data-saving-state]");
  await expect(shown).toHaveAttribute("data-saving-state", state);
  if (state === "checkingSaving") return expect(shown.getByText("Проверяем карту")).toBeVisible();
  if (state === "waitingToRetry") return expect(shown.getByRole("alert")).toBeVisible();
  await expect(shown.getByRole("button")).toBeVisible();
  const isAtWork = state === "startingSaving" || state === "openingPage";
  await expect(shown.locator("button[aria-busy]")).toHaveCount(isAtWork ? 1 : 0);
}

const polled = /^(openPage: still opening|checkSaving: open)$/;

function obstacle({ step }: Move): string | null {
  if (polled.test(step.name)) return "whoever waits is asked for, for a while, before that is said to have failed";
  if (step.name === "startSaving: notPayable") return "a card is saved here for no visit";
  if (step.name.endsWith(", for a visit")) return "the way to pay for a visit is a journey's";
  return null;
}

/** Saving a card at PayBox's page in a browser, against the real service and the sandbox's PayBox. */
export const cardSavingDriver: Driver = {
  waits: {
    startingSaving: ["startCardSaving"],
    openingPage: ["getCardSaving"],
    checkingSaving: ["getCardSaving"],
  },
  entrances: {
    "somebody who may save a card": { before: leaveSession, enter: ({ page }) => page.goto(pageAddress) },
    "somebody back from PayBox's page": {
      before: async (stage) => {
        await leaveSession(stage);
        const session = await storedSession(stage.page);
        const cardId = await stage.savings.begin(session?.accessToken ?? "");
        await stage.page.evaluate((id) => sessionStorage.setItem("saving", id), cardId);
      },
      enter: async ({ page }) => page.goto(`/cb?cardId=${await savingIn(page)}`),
    },
  },
  acts,
  answers,
  sees,
  obstacle,
};
