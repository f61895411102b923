import type { PlantedBug } from "../bug.ts";

const setup = "machines/reservation/setup.ts";
const rules = "machines/reservation/rules.ts";
const machine = "machines/reservation/machine.ts";
const context = "machines/reservation/context.ts";
const machines = ["reservation"];

/** Choosing, holding and confirming. */
export const reservationBugs: readonly PlantedBug[] = [
  {
    name: "master ignored",
    means: "The client asks for Dinara, and whoever is free comes.",
    file: setup,
    text: "chosen(assignMaster(context.wishes, key, masterId), context)",
    planted: "chosen(assignMaster(context.wishes, key, null), context)",
    machines,
  },
  {
    name: "service stays",
    means: "A service that is taken out of the visit is done and paid for.",
    file: setup,
    text: "chosen(removeWish(context.wishes, key), context)",
    planted: "chosen(context.wishes, context)",
    machines,
  },
  {
    name: "hold survives a choice",
    means: "Other services are chosen, and the time of the earlier ones is confirmed.",
    file: rules,
    text: "return { wishes, held: stale(held), wantedTime:",
    planted: "return { wishes, held, wantedTime:",
    machines,
  },
  {
    name: "stale hold is fresh after a reload",
    means: "After a reload the client confirms what they had chosen before the last change.",
    file: context,
    text: "isStale: !draft.isTemporary,",
    planted: "isStale: false,",
    machines,
  },
  {
    name: "allocation of the picked",
    means: "The masters' page offers those alone who were picked already.",
    file: context,
    text: "const open = wishes.map((wish) => ({ ...wish, masterId: null }));",
    planted: "const open = wishes;",
    machines,
  },
  {
    name: "proof outlives its hold",
    means: "The next confirmation is refused, since its phone was proven for a hold that ran out.",
    file: setup,
    text: "contacts: { ...context.contacts, challenge: null, proof: null },\n      holding: null,",
    planted: "contacts: { ...context.contacts, challenge: null },\n      holding: null,",
    machines,
  },
  {
    name: "picked time is the address's",
    means: "A time that was picked by hand is looked at once more before it is taken, and may be lost meanwhile.",
    file: setup,
    text: "...wanting({ startTime, shownCost: shownCostOf(",
    planted: "...wanting({ ...context.wantedTime, startTime, shownCost: shownCostOf(",
    machines,
  },
  {
    name: "lost hold is kept",
    means: "The hold ran out, and the page says that it is held.",
    file: machine,
    text: 'actions: [withOutput("loseHold"), "announceLoss"] },\n          { guard: withOutput("isToBePaid")',
    planted: 'actions: "announceLoss" },\n          { guard: withOutput("isToBePaid")',
    machines,
  },
  {
    name: "cut confirmation is given up",
    means: "The answer to the confirmation is lost, and pressing again books a second time.",
    file: machine,
    text: '{ guard: withFailure("isUnknown"), target: "held", actions: readAnew },',
    planted: '{ guard: withFailure("isUnknown"), target: "held", actions: [...readAnew, "settleConfirm"] },',
    machines,
  },
  {
    name: "one of several people",
    means: "Two come, and the visit is for one.",
    file: "domain/wishes.ts",
    text: "peopleCount: countPeople(wishes),",
    planted: "peopleCount: 1,",
    machines,
  },
  {
    name: "out for everybody",
    means: "A service that one of two clients does not want is not done for the other either.",
    file: "domain/wishes.ts",
    text: "return one.person === other.person && one.serviceId === other.serviceId;",
    planted: "return one.serviceId === other.serviceId;",
    machines,
  },
];
