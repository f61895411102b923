import { describe, expect, it } from "vitest";
import * as deletion from "../../machines/account-deletion/selectors.ts";
import { nobody } from "../../machines/contacts/examples.ts";
import * as contacts from "../../machines/contacts/selectors.ts";
import * as example from "../../machines/reservation/examples.ts";
import * as reservation from "../../machines/reservation/selectors.ts";
import { account, bySms, halfAPhone, phone, signUp } from "../../machines/sign-in/examples.ts";
import * as signIn from "../../machines/sign-in/selectors.ts";
import * as verification from "../../machines/sms-verification/selectors.ts";
import * as timeHold from "../../machines/time-hold/selectors.ts";
import { runAccountDeletion, runContacts, runSignIn } from "./support/run.ts";
import { visitAtConfirmation, visitAtTime, visitWithHold } from "./support/visit.ts";

const unreachable = { kind: "unreachable" } as const;
const submitted = { type: "contacts.submitted", contacts: example.contacts } as const;

describe("Of a reservation pages read", () => {
  it("what is wanted, when, and of whom the service knows that they can", async () => {
    const visit = visitAtTime();
    visit.send({ type: "step.revisited", step: "masters" });
    await visit.answer("allocateServices", example.allocation);
    const snapshot = visit.snapshot();
    expect(reservation.wishesOf(snapshot)).toEqual([example.wish]);
    expect(reservation.allocationOf(snapshot)).toEqual(example.allocation);
    expect(reservation.layoutOf(snapshot)).toEqual({ awaitingTime: 0, manner: "togetherIfPossible" });
    expect(reservation.addressedStepOf(snapshot)).toBe("time");
  });

  it("that a time is being had, and the one who sees to it", () => {
    const visit = visitAtTime();
    expect(reservation.isHolding(visit.snapshot())).toBe(false);
    expect(reservation.timeHoldOf(visit.snapshot())).toBe(undefined);
    visit.send({ type: "slot.picked", startTime: example.startTime });
    const snapshot = visit.snapshot();
    expect(reservation.isHolding(snapshot)).toBe(true);
    expect(reservation.isOutcomeAwaited(snapshot)).toBe(false);
    expect([reservation.dateOf(snapshot), reservation.startTimeOf(snapshot)]).toEqual([
      "2026-11-23",
      example.startTime,
    ]);
    expect(reservation.isTimeFromAddress(snapshot)).toBe(false);
    expect(reservation.timeHoldOf(snapshot)?.getSnapshot().value).toBe("takingTime");
    expect(reservation.holdingOf(snapshot)?.key).toEqual(expect.any(String));
  });

  it("what an address asks for", () => {
    const visit = visitAtTime({ startTime: example.startTime });
    expect(reservation.isTimeFromAddress(visit.snapshot())).toBe(true);
    expect(reservation.startTimeOf(visit.snapshot())).toBe(example.startTime);
  });

  it("what is held, and as another choice's only that it is theirs", async () => {
    const visit = await visitWithHold();
    const { held } = example.read;
    expect(reservation.isHolding(visit.snapshot())).toBe(false);
    expect(reservation.holdOf(visit.snapshot())).toEqual(held.hold);
    expect(reservation.reservationOf(visit.snapshot())).toEqual(held.reservation);
    expect(reservation.contactsActorOf(visit.snapshot())?.getSnapshot().value).toBe("enteringContacts");
    visit.send(
      { type: "step.revisited", step: "masters" },
      { type: "master.picked", person: 1, serviceId: example.haircut, masterId: 3 },
    );
    expect(reservation.holdOf(visit.snapshot())).toBe(null);
    expect(reservation.reservationOf(visit.snapshot())).toBe(null);
    expect(reservation.ownHoldOf(visit.snapshot())).toEqual(held.hold);
  });

  it("which steps they can go to, and which services they can take out", async () => {
    const visit = visitAtTime();
    const other = { person: 1, serviceId: example.haircut + 1 };
    const can = () => [
      reservation.canRevisit("masters")(visit.snapshot()),
      reservation.canRevisit("contacts")(visit.snapshot()),
      reservation.canRemove(example.wish)(visit.snapshot()),
      reservation.canRemove(other)(visit.snapshot()),
    ];
    expect(can()).toEqual([true, false, true, false]);
    visit.send({ type: "slot.picked", startTime: example.startTime });
    expect(can()).toEqual([false, false, false, false]);
    await visit.answer("takeTime", example.read.held);
    expect(can()).toEqual([true, true, true, false]);
  });

  it("that a time was being had means nothing once the visit is given up", () => {
    const visit = visitAtTime();
    visit.send({ type: "slot.picked", startTime: example.startTime });
    visit.send({ type: "reservation.abandoned" });
    expect(visit.context().holding).not.toBe(null);
    expect([reservation.isOver(visit.snapshot()), reservation.holdingOf(visit.snapshot())]).toEqual([true, null]);
  });

  it("who is coming, why it goes no further, and that nobody knows yet whether the visit stands", async () => {
    const visit = await visitAtConfirmation();
    expect(reservation.contactsOf(visit.snapshot())).toMatchObject(example.contacts);
    expect(reservation.canAbandon(visit.snapshot())).toBe(true);
    visit.send({ type: "reservation.confirmed" });
    expect(reservation.canAbandon(visit.snapshot())).toBe(false);
    await visit.fail("createReservation", unreachable);
    expect(reservation.isOutcomeAwaited(visit.snapshot())).toBe(true);
    expect(reservation.canAbandon(visit.snapshot())).toBe(false);
    expect(reservation.failureOf(visit.snapshot())).toEqual(unreachable);
    const child = reservation.timeHoldOf(visit.snapshot());
    await visit.fail("restoreHold", unreachable);
    expect(child && timeHold.failureOf(child.getSnapshot())).toEqual(unreachable);
    visit.retry();
    await visit.answer("restoreHold", example.read.held);
    expect([visit.context().confirming, reservation.isOutcomeAwaited(visit.snapshot())]).toEqual([
      expect.objectContaining({ key: expect.any(String) }),
      false,
    ]);
  });
});

describe("Of who is coming pages read", () => {
  it("what is typed, and why it does not do", () => {
    const asking = runContacts(nobody);
    asking.send({ type: "contacts.submitted", contacts: { ...example.contacts, clientName: "" } });
    const snapshot = asking.snapshot();
    expect([contacts.clientNameOf(snapshot), contacts.clientPhoneOf(snapshot), contacts.commentOf(snapshot)]).toEqual([
      "",
      example.contacts.clientPhone,
      example.contacts.comment,
    ]);
    expect(contacts.failureOf(snapshot)).toMatchObject({ kind: "contactsInvalid", isNameMissing: true });
    expect(contacts.smsVerificationOf(snapshot)).toBe(undefined);
  });

  it.each([
    ["without a proof", {}, false],
    ["of the account", { ownPhone: example.phone }, true],
    ["of another account", { ownPhone: 77077654321 }, false],
    ["that was proven", { proof: example.proof }, true],
  ])("whether a phone needs a code: one %s", (_, more, isKnown) => {
    expect(contacts.isPhoneKnown(runContacts({ ...nobody, ...example.contacts, ...more }).snapshot())).toBe(isKnown);
  });

  it("how the proving of the phone stands, and which call of it failed", async () => {
    const asking = runContacts(nobody);
    asking.send(submitted);
    const child = contacts.smsVerificationOf(asking.snapshot());
    if (child === undefined) throw new Error("A phone without a proof is to be proven.");
    expect(verification.codeStageOf(child.getSnapshot())).toBe("requestingCode");
    expect(verification.phoneOf(child.getSnapshot())).toBe(example.phone);
    await asking.answer("requestSmsCode", example.challenge);
    expect(verification.codeStageOf(child.getSnapshot())).toBe("enteringCode");
    expect(verification.challengeOf(child.getSnapshot())).toEqual(example.challenge);
    asking.enterCode("123456");
    expect(verification.codeStageOf(child.getSnapshot())).toBe("checkingCode");
    await asking.fail("checkSmsCode", unreachable);
    expect(verification.failureOf(child.getSnapshot())).toEqual(unreachable);
    expect(verification.failedCallOf(child.getSnapshot())).toBe("check");
  });
});

describe("Of a sign-in pages read", () => {
  it("the way, what was typed and why it does not do", () => {
    const signing = runSignIn(signUp);
    signing.send({ type: "account.submitted", ...account, name: " ", phone: halfAPhone });
    expect(signIn.failuresOf(signing.snapshot())).toEqual([
      { kind: "nameMissing" },
      { kind: "phoneInvalid", problem: "tooShort" },
    ]);
    signing.send({ type: "account.submitted", ...account });
    expect(signIn.wayOf(signing.snapshot())).toBe("signUp");
    expect([signIn.phoneOf(signing.snapshot()), signIn.nameOf(signing.snapshot())]).toEqual([phone, account.name]);
    expect(signIn.typedPasswordOf(signing.snapshot())).toBe(account.password);
    expect(signIn.smsVerificationOf(signing.snapshot())).toBeDefined();
  });

  it("that no code is on its way before a phone is there", () => {
    expect(signIn.smsVerificationOf(runSignIn(bySms).snapshot())).toBe(undefined);
  });
});

describe("Of a deletion pages read", () => {
  it("why the losses could not be read", async () => {
    const deleting = runAccountDeletion();
    await deleting.fail("getAccountDeletion", unreachable);
    expect(deletion.failureOf(deleting.snapshot())).toEqual(unreachable);
    expect(deletion.lossesOf(deleting.snapshot())).toBe(null);
  });
});
