import { describe, expect, it } from "vitest";
import { paymentLink, phone, proof } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { proofBy } from "../../../machines/contacts/rules.ts";
import { verified } from "../../../machines/sign-in/examples.ts";

const typed = "8 701 123 45 67";

describe("The proof of a phone", () => {
  it("is what the right code gave for a hold, or the token that it gave for this phone", () => {
    expect(proofBy({ kind: "proven", proven: proof }, typed)).toBe(proof);
    const { verificationToken } = verified;
    expect(proofBy({ kind: "proven", proven: verified }, typed)).toEqual({ proof: verificationToken, phone });
  });

  it("is given by nothing else: where one is needed that is a mistake of the machine", () => {
    expect(() => proofBy({ kind: "proven", proven: paymentLink.registered }, typed)).toThrow("a proof");
    const { failed: failure } = refused("holdExpired");
    expect(() => proofBy({ kind: "refused", failure, code: "" }, typed)).toThrow("a proof");
  });
});
