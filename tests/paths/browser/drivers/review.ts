import { expect } from "@playwright/test";
import type { Move } from "../../walk/explore.ts";
import type { Passage } from "../stage/call.ts";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { haveVisit, keepKey, visitOf } from "./reservation-change.ts";

type Act = Driver["acts"][string];
type Seen = Parameters<Stage["world"]["seeReview"]>[1];

const words = "Стрижка держит форму уже второй месяц.";
const photo = {
  name: "photo.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const passes =
  (operation: string, passage: Passage): Act =>
  ({ gate }) =>
    gate.open(operation, passage);

/** The network brings the call after the visit has come to stand so. */
const seen =
  (operation: string, state?: Seen): Act =>
  async ({ gate, world, page }) => {
    await gate.waiting(operation);
    await world.seeReview(visitOf(page.url()), state);
    await gate.open(operation, "brings");
  };

const flooded =
  (operation: string): Act =>
  async ({ gate, flooder }) =>
    gate.open(operation, "brings", { headers: { "x-forwarded-for": await flooder.flood() } });

const rate =
  (group: RegExp, stars: number): Act =>
  ({ page }) =>
    page
      .getByRole("group", { name: group })
      .getByRole("radio", { name: `${stars} из 5` })
      .check();

const acts: Driver["acts"] = {
  "review.edited: stars": rate(/^Салон$/, 5),
  "review.edited: stars for a master": rate(/^Мастер/, 4),
  "review.edited: words": ({ page }) => page.getByLabel("Расскажите, как было").fill(words),
  "photos.added": async ({ page }) => {
    const photos = page.getByRole("img", { name: /^Фото \d$/ });
    const before = await photos.count();
    await page.locator('input[type="file"]').setInputFiles(photo);
    await expect(photos).toHaveCount(Math.min(4, before + 1));
  },
  "photo.removed": ({ user }) => user.press("Убрать фото 1"),
  "review.confirmed": ({ user }) => user.press("Опубликовать отзыв"),
  "taking-back.requested": ({ user }) => user.press("Забрать отзыв"),
  "taking-back.confirmed": ({ user, page }) => user.press("Да, забрать", page.getByRole("dialog")),
  "taking-back.reconsidered": ({ user, page }) => user.press("Оставить отзыв", page.getByRole("dialog")),
  "retry.requested": ({ user }) => user.press("Повторить"),
};

const answers: Driver["answers"] = {
  "getReview: open": seen("getReview"),
  "getReview: reviewed": seen("getReview", { writtenDaysAgo: 0 }),
  "getReview: reviewed long ago": seen("getReview", { endedDaysAgo: 10, writtenDaysAgo: 5 }),
  "getReview: early": seen("getReview", { status: "confirmed", endedDaysAgo: -1 }),
  "getReview: over": seen("getReview", { endedDaysAgo: 100 }),
  "getReview: impossible": seen("getReview", { status: "noShow" }),
  "getReview: unreachable": passes("getReview", "loses"),
  "getReview: broken": passes("getReview", "answersItself"),
  "createReview: created": passes("createReview", "brings"),
  "createReview: alreadyReviewed": seen("createReview", { writtenDaysAgo: 0 }),
  "createReview: notReviewable": seen("createReview", { endedDaysAgo: 100 }),
  "createReview: imageUnreadable": ({ gate }) =>
    gate.open("createReview", "brings", { body: { photos: [Buffer.from("no picture").toString("base64")] } }),
  "createReview: tooManyRequests": flooded("createReview"),
  "createReview: unreachable": passes("createReview", "loses"),
  "createReview: broken": passes("createReview", "answersItself"),
  "takeBackReview: taken back": seen("takeBackReview", { writtenDaysAgo: 0 }),
  "takeBackReview: taken back too often": async ({ gate, world, page }) => {
    await gate.waiting("takeBackReview");
    await world.seeReview(visitOf(page.url()), { writtenDaysAgo: 0 });
    await world.countTakenBack(visitOf(page.url()), 2);
    await gate.open("takeBackReview", "brings");
  },
  "takeBackReview: reviewStands": seen("takeBackReview", { endedDaysAgo: 10, writtenDaysAgo: 5 }),
  "takeBackReview: tooManyRequests": flooded("takeBackReview"),
  "takeBackReview: unreachable": passes("takeBackReview", "loses"),
  "takeBackReview: broken": passes("takeBackReview", "answersItself"),
};

async function shows({ page }: Stage, state: string): Promise<void> {
  await expect(page.locator("[data-review-state]")).toHaveAttribute("data-review-state", state);
}

async function sees(stage: Stage, state: string): Promise<void> {
  await shows(stage, state);
  const isBusy = state === "creatingReview" || state === "takingBackReview";
  await expect(stage.page.locator("button[aria-busy]")).toHaveCount(isBusy ? 1 : 0);
}

/** A visit of the client's phone that has taken place. */
async function havePastVisit(stage: Stage) {
  const own = await haveVisit(stage);
  await stage.world.seeReview(own.reservationId);
  return own;
}

const goTo = ({ page }: Stage, id: string) => page.goto(`/my/reservation/${id}/review`);

/** The page of a guest's visit, in the tab from the way before. */
const open = async (stage: Stage) => {
  const id = await stage.page.evaluate(
    () => Object.keys(JSON.parse(localStorage.getItem("guest-reservations") ?? "{}"))[0],
  );
  await goTo(stage, id ?? "");
};
const reload: Act = async ({ page }) => {
  await page.reload();
};

async function write(stage: Stage): Promise<void> {
  const own = await havePastVisit(stage);
  await keepKey(stage, own);
  await goTo(stage, own.reservationId);
  await shows(stage, "writing");
  for (const act of ["stars", "stars for a master", "words"]) await acts[`review.edited: ${act}`]?.(stage);
  await acts["photos.added"]?.(stage);
}

const entrances: Driver["entrances"] = {
  "a guest with the secret of a visit": {
    before: async (stage) => keepKey(stage, await havePastVisit(stage)),
    enter: open,
  },
  "a client whose phone a visit is of": {
    before: async (stage) => {
      const { reservationId } = await havePastVisit(stage);
      await leaveSession(stage);
      await stage.page.evaluate((id) => localStorage.setItem("visit-of-test", id), reservationId);
    },
    enter: async (stage) => {
      const id = await stage.page.evaluate(() => localStorage.getItem("visit-of-test"));
      await goTo(stage, id ?? "");
    },
  },
  "a reload with words": { before: write, enter: reload },
  "a reload with a review whose outcome is unknown": {
    before: async (stage) => {
      await write(stage);
      stage.gate.close(["createReview"]);
      await stage.user.press("Опубликовать отзыв");
      await stage.gate.open("createReview", "loses");
      await expect(stage.page.getByText("Нет связи")).toBeVisible();
    },
    enter: reload,
  },
};

function obstacle({ from, step }: Move): string | null {
  if (step.name === "getReview: reservationNotFound") return "status 404 leads to /not-found (spec §8)";
  if (step.name === "photo.removed" && from?.snapshot.context.choice.photos.length === 0) return "there is no photo";
  return null;
}

/** Reviewing a visit in a browser, against the real service. */
export const reviewDriver: Driver = {
  waits: { readingReview: ["getReview"], creatingReview: ["createReview"], takingBackReview: ["takeBackReview"] },
  entrances,
  acts,
  answers,
  sees,
  obstacle,
};
