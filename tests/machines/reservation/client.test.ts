import { describe, expect, it } from "vitest";
import * as example from "../../../machines/reservation/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { visitAtConfirmation, visitAtTime, visitWithCode, visitWithHold } from "../support/visit.ts";

const { contacts } = example;
const anotherPhone = { ...contacts, clientPhone: "+7 (707) 765-43-21" };

describe("The client behind a reservation", () => {
  it("is asked again for a name that is missing and a phone that is not one, with what they typed kept", async () => {
    const visit = await visitWithHold();
    const typed = { clientName: " ", clientPhone: "8 701 12", comment: "" };
    visit.sendContacts({ type: "contacts.submitted", contacts: typed });
    expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "enteringContacts"]);
    expect(visit.context().contacts).toMatchObject(typed);
    expect(visit.contactsFailure()).toEqual({ kind: "contactsInvalid", isNameMissing: true, phone: "tooShort" });
  });

  it("proves another phone by another code", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "step.revisited", step: "contacts" });
    visit.sendContacts({ type: "contacts.submitted", contacts: anotherPhone });
    expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "verifyingPhone"]);
    expect(visit.context().contacts.proof).toBeNull();
    expect(visit.asked("requestSmsCode")).toMatchObject([{ phone: 77011234567 }, { phone: 77077654321 }]);
  });

  it("leaves a name and a comment without the spaces around them", async () => {
    const visit = await visitWithHold();
    const typed = { ...contacts, clientName: "  Мадина ", comment: "  Приду с ребёнком\n" };
    visit.sendContacts({ type: "contacts.submitted", contacts: typed });
    await visit.answer("requestSmsCode", example.challenge);
    visit.enterCode("123456");
    await visit.answer("checkSmsCode", example.proof);
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({
      clientName: "Мадина",
      comment: "Приду с ребёнком",
    });
  });

  it("is not shown the code of another phone", async () => {
    const visit = await visitWithCode();
    visit.send({ type: "step.revisited", step: "contacts" });
    visit.sendContacts({ type: "contacts.submitted", contacts: anotherPhone });
    expect(visit.codeState()).toBe("requestingSmsCode");
  });

  it("does not prove the same phone twice, however it is written", async () => {
    const visit = await visitAtConfirmation();
    const rewritten = { ...contacts, clientPhone: "+77011234567", comment: "Приду с ребёнком" };
    visit.send({ type: "step.revisited", step: "contacts" });
    visit.sendContacts({ type: "contacts.submitted", contacts: rewritten });
    expect(visit.state()).toBe("held.confirming");
    expect(visit.asked("requestSmsCode")).toHaveLength(1);
  });

  it("goes on with the code on its way after a look at the contacts", async () => {
    const visit = await visitWithCode();
    visit.send({ type: "step.revisited", step: "contacts" });
    expect(visit.contactsState()).toBe("enteringContacts");
    visit.send({ type: "step.revisited", step: "code" });
    expect(visit.codeState()).toBe("enteringCode");
    expect(visit.asked("requestSmsCode")).toHaveLength(1);
  });

  it.each([{ clientPhone: "8 701 12" }, { clientName: "" }])(
    "who leaves %j behind comes back to the contacts, not to the code",
    async (edited) => {
      const visit = await visitWithCode();
      visit.send({ type: "step.revisited", step: "contacts" });
      visit.sendContacts({ type: "contacts.edited", contacts: edited });
      visit.send({ type: "step.revisited", step: "code" });
      expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "enteringContacts"]);
    },
  );

  it("who empties the name after the proof comes back to the contacts, not to the confirmation", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "step.revisited", step: "contacts" });
    visit.sendContacts({ type: "contacts.edited", contacts: { clientName: "" } });
    visit.send({ type: "step.revisited", step: "confirm" });
    expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "enteringContacts"]);
  });

  it("proves the phone again when the service does not take the proof", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("phoneNotProven").failed);
    expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "enteringContacts"]);
    visit.sendContacts({ type: "contacts.submitted", contacts });
    expect(visit.asked("requestSmsCode")).toHaveLength(2);
  });

  it("proves the phone again at any refusal that asks for it, whatever its code", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("somethingNew", { action: "provePhone" }).failed);
    visit.sendContacts({ type: "contacts.submitted", contacts });
    expect(visit.asked("requestSmsCode")).toHaveLength(2);
  });

  it("is confirmed with a name and a comment without the spaces around them", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "step.revisited", step: "contacts" });
    const spacious = { ...contacts, clientName: " Мадина ", comment: " Кофе " };
    visit.sendContacts({ type: "contacts.submitted", contacts: spacious });
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ clientName: "Мадина", comment: "Кофе" });
  });

  it("whose name the service does not take comes to the fields with everything typed kept", async () => {
    const visit = await visitAtConfirmation();
    visit.send({ type: "step.revisited", step: "contacts" });
    const strange = { ...contacts, clientName: "Айдос" };
    visit.sendContacts({ type: "contacts.submitted", contacts: strange });
    expect(visit.state()).toBe("held.confirming");
    visit.send({ type: "reservation.confirmed" });
    const { failed } = refused("validationFailed", { action: "changeContacts" });
    await visit.fail("createReservation", failed);
    expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "enteringContacts"]);
    expect(visit.context().contacts).toMatchObject(strange);
    expect(visit.contactsFailure()).toEqual(failed);
    visit.sendContacts({ type: "contacts.submitted", contacts });
    expect(visit.state()).toBe("held.confirming");
    visit.send({ type: "reservation.confirmed" });
    const [, first, second] = visit.keys("createReservation");
    expect(second).not.toBe(first);
    expect(visit.asked("requestSmsCode")).toHaveLength(1);
  });
});

describe("A client who is signed in", () => {
  const ownPhone = 77011234567;
  const clientWithHold = () => visitWithHold({ ownPhone });

  it("confirms with the phone of the account, and needs no code for it", async () => {
    const visit = await clientWithHold();
    visit.sendContacts({ type: "contacts.submitted", contacts });
    expect(visit.state()).toBe("held.confirming");
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("requestSmsCode")).toEqual([]);
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ clientPhone: ownPhone, proof: null });
  });

  it("comes back to the contacts until they have been at the confirmation, and to that from then on", async () => {
    const visit = await clientWithHold();
    visit.sendContacts({ type: "contacts.edited", contacts });
    visit.send({ type: "step.revisited", step: "time" }, { type: "step.revisited", step: "contacts" });
    expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "enteringContacts"]);
    visit.send({ type: "step.revisited", step: "time" }, { type: "step.revisited", step: "confirm" });
    expect([visit.state(), visit.contactsState()]).toEqual(["held.enteringContacts", "enteringContacts"]);
    visit.sendContacts({ type: "contacts.submitted", contacts });
    expect(visit.state()).toBe("held.confirming");
    visit.send({ type: "step.revisited", step: "time" }, { type: "step.revisited", step: "confirm" });
    expect(visit.state()).toBe("held.confirming");
  });

  it.each([
    ["contacts", "held.enteringContacts"],
    ["confirm", "held.confirming"],
  ] as const)("finds themselves where they were after a reload at %s", async (step, state) => {
    const visit = visitAtTime({ ownPhone, draft: example.withContacts, step });
    await visit.answer("restoreHold", example.read.held);
    expect(visit.state()).toBe(state);
  });

  it("proves any other phone by a code, and may take that back", async () => {
    const visit = await clientWithHold();
    visit.sendContacts({ type: "contacts.submitted", contacts: anotherPhone });
    expect(visit.contactsState()).toBe("verifyingPhone");
    visit.send({ type: "step.revisited", step: "contacts" });
    visit.sendContacts({ type: "contacts.submitted", contacts });
    expect(visit.state()).toBe("held.confirming");
  });

  it("sends no proof of another phone along with their own", async () => {
    const proof = { ...example.proof, phone: 77019998877 };
    const visit = visitAtTime({ ownPhone, draft: { ...example.withContacts, proof }, step: "confirm" });
    await visit.answer("restoreHold", example.read.held);
    visit.send({ type: "reservation.confirmed" });
    expect(visit.asked("createReservation").at(-1)).toMatchObject({ clientPhone: ownPhone, proof: null });
  });

  it("proves even their own when the service no longer knows them by it", async () => {
    const visit = await clientWithHold();
    visit.sendContacts({ type: "contacts.submitted", contacts });
    visit.send({ type: "reservation.confirmed" });
    await visit.fail("createReservation", refused("phoneNotProven").failed);
    visit.sendContacts({ type: "contacts.submitted", contacts });
    expect(visit.contactsState()).toBe("verifyingPhone");
  });
});
