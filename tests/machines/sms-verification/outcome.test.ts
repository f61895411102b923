import { describe, expect, it } from "vitest";
import { proof } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { signedIn } from "../../../machines/session/examples.ts";
import { verified } from "../../../machines/sign-in/examples.ts";
import { refusedBy, signedInBy, verifiedBy } from "../../../machines/sms-verification/outcome.ts";

const refusal = { kind: "refused", failure: refused("accountExists").failed, code: "123456" } as const;
const proven = <Proven>(by: Proven) => ({ kind: "proven", proven: by }) as const;

describe("What the right code has given", () => {
  it("is who is signed in, a phone for a new password, or neither", () => {
    expect(signedInBy(proven(signedIn))).toBe(signedIn);
    expect(verifiedBy(proven(verified))).toBe(verified);
    expect([signedInBy(proven(verified)), signedInBy(proven(proof)), signedInBy(refusal)]).toEqual([null, null, null]);
    expect([verifiedBy(proven(signedIn)), verifiedBy(proven(proof)), verifiedBy(refusal)]).toEqual([null, null, null]);
  });

  it("is no refusal: where one is needed it is a mistake of the machine", () => {
    expect(refusedBy(refusal)).toBe(refusal);
    expect(() => refusedBy(proven(signedIn))).toThrow("a refusal");
  });
});
