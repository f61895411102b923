import { describe, expect, it } from "vitest";
import * as example from "../../../machines/reservation/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { visitAtConfirmation, visitAtTime, visitWithCode, visitWithHold } from "../support/visit.ts";

const { contacts } = example;
const anotherPhone = { ...contacts, clientPhone: "+7 (707) 765-43-21" };

describe("The client behind a reservation", () => {
  it("is asked again for a name that is missing and a phone that is not one, with what they typed kept", async () => {
    const visit = await visitWithHold();
    visit.send({ type: "contacts.submitted", contacts: { clientName: " ", clientPhone: "8 701 12", comment: "" } });
    expect(visit.state()).toBe("held.enteringContacts");
    expect(visit.context().clientPhone).toBe("8 701 12");
    expect(visit.context().failure).toEqual({ kind: "contactsInvalid", isNameMissing: true, phone: "tooShort" });
  });

  it("proves another phone by another code", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "step.revisited", step: "contacts" }, { type: "contacts.submitted", contacts: anotherPhone });
    expect(visit.state()).toBe("held.verifyingPhone");
    expect(visit.context().proof).toBeNull();
    expect(visit.asked("requestSmsCode")).toMatchObject([{ phone: 77011234567 }, { phone: 77077654321 }]);
  });

  it("is not shown the code of another phone", async () => {
    const visit = await visitWithCode();
    visit.send({ type: "step.revisited", step: "contacts" }, { type: "contacts.submitted", contacts: anotherPhone });
    expect(visit.codeState()).toBe("requestingCode");
  });

  it("does not prove the same phone twice, however it is written", async () => {
    const visit = await visitAtConfirmation();
    const rewritten = { ...contacts, clientPhone: "+77011234567", comment: "Приду с ребёнком" };
    visit.send({ type: "step.revisited", step: "contacts" }, { type: "contacts.submitted", contacts: rewritten });
    expect(visit.state()).toBe("held.previewing");
    expect(visit.asked("requestSmsCode")).toHaveLength(1);
  });

  it("goes on with the code on its way after a look at the contacts", async () => {
    const visit = await visitWithCode();
    visit.send({ type: "step.revisited", step: "contacts" }, { type: "step.revisited", step: "code" });
    expect(visit.codeState()).toBe("enteringCode");
    expect(visit.asked("requestSmsCode")).toHaveLength(1);
  });

  it.each([{ clientPhone: "8 701 12" }, { clientName: "" }])(
    "who leaves %j behind comes back to the contacts, not to the code",
    async (edited) => {
      const visit = await visitWithCode();
      visit.send({ type: "step.revisited", step: "contacts" }, { type: "contacts.edited", contacts: edited });
      visit.send({ type: "step.revisited", step: "code" });
      expect(visit.state()).toBe("held.enteringContacts");
    },
  );

  it("who empties the name after the proof comes back to the contacts, not to the confirmation", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "step.revisited", step: "contacts" }, { type: "contacts.edited", contacts: { clientName: "" } });
    visit.send({ type: "step.revisited", step: "confirm" });
    expect(visit.state()).toBe("held.enteringContacts");
  });

  it("proves the phone again when the service does not take the proof", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("phoneNotProven").failed);
    expect(visit.state()).toBe("held.enteringContacts");
    visit.send({ type: "contacts.submitted", contacts });
    expect(visit.asked("requestSmsCode")).toHaveLength(2);
  });
});

describe("A client who is signed in", () => {
  const ownPhone = 77011234567;

  async function clientWithHold() {
    const visit = visitAtTime({ ownPhone });
    visit.send({ type: "slot.picked", startTime: example.startTime });
    await visit.answer("holdTime", example.held);
    return visit;
  }

  it("confirms with the phone of the account, and needs no code for it", async () => {
    const visit = await clientWithHold();
    visit.send({ type: "contacts.submitted", contacts });
    expect(visit.state()).toBe("held.previewing");
    await visit.answer("previewReservation", example.preview);
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("requestSmsCode")).toEqual([]);
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ clientPhone: ownPhone, proof: null });
  });

  it("comes back to the contacts until they have been at the confirmation, and to that from then on", async () => {
    const visit = await clientWithHold();
    visit.send({ type: "contacts.edited", contacts });
    visit.send({ type: "step.revisited", step: "time" }, { type: "step.revisited", step: "contacts" });
    expect(visit.state()).toBe("held.enteringContacts");
    visit.send({ type: "step.revisited", step: "time" }, { type: "step.revisited", step: "confirm" });
    expect(visit.state()).toBe("held.enteringContacts");
    visit.send({ type: "contacts.submitted", contacts });
    await visit.answer("previewReservation", example.preview);
    visit.send({ type: "step.revisited", step: "time" }, { type: "step.revisited", step: "confirm" });
    expect(visit.state()).toBe("held.previewing");
  });

  it.each([
    ["contacts", "held.enteringContacts"],
    ["confirm", "held.previewing"],
  ] as const)("finds themselves where they were after a reload at %s", async (step, state) => {
    const visit = visitAtTime({ ownPhone, draft: example.withContacts, step });
    await visit.answer("restoreHold", example.held);
    expect(visit.state()).toBe(state);
  });

  it("proves any other phone by a code, and may take that back", async () => {
    const visit = await clientWithHold();
    visit.send({ type: "contacts.submitted", contacts: anotherPhone });
    expect(visit.state()).toBe("held.verifyingPhone");
    visit.send({ type: "step.revisited", step: "contacts" }, { type: "contacts.submitted", contacts });
    expect(visit.state()).toBe("held.previewing");
  });

  it("proves even their own when the service no longer knows them by it", async () => {
    const visit = await clientWithHold();
    visit.send({ type: "contacts.submitted", contacts });
    await visit.answer("previewReservation", example.preview);
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("phoneNotProven").failed);
    visit.send({ type: "contacts.submitted", contacts });
    expect(visit.state()).toBe("held.verifyingPhone");
  });
});
