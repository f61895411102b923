import { describe, expect, test } from "vitest";
import * as session from "../../../machines/session/examples.ts";
import type { EndReason } from "../../../machines/session/machine.ts";
import { reactTo } from "../../../src/app/facts/react-to.ts";
import type { Facts } from "../../../src/app/facts/reactions.ts";
import { notes } from "./notes.ts";

function afterSession(fact: Facts["session"], { isStored = true } = {}) {
  const { done, note } = notes();
  reactTo("session", fact, {
    isStored: () => isStored,
    storeTokens: note("storeTokens"),
    storeUser: note("storeUser"),
    clearStored: note("clearStored"),
    show: note("show"),
    forgetAnswers: note("forgetAnswers"),
    changed: note("changed"),
    openWebSession: note("openWebSession"),
    goHome: note("goHome"),
  });
  return done;
}

describe("A session", () => {
  const { user } = session.signedIn;

  test("that began here is stored, shown and known to the legacy pages", () => {
    expect(afterSession({ type: "session.began", user, where: "here" })).toEqual([
      ["storeTokens"],
      ["storeUser", user],
      ["show", user],
      ["forgetAnswers"],
      ["openWebSession"],
    ]);
  });

  test("that began in another tab is shown alone: that tab has stored it", () => {
    expect(afterSession({ type: "session.began", user, where: "elsewhere" })).toEqual([
      ["show", user],
      ["forgetAnswers"],
    ]);
  });

  test.each<EndReason>(["signedOut", "refused", "noRefreshToken"])(
    "that ended here (%s) is cleared and leads home",
    (reason) => {
      expect(afterSession({ type: "session.ended", reason })).toEqual([
        ["clearStored"],
        ["show", undefined],
        ["forgetAnswers"],
        ["goHome"],
      ]);
    },
  );

  test("that ended in another tab leaves this one where it is", () => {
    expect(afterSession({ type: "session.ended", reason: "elsewhere" })).toEqual([
      ["show", undefined],
      ["forgetAnswers"],
    ]);
  });

  test("stores a new name where it was changed, shows it, and has the profile read anew", () => {
    const shownAnew = [
      ["show", session.renamed],
      ["changed", "profile"],
    ];
    const fact = { type: "name.changed", user: session.renamed } as const;
    expect(afterSession({ ...fact, where: "here" })).toEqual([["storeUser", session.renamed], ...shownAnew]);
    expect(afterSession({ ...fact, where: "elsewhere" })).toEqual(shownAnew);
    expect(afterSession({ ...fact, where: "here" }, { isStored: false })).toEqual(shownAnew);
  });

  test("stores new tokens where they were asked for", () => {
    expect(afterSession({ type: "tokens.changed", where: "here" })).toEqual([["storeTokens"]]);
    expect(afterSession({ type: "tokens.changed", where: "elsewhere" })).toEqual([]);
    expect(afterSession({ type: "tokens.changed", where: "here" }, { isStored: false })).toEqual([]);
  });
});
