import { describe, expect, it } from "vitest";
import {
  CallFailed,
  failureName,
  failureOf,
  isOutcomeUnknown,
  isRefusal,
  refusal,
  waitSecondsOf,
  type Problem,
} from "../../domain/failure.ts";
import { problemActions } from "../../domain/problem-actions.ts";
import { broken, refused, unreachable } from "../../machines/kit/paths.ts";
import { slot } from "../../machines/kit/examples.ts";

const codes = Object.entries(problemActions);
const problem: Problem = { type: "urn:kezek:problem:slotTaken", title: "Taken", status: 400, code: "slotTaken" };

describe("A refusal", () => {
  it.each(codes)("as %s says what to change: %s", (code, action) => {
    const { failed } = refused(code);
    expect(failureOf(new CallFailed(failed))).toMatchObject({ kind: "refused", code, action });
  });

  it("with a code that this client does not know goes by its action all the same", () => {
    const { failed } = refused("somethingNew", { action: "changeTime" });
    expect(failureOf(new CallFailed(failed))).toMatchObject({ code: "somethingNew", action: "changeTime" });
  });

  it("without an action leaves nothing but to try later", () => {
    expect(refusal(400, problem)).toEqual({
      kind: "refused",
      status: 400,
      code: "slotTaken",
      action: "tryLater",
      problem,
    });
  });

  it.each(["toString", "constructor", "takeAWalk", ""])(
    "with the action %j leaves nothing but to try later too",
    (action) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a service may send any word
      expect(refusal(400, { ...problem, action } as Problem).action).toBe("tryLater");
    },
  );

  it("goes by its code, and anything else by its kind", () => {
    expect(failureName(refused("slotTaken").failed)).toBe("slotTaken");
    expect(failureName(unreachable.failed)).toBe("unreachable");
  });

  it("carries the case's data, whatever it is", () => {
    const more = { alternatives: [slot], attemptsLeft: 4, waitSeconds: 30 };
    expect(refused("slotTaken", more).failed.problem).toMatchObject(more);
  });

  it("says how long to wait, and nothing where the service does not", () => {
    expect(waitSecondsOf(refused("tooManyCodes", { waitSeconds: 60 }).failed)).toBe(60);
    expect(waitSecondsOf(refused("tooManyCodes").failed)).toBe(0);
    expect(waitSecondsOf(unreachable.failed)).toBe(0);
    expect(waitSecondsOf({ kind: "codeExpired" })).toBe(0);
    expect(waitSecondsOf(null)).toBe(0);
  });

  it("is told from what a process found out by itself", () => {
    expect(isRefusal(refused("slotTaken").failed)).toBe(true);
    expect(isRefusal({ kind: "holdExpired" })).toBe(false);
    expect(isRefusal(null)).toBe(false);
  });
});

describe("What else can happen to a call", () => {
  it("is that no answer comes", () => {
    expect(failureOf(new CallFailed(unreachable.failed))).toEqual({ kind: "unreachable" });
  });

  it.each([new CallFailed(broken.failed), new TypeError("ours"), "anything thrown"])(
    "is that something broke (%s)",
    (error) => {
      expect(failureOf(error)).toEqual({ kind: "broken" });
    },
  );

  it("is called by its title in a log, or by its kind", () => {
    expect(new CallFailed(refusal(400, problem)).message).toBe("Taken");
    expect(new CallFailed(unreachable.failed).message).toBe("unreachable");
  });
});

describe("The outcome of a call", () => {
  it.each([
    ["unknown", unreachable.failed, true],
    ["unknown", broken.failed, true],
    ["known", refused("somethingNew").failed, false],
    ["known", { kind: "holdExpired" }, false],
    ["known", null, false],
  ] as const)("is %s after %j", (_, failure, isUnknown) => {
    expect(isOutcomeUnknown(failure)).toBe(isUnknown);
  });
});
