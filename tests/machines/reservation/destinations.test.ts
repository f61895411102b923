import { describe, expect, it } from "vitest";
import contract from "../../../openapi/generated/openapi.json" with { type: "json" };
import type { ProblemAction } from "../../../domain/failure.ts";
import { refused } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { runReservation } from "../support/run.ts";
import { visitAtConfirmation, visitAtTime, visitWithCode, visitWithHold, type Visit } from "../support/visit.ts";

const { contacts, startTime } = example;

type Asking = {
  /** The id of the invoke that is refused. */
  id: string;
  come: () => Visit | Promise<Visit>;
  /** Where an action leads. */
  leads: Readonly<Partial<Record<ProblemAction, string>>>;
  otherwise: string;
};

const choices = { changeService: "choosingServices", changeMaster: "choosingMasters", changeTime: "choosingTime" };

const askings: readonly Asking[] = [
  {
    id: "allocateServices",
    come: () => runReservation({ draft: example.withServices, step: "masters", startTime: null }),
    leads: { changeService: choices.changeService },
    otherwise: "choosingMasters",
  },
  { id: "checkTime", come: () => visitAtTime({ startTime }), leads: choices, otherwise: "choosingTime" },
  {
    id: "takeTime",
    async come() {
      const visit = visitAtTime();
      visit.send({ type: "slot.picked", startTime });
      return visit;
    },
    leads: choices,
    otherwise: "choosingTime",
  },
  {
    id: "restoreHold",
    come: () => visitAtTime({ draft: example.withHold, step: "contacts" }),
    leads: { changeTime: choices.changeTime },
    otherwise: "held.holdingTime, waitingToRetry",
  },
  {
    id: "requestSmsCode",
    async come() {
      const visit = await visitWithHold();
      visit.sendContacts({ type: "contacts.submitted", contacts });
      return visit;
    },
    leads: {
      ...choices,
      changeContacts: "held.enteringContacts, askingForCode",
      tryLater: "held.enteringContacts, askingForCode",
    },
    otherwise: "held.enteringContacts, enteringContacts",
  },
  {
    id: "checkSmsCode",
    async come() {
      const visit = await visitWithCode();
      visit.enterCode("123456");
      return visit;
    },
    leads: {
      ...choices,
      changeContacts: "held.enteringContacts, askingForAnotherCode",
      tryLater: "held.enteringContacts, enteringCode",
    },
    otherwise: "held.enteringContacts, enteringContacts",
  },
  {
    id: "createReservation",
    async come() {
      const visit = await visitAtConfirmation();
      visit.send({ type: "reservation.confirmed" });
      return visit;
    },
    leads: {
      ...choices,
      changeContacts: "held.enteringContacts, enteringContacts",
      acceptPrice: "held.holdingTime, restoringHold",
      provePhone: "held.enteringContacts, enteringContacts",
    },
    otherwise: "held.confirming",
  },
];

/** What is said in the place of the refusal's own reason. */
const summaries: Readonly<Record<string, { kind: string }>> = {
  "restoreHold: changeTime": { kind: "holdExpired" },
  "checkSmsCode: changeContacts": { kind: "codeExpired" },
};

/** Where a visit stands, and where in a child that asks something of the client. */
function placeOf(visit: Visit): string {
  const state = visit.state();
  if (state === "held.holdingTime") return `${state}, ${visit.timeHoldState()}`;
  if (state !== "held.enteringContacts") return state;
  const asking = visit.contactsState();
  return `${state}, ${asking === "verifyingPhone" ? visit.codeState() : asking}`;
}

describe.each(askings)("A refusal of $id", ({ id, come, leads, otherwise }) => {
  const { enum: actions } = contract.components.schemas.ProblemAction;

  it.each(actions)("to be mended by %s leads to where that can be done, and says why", async (name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is one of the contract
    const action = name as ProblemAction;
    const visit = await come();
    const { failed } = refused("somethingNew", { action });
    await visit.fail(id, failed);
    const place = leads[action] ?? otherwise;
    expect(placeOf(visit)).toBe(place);
    expect(visit.failures()).toContainEqual(summaries[`${id}: ${action}`] ?? failed);
  });
});
