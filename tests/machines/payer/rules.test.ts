import { describe, expect, it } from "vitest";
import { challenge, paymentLink, proof } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { payerOf } from "../../../machines/payer/machine.ts";
import { registeredBy } from "../../../machines/payer/rules.ts";
import { runPayer } from "../support/run.ts";

const { key: link, registered } = paymentLink;

describe("Whoever names themselves to pay by a link", () => {
  it("keeps over a reload the name and the phone as they are typed, and the code on its way", () => {
    const payer = { name: " Мадина ", phone: "8 701 12", challenge };
    expect(payerOf(runPayer({ link, payer, ownPhone: null }).context())).toEqual(payer);
  });

  it("is known once the right code has had them written down; anything else is a mistake of the machine", () => {
    expect(registeredBy({ kind: "proven", proven: registered })).toBe(registered);
    expect(() => registeredBy({ kind: "proven", proven: proof })).toThrow("the right code");
    const { failed: failure } = refused("notPayable");
    expect(() => registeredBy({ kind: "refused", failure, code: "" })).toThrow("the right code");
  });
});
