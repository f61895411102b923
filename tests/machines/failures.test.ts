import { describe, expect, it } from "vitest";
import { CallFailed, type Failure } from "../../domain/failure.ts";
import { deletionFailureOf } from "../../machines/account-deletion/failure.ts";
import { isOutcomeUnknown } from "../../machines/kit/outcome.ts";
import { broken, refused, unreachable } from "../../machines/kit/paths.ts";
import { slot } from "../../machines/reservation/examples.ts";
import { reservationFailureOf } from "../../machines/reservation/failure.ts";
import { refreshFailureOf } from "../../machines/session/failure.ts";
import { signInFailureOf } from "../../machines/sign-in/failure.ts";
import { accountSmsFailureOf, smsFailureOf } from "../../machines/sms-verification/failure.ts";

const failed = ({ failed: failure }: { failed: Failure }): CallFailed => new CallFailed(failure);

describe("A refusal of a reservation", () => {
  it.each(["slotTaken", "slotTooSoon", "slotOutsideHours"] as const)(
    "as %s carries the nearest other times",
    (code) => {
      const failure = reservationFailureOf(failed(refused(code, { alternatives: [slot] })));
      expect(failure).toEqual({ kind: code, alternatives: [slot] });
    },
  );

  it.each(["holdExpired", "servicesNotBookable", "noMasterFree", "phoneNotProven"] as const)(
    "as %s is told by its kind alone",
    (code) => {
      expect(reservationFailureOf(failed(refused(code)))).toEqual({ kind: code });
    },
  );

  it("because the service does not know it is a hold that has run out", () => {
    expect(reservationFailureOf(failed(refused("reservationNotFound")))).toEqual({ kind: "holdExpired" });
  });

  it("because of haste says how long to wait", () => {
    const failure = reservationFailureOf(failed(refused("tooManyRequests", { waitSeconds: 30 })));
    expect(failure).toEqual({ kind: "tooManyRequests", waitSeconds: 30 });
  });
});

describe("A refusal of a code", () => {
  it("says how many attempts are left", () => {
    expect(smsFailureOf(failed(refused("wrongCode", { attemptsLeft: 4 })))).toEqual({
      kind: "wrongCode",
      attemptsLeft: 4,
    });
  });

  it.each(["tooManyCodes", "tooManyRequests"] as const)("as %s says how long to wait", (code) => {
    expect(smsFailureOf(failed(refused(code, { waitSeconds: 60 })))).toEqual({ kind: "tooManyCodes", waitSeconds: 60 });
  });

  it.each(["codeExpired", "holdExpired"] as const)("as %s is told by its kind alone", (code) => {
    expect(smsFailureOf(failed(refused(code)))).toEqual({ kind: code });
  });

  it.each(["codeExpired", "recaptchaFailed", "accountExists", "weakPassword"] as const)(
    "of an account as %s is told by its kind alone",
    (code) => {
      expect(accountSmsFailureOf(failed(refused(code)))).toEqual({ kind: code });
    },
  );
});

describe("A refusal of a sign-in", () => {
  it.each(["wrongCredentials", "weakPassword", "accountExists", "verificationExpired", "recaptchaFailed"] as const)(
    "as %s is told by its kind alone",
    (code) => {
      expect(signInFailureOf(failed(refused(code)))).toEqual({ kind: code });
    },
  );

  it.each(["wrongCode", "codeExpired"] as const)("as %s means that the phone must be proven anew", (code) => {
    expect(signInFailureOf(failed(refused(code)))).toEqual({ kind: "verificationExpired" });
  });

  it.each(["tooManyCodes", "tooManyRequests"] as const)("as %s says how long to wait", (code) => {
    const failure = signInFailureOf(failed(refused(code, { waitSeconds: 30 })));
    expect(failure).toEqual({ kind: "tooManyRequests", waitSeconds: 30 });
  });
});

describe("A refusal of a deletion", () => {
  it("is that of the password, or says how long to wait", () => {
    expect(deletionFailureOf(failed(refused("wrongCredentials")))).toEqual({ kind: "wrongCredentials" });
    const inHaste = deletionFailureOf(failed(refused("tooManyRequests", { waitSeconds: 30 })));
    expect(inHaste).toEqual({ kind: "tooManyRequests", waitSeconds: 30 });
  });
});

describe("A refusal of a refresh", () => {
  it.each([
    [refused("refreshTokenInvalid"), "refused"],
    [refused("sessionRevoked"), "refused"],
    [{ failed: { ...refused("signInNeeded").failed, status: 401 } }, "refused"],
    [refused("tooManyRequests"), "heldOff"],
    [refused("validationFailed"), "heldOff"],
  ] as const)("(%j) is %s", (refusal, kind) => {
    expect(refreshFailureOf(failed(refusal))).toEqual({ kind });
  });
});

describe.each([
  { of: "a reservation", failureOf: reservationFailureOf },
  { of: "a code", failureOf: smsFailureOf },
  { of: "a deletion", failureOf: deletionFailureOf },
  { of: "a sign-in", failureOf: signInFailureOf },
  { of: "a code of an account", failureOf: accountSmsFailureOf },
])("What else can happen to $of", ({ failureOf }) => {
  it("is that no answer comes", () => {
    expect(failureOf(failed(unreachable))).toEqual({ kind: "unreachable" });
  });

  it.each([failed(broken), failed(refused("internal")), new TypeError("ours"), "anything thrown"])(
    "is that something broke (%s)",
    (error) => {
      expect(failureOf(error)).toEqual({ kind: "broken" });
    },
  );
});

describe("The outcome of a call", () => {
  it.each([
    ["unknown", { kind: "unreachable" }, true],
    ["unknown", { kind: "broken" }, true],
    ["known", { kind: "holdExpired" }, false],
    ["known", null, false],
  ] as const)("is %s after %j", (_, failure, isUnknown) => {
    expect(isOutcomeUnknown(failure)).toBe(isUnknown);
  });
});
