import { describe, expect, test } from "vitest";
import * as session from "../../../machines/session/examples.ts";
import type { EndReason } from "../../../machines/session/machine.ts";
import { reactTo } from "../../../src/app/facts/react-to.ts";
import type { Facts } from "../../../src/app/facts/reactions.ts";
import { notes } from "./notes.ts";

function afterSession(fact: Facts["session"]) {
  const { done, note } = notes();
  reactTo("session", fact, {
    store: note("store"),
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
  const { session: ofClient, user } = session;

  test("that began here is stored, shown and known to the legacy pages", () => {
    expect(afterSession({ type: "session.began", session: ofClient, where: "here" })).toEqual([
      ["store", ofClient],
      ["show", user],
      ["forgetAnswers"],
      ["openWebSession"],
    ]);
  });

  test("that began in another tab is shown alone: that tab has stored it", () => {
    expect(afterSession({ type: "session.began", session: ofClient, where: "elsewhere" })).toEqual([
      ["show", user],
      ["forgetAnswers"],
    ]);
  });

  test.each<EndReason>(["signedOut", "refused", "noRefreshToken"])(
    "that ended here (%s) is cleared and leads home",
    (reason) => {
      expect(afterSession({ type: "session.ended", session: ofClient, reason })).toEqual([
        ["clearStored", ofClient],
        ["show", undefined],
        ["forgetAnswers"],
        ["goHome"],
      ]);
    },
  );

  test("that ended in another tab leaves this one where it is", () => {
    expect(afterSession({ type: "session.ended", session: ofClient, reason: "elsewhere" })).toEqual([
      ["show", undefined],
      ["forgetAnswers"],
    ]);
  });

  test("stores a new name where it was changed, shows it, and has the profile read anew", () => {
    const shownAnew = [
      ["show", session.renamed],
      ["changed", "profile"],
    ];
    const fact = { type: "name.changed", session: session.withOtherName } as const;
    expect(afterSession({ ...fact, where: "here" })).toEqual([["storeUser", session.withOtherName], ...shownAnew]);
    expect(afterSession({ ...fact, where: "elsewhere" })).toEqual(shownAnew);
  });

  test("stores new tokens where they were asked for", () => {
    const fact = { type: "tokens.changed", session: session.refreshed } as const;
    expect(afterSession({ ...fact, where: "here" })).toEqual([["storeTokens", session.refreshed]]);
    expect(afterSession({ ...fact, where: "elsewhere" })).toEqual([]);
  });
});
