import { describe, expect, it } from "vitest";
import { challenge } from "../../../machines/kit/examples.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { requireChallenge, requireSubject, withAttemptsOf } from "../../../machines/sms-verification/rules.ts";

describe("A code on its way", () => {
  it("has as many attempts left as the service says", () => {
    expect(withAttemptsOf(refused("wrongCode", { attemptsLeft: 2 }).failed, challenge).attemptsLeft).toBe(2);
  });

  it.each([refused("tooManyRequests"), unreachable])(
    "keeps its attempts where nothing is said of them: %j",
    (answer) => {
      expect(withAttemptsOf(answer.failed, challenge)).toEqual(challenge);
    },
  );

  it("is needed where one is checked", () => {
    expect(() => requireChallenge({ challenge: null })).toThrow("a challenge");
  });
});

describe("What a phone is proven for", () => {
  const subject = { purpose: "RESET_PASSWORD" } as const;

  it("is had where it is one of those that the state is for", () => {
    expect(requireSubject({ subject }, "SIGN_IN", "RESET_PASSWORD")).toBe(subject);
  });

  it("is a mistake of the machine anywhere else", () => {
    expect(() => requireSubject({ subject }, "RESERVATION", "SIGN_UP")).toThrow("RESERVATION or SIGN_UP");
  });
});
