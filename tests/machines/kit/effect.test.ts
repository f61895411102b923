import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { effect, EffectNotProvided } from "../../../machines/kit/effect.ts";

describe("An effect that nobody provided", () => {
  it("says its name instead of looking like a failed network", async () => {
    const actor = createActor(effect<void, undefined>("createReservation"), { input: undefined });
    const failure = await new Promise((resolve) => {
      actor.subscribe({ error: resolve });
      actor.start();
    });
    expect(failure).toBeInstanceOf(EffectNotProvided);
    expect(failure).toHaveProperty("message", expect.stringContaining("createReservation"));
  });
});
