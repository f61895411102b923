import { expect, type Page } from "@playwright/test";
import type { ReservationParams } from "../../../../domain/entities.ts";
import type { Move } from "../../walk/explore.ts";
import { freeTime } from "../stage/user.ts";
import { salon } from "../stage/salon.ts";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { after, askTooOften, passes } from "./network.ts";

const endsAs =
  (status: string) =>
  ({ world, page }: Stage) =>
    world.endVisit(visitOf(page.url()), status);

/** Somebody else takes the time that is asked for. */
const takeTime = (operation: string) =>
  after<{ startTime: string }>(operation, ({ other }, { startTime }) => other.takeTime(startTime));

/**
 * Asked of a master who is not there. The salon itself goes on as it is: what it has no more is taken out of the sheet, where
 * these paths go on with it.
 */
function ofNobody(operation: string): Driver["answers"][string] {
  return async ({ gate }) => {
    const { params }: { params: ReservationParams } = (await gate.waiting(operation)).body();
    const entries = params.entries.map((entry) => ({ ...entry, masterId: 0 }));
    await gate.open(operation, "brings", { body: { params: { ...params, entries } } });
  };
}

const cancelWord = "Да, отменить";

const acts: Driver["acts"] = {
  "cancellation.confirmed": ({ user, page }) => user.press(cancelWord, page.getByRole("dialog")),
  // Of the last free day: the visit itself has what is near to its own time.
  "slot.picked": async ({ page, user }) => {
    const sheet = page.getByRole("dialog");
    await sheet
      .getByRole("group", { name: "Выбор дня" })
      .getByRole("button", { name: /свободн/ })
      .last()
      .click();
    await expect(sheet.locator("[aria-busy=true]")).toHaveCount(0);
    const times = sheet.getByRole("button", { name: freeTime });
    await user.click(times.last());
    // A tour that has moved the visit there already moves it a little.
    if (await sheet.getByText("Вы и так записаны на это время").isVisible()) await user.click(times.nth(-2));
  },
  "services.reconsidered": ({ user, page }) => user.press("Сменить услуги или мастера", page.getByRole("dialog")),
  "choice.confirmed": async ({ user, page }) => {
    const sheet = page.getByRole("dialog");
    await chooseOther(page);
    await user.press("Выбрать время", sheet);
  },
  "slot.reconsidered": ({ user, page }) => user.press("Другое время", page.getByRole("dialog")),
  "move.confirmed": ({ user, page }) =>
    user.press(/^(Перенести на это время|Изменить запись)$/, page.getByRole("dialog")),
  "change.abandoned": async ({ user, page }) => {
    const keep = page.getByRole("button", { name: "Оставить запись" });
    await user.press((await keep.isVisible()) ? "Оставить запись" : "Закрыть", page.getByRole("dialog"));
  },
  "retry.requested": ({ user, page }) => user.press("Повторить", page.getByRole("dialog")),
};

const answers: Driver["answers"] = {
  "getReservation: free to cancel": passes("getReservation", "brings"),
  "getReservation: too late to cancel": after("getReservation", ({ world, page }) =>
    world.endFreeCancelling(visitOf(page.url())),
  ),
  "getReservation: cancelled elsewhere": after("getReservation", endsAs("cancelledByClient")),
  "getReservation: past": after("getReservation", endsAs("completed")),
  "getReservation: unreachable": passes("getReservation", "loses"),
  "getReservation: broken": passes("getReservation", "answersItself"),
  "cancelReservation: cancelled": passes("cancelReservation", "brings"),
  "cancelReservation: reservationChanged, free to cancel": after("cancelReservation", ({ world, page }) =>
    world.delayVisit(visitOf(page.url())),
  ),
  "cancelReservation: reservationChanged, over": after("cancelReservation", ({ world, page }) =>
    world.withdrawVisit(visitOf(page.url())),
  ),
  "cancelReservation: cancelTooLate": after("cancelReservation", ({ world, page }) =>
    world.endFreeCancelling(visitOf(page.url())),
  ),
  "cancelReservation: notCancellable": after("cancelReservation", endsAs("completed")),
  "cancelReservation: tooManyRequests": askTooOften("cancelReservation"),
  "previewReservation: read": passes("previewReservation", "brings"),
  "previewReservation: read again": passes("previewReservation", "brings"),
  "previewReservation: noMasterFree": ofNobody("previewReservation"),
  "previewReservation: slotTaken": takeTime("previewReservation"),
  "previewReservation: unreachable": passes("previewReservation", "loses"),
  "previewReservation: broken": passes("previewReservation", "answersItself"),
  "updateReservation: changed": passes("updateReservation", "brings"),
  "updateReservation: noMasterFree": ofNobody("updateReservation"),
  "updateReservation: slotTaken": takeTime("updateReservation"),
  "updateReservation: priceChanged": ({ gate }) =>
    gate.open("updateReservation", "brings", {
      body: { expected: { total: { amount: 100, currency: "KZT" }, prepayment: { amount: 0, currency: "KZT" } } },
    }),
  "updateReservation: reservationChanged, free to change": after("updateReservation", ({ world, page }) =>
    world.delayVisit(visitOf(page.url())),
  ),
  "updateReservation: changeTooLate": after("updateReservation", ({ world, page }) =>
    world.endFreeCancelling(visitOf(page.url())),
  ),
  "updateReservation: notChangeable": after("updateReservation", endsAs("completed")),
  "updateReservation: tooManyRequests": askTooOften("updateReservation"),
  "updateReservation: unreachable": passes("updateReservation", "loses"),
  "updateReservation: broken": passes("updateReservation", "answersItself"),
  "cancelReservation: unreachable": passes("cancelReservation", "loses"),
  "cancelReservation: broken": passes("cancelReservation", "answersItself"),
};

/** What a client reads in the sheet in each state, or above the page once the sheet is closed. */
const shownTexts: Record<string, string | RegExp> = {
  readingReservation: "Проверяем условия…",
  waitingToRetry: "Не удалось проверить условия",
  confirmingCancellation: "Вы ничего не платили заранее",
  cancellingReservation: "Вы ничего не платили заранее",
  choosingServices: "Выбрать время",
  choosingTime: /время салона/i,
  readingPrice: "Проверяем условия…",
  confirmingMove: /освободится, только когда новое будет вашим/,
  updatingReservation: /освободится, только когда новое будет вашим/,
  refused: /Здесь (отменить|изменить) уже нельзя/,
};

/** What the page says of the visit; who leaves it as it is may have read that somebody else has moved it. */
const headings: Record<string, string> = { cancelled: "Запись отменена", changed: "Запись перенесена" };

const busy = ["cancellingReservation", "updatingReservation"];

async function sees({ page }: Stage, state: string): Promise<void> {
  const shownText = shownTexts[state];
  if (shownText === undefined) {
    await expect(page.getByRole("dialog")).toHaveCount(0);
    return expect(page.getByRole("heading", { level: 1 })).toHaveText(
      headings[state] ?? /Вы записаны!|Запись перенесена/,
    );
  }
  const shown = page.locator("[data-change-state]");
  await expect(shown).toHaveAttribute("data-change-state", state);
  await expect(shown.getByText(shownText)).toBeVisible();
  await expect(shown.locator("button[aria-busy]")).toHaveCount(busy.includes(state) ? 1 : 0);
}

function obstacle({ step, from }: Move): string | null {
  if (step.name === "choice.confirmed" && from?.snapshot.value === "choosingTime") {
    return "beside the times of one service of anybody nothing else is chosen: journeys/move-layout.spec.ts is of two people";
  }
  if (step.name === "getReservation: reservationNotFound") return "status 404 leads to /not-found (spec §8)";
  if (step.name === "updateReservation: reservationChanged, over") {
    return "the service says notChangeable of a visit that is over, whatever version was seen";
  }
  return null;
}

async function chooseOther(page: Page): Promise<void> {
  const other = salon.masters.at(-1)?.name ?? "";
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `${salon.service}, мастер: ` })
    .click();
  await page.getByRole("dialog", { name: "Кто делает" }).getByRole("button", { name: other }).click();
}

/** The sheet was closed by a step back with another master chosen in it. */
async function comeWithOther(stage: Stage): Promise<void> {
  const { page } = stage;
  await comeAsGuest(stage);
  await openServices(stage);
  await chooseOther(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Shows the visit that somebody has; the sheet is opened by the entrance itself. */
async function show({ page }: Stage, id: string): Promise<void> {
  await page.goto(`/my/reservation/${id}/success`);
  await expect(page.getByRole("button", { name: "Отменить запись" })).toBeVisible();
}

const open = ({ user }: Stage) => user.press("Отменить запись");
const openMove = ({ user }: Stage) => user.press("Перенести");
const openServices = ({ user }: Stage) => user.press("Сменить услуги или мастера");

/** A visit of the client's phone, of which another device made the reservation. */
export async function haveVisit({ other, phones }: Stage) {
  const held = await other.hold(await other.freeTime(0));
  await other.confirm(held, phones.own);
  return held;
}

export function visitOf(url: string): string {
  return /reservation\/([\w-]+)\//.exec(url)?.[1] ?? "";
}

async function comeAsGuest(stage: Stage): Promise<void> {
  const own = await haveVisit(stage);
  await keepKey(stage, own);
  await show(stage, own.reservationId);
}

/** The guest's browser has the key to a visit. */
export async function keepKey({ page }: Stage, own: { reservationId: string; secret: string }): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([id, key]) => localStorage.setItem("guest-reservations", JSON.stringify({ [id ?? ""]: key })),
    [own.reservationId, own.secret],
  );
}

async function comeAsClient(stage: Stage): Promise<void> {
  const { reservationId } = await haveVisit(stage);
  await leaveSession(stage);
  await show(stage, reservationId);
}

/** The changing of a visit in a browser, against the real service. */
export const reservationChangeDriver: Driver = {
  waits: {
    readingReservation: ["getReservation"],
    cancellingReservation: ["cancelReservation"],
    readingPrice: ["previewReservation"],
    updatingReservation: ["updateReservation"],
  },
  entrances: {
    "a guest with the secret of a visit": { before: comeAsGuest, enter: open },
    "a client whose phone a visit is of": { before: comeAsClient, enter: open },
    "a guest who wants another time": { before: comeAsGuest, enter: openMove },
    "a client who wants another time": { before: comeAsClient, enter: openMove },
    "a guest who wants another master": { before: comeAsGuest, enter: openServices },
    "a guest who had begun to choose another master": {
      before: comeWithOther,
      enter: async ({ page }) => void (await page.goForward()),
    },
  },
  acts,
  answers,
  sees,
  obstacle,
};
