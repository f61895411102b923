import { describe, expect, it } from "vitest";
import type { Challenge } from "../../../domain/phone-proof.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { challenge, hold, proof } from "../../../machines/kit/examples.ts";
import { runSmsVerification } from "../support/run.ts";

const { phone } = challenge;
const { reservationId, secret } = hold;
const subject = { purpose: "RESERVATION", reservationId, secret } as const;

function prove(sent: Challenge | null = null) {
  return runSmsVerification({ phone, subject, challenge: sent });
}

async function proveWithCode() {
  const proving = prove();
  await proving.answer("requestSmsCode", challenge);
  return proving;
}

describe("Proving a phone by SMS", () => {
  it("ends with the proof that the service gave for the right code", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.entered", code: "123456" });
    expect(proving.asked("checkSmsCode")).toEqual([{ challengeId: challenge.challengeId, phone, code: "123456" }]);
    await proving.answer("checkSmsCode", proof);
    expect(proving.output()).toEqual({ kind: "proven", proven: proof });
  });

  it("sends no second code when one was sent before a reload", () => {
    const proving = prove(challenge);
    expect(proving.state()).toBe("enteringCode");
    expect(proving.asked("requestSmsCode")).toEqual([]);
  });

  it("sends a code of its own when the earlier one went to another phone", () => {
    const proving = prove({ ...challenge, phone: 77019998877 });
    expect(proving.asked("requestSmsCode")).toEqual([{ phone, reservationId, secret }]);
  });

  it.each(["", "123", "1234", "12345", "12345a", "1234567"])(
    "asks the service nothing about %j, which is not a whole code",
    async (code) => {
      const proving = await proveWithCode();
      proving.send({ type: "code.entered", code });
      expect(proving.asked("checkSmsCode")).toEqual([]);
    },
  );

  it("checks once for a double click", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.entered", code: "123456" }, { type: "code.entered", code: "123456" });
    expect(proving.asked("checkSmsCode")).toHaveLength(1);
  });

  it("says how many attempts are left after a wrong code", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.entered", code: "654321" });
    const { failed } = refused("wrongCode", { attemptsLeft: 4 });
    await proving.fail("checkSmsCode", failed);
    expect(proving.state()).toBe("enteringCode");
    expect(proving.context()).toMatchObject({ failure: failed, challenge: { ...challenge, attemptsLeft: 4 } });
  });

  it("asks for another code when the time of this one has run out", async () => {
    const proving = await proveWithCode();
    expect(proving.asked("waitUntil")).toEqual([{ at: challenge.expiresAt }]);
    await proving.answer("codeExpiry");
    expect(proving.state()).toBe("askingForAnotherCode");
    expect(proving.context()).toMatchObject({ challenge: null, failure: { kind: "codeExpired" } });
  });

  it("follows the message, and offers another code or phone when it can never arrive", async () => {
    const proving = await proveWithCode();
    const { challengeId, expiresAt } = challenge;
    expect(proving.asked("getSmsDelivery")).toEqual([
      { challengeId, until: expiresAt, hold: { reservationId, secret } },
    ]);
    await proving.answer("getSmsDelivery", { state: "failed", isSettled: true });
    expect(proving.state()).toBe("askingForAnotherCode");
    expect(proving.context()).toMatchObject({ challenge: null, failure: { kind: "smsUndeliverable" } });
  });

  it.each([{ state: "delivered", isSettled: true }, null])("lets the client type on after %j", async (delivery) => {
    const proving = await proveWithCode();
    await proving.answer("getSmsDelivery", delivery);
    expect(proving.state()).toBe("enteringCode");
    expect(proving.context()).toMatchObject({ challenge, failure: null });
  });

  it("lets the client type on where nothing can be learnt of the message", async () => {
    const proving = await proveWithCode();
    await proving.fail("getSmsDelivery", unreachable.failed);
    expect(proving.state()).toBe("enteringCode");
    expect(proving.context()).toMatchObject({ challenge, failure: null });
  });

  it("asks for another code when the service takes no more attempts at this one", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.entered", code: "654321" });
    await proving.fail("checkSmsCode", refused("codeExpired").failed);
    expect(proving.state()).toBe("askingForAnotherCode");
  });

  it("still takes the first code when a second one could not be sent", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.requested" });
    const { failed } = refused("tooManyCodes", { waitSeconds: 60 });
    await proving.fail("requestSmsCode", failed);
    expect(proving.state()).toBe("enteringCode");
    expect(proving.context().failure).toEqual(failed);
  });

  it("keeps which call has failed: to have a code sent, or to have one checked", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.requested" });
    await proving.fail("requestSmsCode", unreachable.failed);
    expect(proving.context().failedCall).toBe("request");
    proving.send({ type: "code.entered", code: "123456" });
    expect(proving.context().failedCall).toBeNull();
    await proving.fail("checkSmsCode", unreachable.failed);
    expect(proving.context().failedCall).toBe("check");
    await proving.answer("codeExpiry");
    expect(proving.context()).toMatchObject({ failure: { kind: "codeExpired" }, failedCall: null });
  });

  it("lets the client ask again when no code could be sent", async () => {
    const proving = prove();
    await proving.fail("requestSmsCode", unreachable.failed);
    expect(proving.state()).toBe("askingForCode");
    proving.send({ type: "code.requested" });
    const [first, second] = proving.keys("requestSmsCode");
    expect(second).toBe(first);
  });

  it("repeats a check that was never answered with the same key, so that it counts as one attempt", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.entered", code: "123456" });
    await proving.fail("checkSmsCode", unreachable.failed);
    proving.send({ type: "code.entered", code: "123456" });
    const [first, second] = proving.keys("checkSmsCode");
    expect(second).toBe(first);
  });

  it("gives another code another key after an unanswered check", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.entered", code: "123456" });
    await proving.fail("checkSmsCode", unreachable.failed);
    proving.send({ type: "code.entered", code: "123457" });
    const [first, second] = proving.keys("checkSmsCode");
    expect(second).not.toBe(first);
  });

  it("keeps the key of an unanswered request while a code is checked meanwhile", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.requested" });
    await proving.fail("requestSmsCode", unreachable.failed);
    proving.send({ type: "code.entered", code: "654321" });
    await proving.fail("checkSmsCode", refused("wrongCode", { attemptsLeft: 4 }).failed);
    proving.send({ type: "code.requested" });
    const [, second, third] = proving.keys("requestSmsCode");
    expect(third).toBe(second);
  });

  it("keeps the key of an unanswered check while another code is refused meanwhile", async () => {
    const proving = await proveWithCode();
    proving.send({ type: "code.entered", code: "123456" });
    await proving.fail("checkSmsCode", unreachable.failed);
    proving.send({ type: "code.requested" });
    await proving.fail("requestSmsCode", refused("tooManyCodes", { waitSeconds: 60 }).failed);
    proving.send({ type: "code.entered", code: "123456" });
    const [first, second] = proving.keys("checkSmsCode");
    expect(second).toBe(first);
  });

  it("ends where the hold is gone that the code is for", async () => {
    const proving = prove();
    const { failed } = refused("holdExpired");
    await proving.fail("requestSmsCode", failed);
    expect(proving.output()).toEqual({ kind: "refused", failure: failed, code: "" });
  });
});
