import { describe, expect, it, test } from "vitest";
import { CallFailed } from "../../../domain/failure.ts";
import { failureGuards } from "../../../machines/kit/guards.ts";
import {
  mendedBy,
  outputMendedBy,
  withChild,
  withEvent,
  withFailure,
  withOutput,
} from "../../../machines/kit/params.ts";
import { refused, unreachable } from "../../../machines/kit/paths.ts";

const taken = refused("slotTaken").failed;

describe("An action or a guard by name gets of an event", () => {
  it("all of it", () => {
    const event = { type: "slot.picked", startTime: "2026-11-23T13:00:00+05:00" };
    expect(withEvent("pickSlot").type).toBe("pickSlot");
    expect(withEvent("pickSlot").params({ event })).toBe(event);
  });

  it("what an actor was done with", () => {
    const output = { kind: "proven" };
    expect(withOutput("takeProof").type).toBe("takeProof");
    expect(withOutput("takeProof").params({ event: { output } })).toBe(output);
  });

  it("what a child remembers now", () => {
    const context = { name: "Мадина" };
    expect(withChild("takeContacts").type).toBe("takeContacts");
    expect(withChild("takeContacts").params({ event: { snapshot: { context } } })).toBe(context);
  });

  it("why a call failed, also where it was an error of ours", () => {
    const { type, params } = withFailure("noteFailure");
    expect(type).toBe("noteFailure");
    expect(params({ event: { error: new CallFailed(taken) } })).toEqual({ failure: taken });
    expect(params({ event: { error: new Error("No") } })).toEqual({ failure: { kind: "broken" } });
  });
});

describe("Whether a failure is mended by something is asked", () => {
  it("of a call that failed", () => {
    expect(mendedBy("changeTime").type).toBe("isMendedBy");
    expect(mendedBy("changeTime").params({ event: { error: new CallFailed(taken) } })).toEqual({
      failure: taken,
      action: "changeTime",
    });
  });

  it("of a child that is done, which may be so without one", () => {
    const { type, params } = outputMendedBy("changeTime");
    expect(type).toBe("isMendedBy");
    expect(params({ event: { output: { kind: "failed", failure: taken } } })).toEqual({
      failure: taken,
      action: "changeTime",
    });
    expect(params({ event: { output: { kind: "held" } } })).toEqual({ failure: null, action: "changeTime" });
  });
});

test("a machine goes where a refusal leads, and waits where it is not known what became of a call", () => {
  const { isMendedBy, isUnknown } = failureGuards;
  expect(isMendedBy({}, { failure: taken, action: "changeTime" })).toBe(true);
  expect(isMendedBy({}, { failure: taken, action: "changeMaster" })).toBe(false);
  expect(isMendedBy({}, { failure: null, action: "changeTime" })).toBe(false);
  expect([taken, unreachable.failed].map((failure) => isUnknown({}, { failure }))).toEqual([false, true]);
});
