import { describe, expect, it } from "vitest";
import { challenge, paymentLink, phone } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import type { PayerInput } from "../../../machines/payer/types.ts";
import { runPayer } from "../support/run.ts";

const { key: link, registered } = paymentLink;
const contacts = { name: " Мадина ", phone: "8 701 123 45 67" };
const submit = { type: "contacts.submitted", contacts } as const;
const nobody: PayerInput = { link, payer: { name: "", phone: "", challenge: null }, ownPhone: null };
const signedIn: PayerInput = { ...nobody, ownPhone: phone };
const unreachable = { kind: "unreachable" } as const;

async function withCode() {
  const naming = runPayer(nobody);
  naming.send(submit);
  await naming.answer("requestPrepaymentRegistrationCode", challenge);
  return naming;
}

describe("Whoever pays by a link", () => {
  it("leaves a name and a phone, and is written down with the code that came to it", async () => {
    const naming = await withCode();
    expect(naming.asked("requestPrepaymentRegistrationCode")).toEqual([{ link, phone }]);
    naming.enterCode("123456");
    const { challengeId } = challenge;
    expect(naming.asked("registerPrepayment")).toEqual([{ link, name: "Мадина", phone, challengeId, code: "123456" }]);
    await naming.answer("registerPrepayment", registered);
    expect(naming.state()).toBe("registered");
    expect(naming.facts).toEqual([{ type: "payer.registered", link: registered }]);
  });

  it.each([
    ["no name", { ...contacts, name: " " }, { isNameMissing: true, phone: null }],
    ["half a phone", { ...contacts, phone: "8 701 12" }, { isNameMissing: false, phone: "tooShort" }],
  ] as const)("is asked again for %s, with what they typed kept", (_, typed, problem) => {
    const naming = runPayer(nobody);
    naming.send({ type: "contacts.submitted", contacts: typed });
    expect(naming.state()).toBe("enteringContacts");
    expect(naming.context()).toMatchObject({ ...typed, failure: { kind: "contactsInvalid", ...problem } });
    expect(naming.asked("requestPrepaymentRegistrationCode")).toEqual([]);
  });

  it("goes on at the code that is on its way, and asks for no other", () => {
    const naming = runPayer({ ...nobody, payer: { ...contacts, challenge } });
    expect(naming.codeState()).toBe("enteringCode");
    expect(naming.asked("requestPrepaymentRegistrationCode")).toEqual([]);
  });

  it("begins at the fields where the code on its way is another phone's", () => {
    const naming = runPayer({ ...nobody, payer: { ...contacts, phone: "+7 (707) 765-43-21", challenge } });
    expect(naming.state()).toBe("enteringContacts");
  });

  it("begins at the fields where the name is missing, also with a code on its way", () => {
    expect(runPayer({ ...nobody, payer: { ...contacts, name: " ", challenge } }).state()).toBe("enteringContacts");
  });

  it("finds the code still on its way after a look at the fields", async () => {
    const naming = await withCode();
    naming.send({ type: "phone.reconsidered" });
    expect(naming.state()).toBe("enteringContacts");
    naming.send(submit);
    expect(naming.codeState()).toBe("enteringCode");
    expect(naming.asked("requestPrepaymentRegistrationCode")).toHaveLength(1);
  });

  it("changes name and phone a little at a time", () => {
    const naming = runPayer(nobody);
    naming.send({ type: "contacts.edited", contacts: { name: "М" } });
    naming.send({ type: "contacts.edited", contacts: { phone: "8" } });
    expect(naming.context()).toMatchObject({ name: "М", phone: "8" });
  });

  it("is told of a refusal that no code mends, at the fields", async () => {
    const naming = runPayer(nobody);
    naming.send(submit);
    const { failed } = refused("somethingNew", { action: "signIn" });
    await naming.fail("requestPrepaymentRegistrationCode", failed);
    expect(naming.state()).toBe("enteringContacts");
    expect(naming.context().failure).toEqual(failed);
    naming.send(submit);
    expect(naming.context().failure).toBe(null);
  });

  it("gives way to somebody else who was named meanwhile, also where the code was right", async () => {
    const naming = await withCode();
    naming.enterCode("123456");
    await naming.fail("registerPrepayment", refused("notPayable").failed);
    expect(naming.state()).toBe("refused");
    expect(naming.facts).toEqual([{ type: "registration.refused" }]);
  });
});

describe("Whoever is signed in and pays by a link", () => {
  it("needs no code for their own phone, however it is written", async () => {
    const naming = runPayer(signedIn);
    naming.send(submit);
    expect(naming.asked("registerPrepayment")).toEqual([{ link, name: "Мадина", phone }]);
    await naming.answer("registerPrepayment", registered);
    expect(naming.facts).toEqual([{ type: "payer.registered", link: registered }]);
  });

  it("needs a code for another phone, and a name for their own", () => {
    const naming = runPayer(signedIn);
    naming.send({ type: "contacts.submitted", contacts: { ...contacts, name: "" } });
    expect(naming.state()).toBe("enteringContacts");
    naming.send({ type: "contacts.submitted", contacts: { ...contacts, phone: "+7 (707) 765-43-21" } });
    expect(naming.asked("requestPrepaymentRegistrationCode")).toEqual([{ link, phone: 77077654321 }]);
    expect(naming.asked("registerPrepayment")).toEqual([]);
  });

  it("asks again with the same key where no answer came, and with another one after a refusal", async () => {
    const naming = runPayer(signedIn);
    naming.send(submit);
    await naming.fail("registerPrepayment", unreachable);
    expect(naming.context().failure).toEqual(unreachable);
    naming.send(submit);
    expect(naming.context().failure).toBe(null);
    await naming.fail("registerPrepayment", refused("tooManyRequests").failed);
    naming.send(submit);
    const [first, second, third] = naming.keys("registerPrepayment");
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("says another name under another key", async () => {
    const naming = runPayer(signedIn);
    naming.send(submit);
    await naming.fail("registerPrepayment", unreachable);
    naming.send({ ...submit, contacts: { ...contacts, name: "Айгуль" } });
    const [first, second] = naming.keys("registerPrepayment");
    expect(second).not.toBe(first);
  });

  it("proves the phone as any other once the service doubts it", async () => {
    const naming = runPayer(signedIn);
    naming.send(submit);
    await naming.fail("registerPrepayment", refused("phoneNotProven").failed);
    expect(naming.state()).toBe("enteringContacts");
    naming.send(submit);
    expect(naming.asked("requestPrepaymentRegistrationCode")).toEqual([{ link, phone }]);
  });

  it("gives way to somebody else who was named meanwhile", async () => {
    const naming = runPayer(signedIn);
    naming.send(submit);
    await naming.fail("registerPrepayment", refused("notPayable").failed);
    expect(naming.facts).toEqual([{ type: "registration.refused" }]);
  });
});
