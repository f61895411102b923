import { canAbandon, canRemove } from "../../../../machines/reservation/selectors.ts";
import type { WishKey } from "../../../../domain/wishes.ts";
import type { Move } from "../../walk/explore.ts";
import { revisit } from "../stage/history.ts";
import { salon } from "../stage/salon.ts";
import type { Stage } from "../stage/stage.ts";
import { unforeseen, type Driver } from "./driver.ts";
import { reservationAnswers } from "./reservation-answers.ts";
import { reservationEntrances } from "./reservation-entrances.ts";
import { seesReservation } from "./reservation-views.ts";

const steps = {
  services: "Услуги",
  masters: "Мастера",
  time: "Время",
  contacts: "Контакты",
  code: "Код",
  confirm: "Проверка",
} as const;

/** The step at whose address each state is shown. */
const stepOfState: Record<string, keyof typeof steps> = {
  choosingServices: "services",
  choosingMasters: "masters",
  choosingTime: "time",
  "held.confirming": "confirm",
};

const waits = {
  choosingMasters: ["allocateServices"],
  "held.holdingTime": ["previewReservation", "createReservation", "getReservation"],
  "held.enteringContacts": ["requestSmsCode"],
  creatingReservation: ["createReservation"],
};

async function pickMaster({ page, user }: Stage): Promise<void> {
  const isTime = await page.locator('[data-state="choosingTime"]').isVisible();
  await (isTime ? user.pickMasterForTime() : user.pickMaster());
}

/** Chooses otherwise at the services, and comes back to the times. */
async function chooseAnew(stage: Stage, choose: () => Promise<void>): Promise<void> {
  await revisit(stage.page, "services", steps.services);
  await seesReservation(stage, "choosingServices");
  await choose();
  await stage.user.press("Дальше");
  await seesReservation(stage, "choosingMasters");
  await stage.user.press("Выбрать время");
  await seesReservation(stage, "choosingTime");
}

/** There has to be a second service to wait for, which is taken out again. */
async function changeWait(stage: Stage): Promise<void> {
  const { user } = stage;
  await chooseAnew(stage, () => user.toggleService(salon.otherService));
  await user.changeWait();
  await user.takeOutOthers();
}

/** Who comes alone is served in one manner: somebody comes along, and stays. */
async function pickManner(stage: Stage): Promise<void> {
  const { page, user } = stage;
  if ((await page.getByRole("region", { name: "Сравните варианты" }).count()) === 0) {
    await chooseAnew(stage, () => user.bringAnother());
  }
  await user.pickPlan();
}

/** Who came along comes no more. */
async function toggleService({ user }: Stage): Promise<void> {
  await user.takeOutOthers();
  await user.toggleService();
}

/** What is added is of the master who does the rest, as is what is taken away. */
async function toggleServicesOfMaster({ user }: Stage): Promise<void> {
  await user.takeOutOthers();
  for (const service of [salon.otherService, salon.service, salon.otherService]) await user.toggleService(service);
}

const revisits = Object.entries(steps).map(([step, button]): [string, Driver["acts"][string]] => [
  `step.revisited: ${step}`,
  ({ page }) => revisit(page, step, button),
]);

const acts: Driver["acts"] = {
  "service.toggled": toggleService,
  "service.toggled: of a master": toggleServicesOfMaster,
  "service.removed": ({ user }) => user.takeOutAll(),
  "services.confirmed": ({ user }) => user.press("Дальше"),
  "master.picked": pickMaster,
  "masters.confirmed": ({ user }) => user.press("Выбрать время"),
  "allocation.requested": ({ user }) => user.press("Повторить"),
  "day.picked": ({ user }) => user.pickDay(),
  "layout.changed": changeWait,
  "slot.picked": ({ user }) => user.pickTime(),
  "slot.picked: of a manner": pickManner,
  "reservation.confirmed": ({ user }) => user.press("Записаться"),
  "reservation.abandoned": ({ user }) => user.abandon(),
  ...Object.fromEntries(revisits),
};

/** What the service of today never answers: a hold keeps its services and masters and costs nothing, a new one stands. */
const neverAnswered = [
  ...["servicesNotBookable", "noMasterFree", "awaiting prepayment", "already over"].map(
    (outcome) => `createReservation: ${outcome}`,
  ),
  "timeHold: over already",
];

const unforeseenOfContacts = ["somethingNew", "servicesNotBookable", "noMasterFree"].map(
  (outcome) => `contacts: ${outcome}`,
);

function obstacle({ from, step }: Move): string | null {
  if (!from) return null;
  if (unforeseenOfContacts.includes(step.name) || neverAnswered.includes(step.name)) return unforeseen;
  const { wishes, contacts, isRevised } = from.snapshot.context;
  const hasMaster = wishes.some(({ masterId }: { masterId: number | null }) => masterId !== null);
  if (step.name === "reservation.abandoned" && !canAbandon(from.snapshot))
    return "what may stand already is not offered to be given up";
  if (step.name === "slot.picked: at another price")
    return "what a salon asks for changes seldom while it is looked at: the walk of a price that changed does that";
  if (step.name === "slot.picked: of an express service")
    return "a time is too soon only shortly before it: one is picked where it was being taken before a reload";
  if (step.name === "layout.changed: of a manner") return "a manner is picked with a time of it";
  if (step.name === "service.removed" && !wishes.some((wish: WishKey) => canRemove(wish)(from.snapshot)))
    return "a visit that is being taken is not offered to be changed";
  if (step.name === "service.toggled: of a master" && !hasMaster) return "nobody was asked for";
  if (step.name === "timeHold: noMasterFree" && !hasMaster) return "nobody was asked for";
  if (step.name === "master.picked" && from.state === "choosingTime" && !hasMaster) {
    return "any master will do, so that none is offered instead";
  }
  const { held } = from.snapshot.context;
  const isUnread = held?.isStale === false && held.reservation === null;
  if (isUnread && step.name.startsWith("slot.picked")) return "a client picks another time than the one that is held";
  if (!step.name.startsWith("step.revisited")) return null;
  if (isUnread && ["choosingServices", "choosingMasters"].includes(from.state)) {
    return "an entry before the link is another document, which reads the hold as it opens";
  }
  const shownAt =
    from.state === "held.enteringContacts"
      ? contacts.challenge === null || isRevised
        ? "contacts"
        : "code"
      : stepOfState[from.state];
  return step.name === `step.revisited: ${shownAt}` ? "the address is this step's already" : null;
}

/** The guided reservation in a browser, against the real service. */
export const reservationDriver: Driver = {
  waits,
  entrances: reservationEntrances,
  acts,
  answers: reservationAnswers,
  sees: seesReservation,
  obstacle,
};
