import { describe, expect, it } from "vitest";
import type { ContactsInput } from "../../../machines/contacts/machine.ts";
import { nobody } from "../../../machines/contacts/examples.ts";
import { challenge, contacts, hold, phone, proof } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { runContacts } from "../support/run.ts";

const { reservationId, secret } = hold;
const submit = { type: "contacts.submitted", contacts } as const;
const anotherPhone = { ...contacts, clientPhone: "+7 (707) 765-43-21" };

async function withCode(input: Partial<ContactsInput> = {}) {
  const asking = runContacts({ ...nobody, ...input });
  asking.send(submit);
  await asking.answer("requestSmsCode", challenge);
  return asking;
}

describe("Whoever is coming", () => {
  it("leaves a name and a phone, and proves it by a code that is bound to the hold", async () => {
    const asking = await withCode();
    expect(asking.asked("requestSmsCode")).toEqual([{ reservationId, secret, phone }]);
    asking.enterCode("123456");
    await asking.answer("checkSmsCode", proof);
    expect(asking.output()).toEqual({ kind: "known", contacts, phone, proof });
  });

  it.each([
    ["no name", { ...contacts, clientName: " " }, { isNameMissing: true, phone: null }],
    ["a name that cannot be seen", { ...contacts, clientName: "\u3164" }, { isNameMissing: true, phone: null }],
    ["a name that is too long", { ...contacts, clientName: "ж".repeat(1000) }, { isNameMissing: true, phone: null }],
    ["half a phone", { ...contacts, clientPhone: "8 701 12" }, { isNameMissing: false, phone: "tooShort" }],
  ] as const)("is asked again for %s, with what they typed kept", (_, typed, problem) => {
    const asking = runContacts(nobody);
    asking.send({ type: "contacts.submitted", contacts: typed });
    expect(asking.state()).toBe("enteringContacts");
    expect(asking.context()).toMatchObject({ ...typed, failure: { kind: "contactsInvalid", ...problem } });
    expect(asking.asked("requestSmsCode")).toEqual([]);
  });

  it("goes on at the code that is on its way", () => {
    const asking = runContacts({ ...nobody, ...contacts, challenge });
    expect(asking.codeState()).toBe("enteringCode");
    expect(asking.asked("requestSmsCode")).toEqual([]);
  });

  it.each([
    ["who wants to see the fields once more", { isRevised: true }],
    ["whose name was emptied meanwhile", { clientName: "" }],
    ["whose phone is another one meanwhile", { clientPhone: anotherPhone.clientPhone }],
  ])("%s begins at the fields, whatever code is on its way", (_, more) => {
    const asking = runContacts({ ...nobody, ...contacts, challenge, ...more });
    expect(asking.state()).toBe("enteringContacts");
  });

  it("needs no second code for a phone that was proven, however it is written", () => {
    const asking = runContacts({ ...nobody, ...contacts, proof, isRevised: true });
    const rewritten = { ...contacts, clientPhone: "+77011234567" };
    asking.send({ type: "contacts.submitted", contacts: rewritten });
    expect(asking.output()).toEqual({ kind: "known", contacts: rewritten, phone, proof });
    expect(asking.asked("requestSmsCode")).toEqual([]);
  });

  it("proves another phone by a code of its own, and the proof of the first is of no use any more", () => {
    const asking = runContacts({ ...nobody, ...contacts, proof, challenge, isRevised: true });
    asking.send({ type: "contacts.submitted", contacts: anotherPhone });
    expect(asking.asked("requestSmsCode")).toMatchObject([{ phone: 77077654321 }]);
    expect(asking.context().proof).toBeNull();
  });

  it("is known without the spaces around what they typed", () => {
    const asking = runContacts({ ...nobody, proof });
    asking.send({ type: "contacts.submitted", contacts: { ...contacts, clientName: " Мадина ", comment: " Кофе " } });
    expect(asking.output()).toMatchObject({ contacts: { clientName: "Мадина", comment: "Кофе" } });
  });

  it("is told why what they left before did not do, until they say something else", () => {
    const { failed } = refused("phoneNotProven");
    const asking = runContacts({ ...nobody, ...contacts, failure: failed, isRevised: true });
    expect(asking.context().failure).toEqual(failed);
    asking.send(submit);
    expect(asking.context().failure).toBeNull();
  });

  it("is not known where no contacts mend what the service refuses", async () => {
    const asking = runContacts(nobody);
    asking.send(submit);
    const { failed } = refused("holdExpired");
    await asking.fail("requestSmsCode", failed);
    expect(asking.output()).toEqual({ kind: "refused", failure: failed });
  });

  it("who is signed in needs no code for their own phone, and one for any other", () => {
    const own = runContacts({ ...nobody, ownPhone: phone });
    own.send(submit);
    expect(own.output()).toEqual({ kind: "known", contacts, phone, proof: null });
    const other = runContacts({ ...nobody, ownPhone: phone });
    other.send({ type: "contacts.submitted", contacts: anotherPhone });
    expect(other.asked("requestSmsCode")).toMatchObject([{ phone: 77077654321 }]);
  });
});
