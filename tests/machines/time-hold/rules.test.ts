import { describe, expect, it } from "vitest";
import { hold } from "../../../machines/reservation/examples.ts";
import { contextFrom } from "../../../machines/time-hold/setup.ts";
import { meantBy, previewInput, takeInput } from "../../../machines/time-hold/rules.ts";

const restored = { kind: "restore", hold } as const;

describe("A hold that is only asked about", () => {
  it("means no time to be had", () => {
    expect(meantBy(restored)).toBe(null);
  });

  it.each([previewInput, takeInput])("is a mistake of the machine where a time is to be had: %o", (inputOf) => {
    expect(() => inputOf(contextFrom(restored))).toThrow("with a wanted time only");
  });
});
