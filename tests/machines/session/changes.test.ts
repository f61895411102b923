import { describe, expect, it } from "vitest";
import { sessionFrom } from "../../../domain/session.ts";
import * as example from "../../../machines/session/examples.ts";
import { nobody } from "../../../machines/session/rules.ts";
import { runSession } from "../support/run.ts";
import { refreshedAt, refreshing } from "./running.ts";

const { nine, whenOld, session, user, tokensOf } = example;

describe("A client who changes their name", () => {
  it("is called by it from then on, and whoever listens is told", () => {
    const running = runSession(session);
    running.send({ type: "client.renamed", user: example.renamed });
    expect(running.session()).toEqual({ ...session, user: example.renamed });
    expect(running.facts).toEqual([{ type: "name.changed", session: example.withOtherName, where: "here" }]);
  });

  it.each([{ name: "Майя" }, { surname: undefined }])(
    "is called by it if only a part of it is another (%j)",
    (part) => {
      const running = runSession(session);
      running.send({ type: "client.renamed", user: { ...user, ...part } });
      expect(running.session()).toEqual({ ...session, user: { ...user, ...part } });
      expect(running.facts).toMatchObject([{ type: "name.changed" }]);
    },
  );

  it("to the one they have changes nothing", () => {
    const running = runSession(session);
    running.send({ type: "client.renamed", user });
    expect(running.facts).toEqual([]);
  });

  it("leaves somebody else who has signed in meanwhile their own", () => {
    const running = runSession(example.ofAnother);
    running.send({ type: "client.renamed", user: example.renamed });
    expect(running.session()).toEqual(example.ofAnother);
    expect(running.facts).toEqual([]);
  });

  it("keeps it through the refresh that was under way", async () => {
    const running = refreshing();
    running.send({ type: "client.renamed", user: example.renamed });
    await running.answer("refreshTokens", refreshedAt(whenOld));
    expect(running.session()).toEqual({ ...example.refreshed, user: example.renamed });
  });
});

describe("Another tab", () => {
  it("that signs in signs this one in", () => {
    const running = runSession(null);
    running.send({ type: "session.changed-elsewhere", session });
    expect(running.session()).toEqual(session);
    expect(running.facts).toEqual([{ type: "session.began", session, where: "elsewhere" }]);
  });

  it("that signs out signs this one out, without asking the service again", () => {
    const running = runSession(session);
    running.send({ type: "session.changed-elsewhere", session: null });
    expect(running.context()).toEqual(nobody);
    expect(running.facts).toEqual([{ type: "session.ended", session, reason: "elsewhere" }]);
    expect(running.world.calls).toEqual([]);
  });

  it("that refreshed first gives its tokens to whoever waits here", async () => {
    const running = refreshing();
    const refresh = running.world.openCall("refreshTokens");
    running.send({ type: "session.changed-elsewhere", session: example.refreshed });
    refresh?.answer({ tokens: tokensOf(9), at: whenOld, signedInAt: nine });
    expect(running.state()).toBe("authenticated.fresh");
    expect(running.session()).toEqual(example.refreshed);
    expect(running.facts).toEqual([{ type: "tokens.changed", session: example.refreshed, where: "elsewhere" }]);
  });

  it("in which the client has signed in again gives the tokens of that session, and not of this one", async () => {
    const running = refreshing();
    const again = sessionFrom({ ...tokensOf(9), user }, whenOld);
    await running.answer("refreshTokens", { tokens: tokensOf(9), at: whenOld, signedInAt: whenOld });
    expect(running.session()).toEqual(again);
    expect(running.facts).toEqual([{ type: "tokens.changed", session: again, where: "here" }]);
  });

  it("that changes the name changes it here too, and disturbs no refresh under way", () => {
    const running = refreshing();
    running.send({ type: "session.changed-elsewhere", session: example.withOtherName });
    expect(running.state()).toBe("authenticated.refreshing");
    expect(running.session()).toEqual(example.withOtherName);
    expect(running.facts).toEqual([{ type: "name.changed", session: example.withOtherName, where: "elsewhere" }]);
  });

  it("that changes the name and the tokens while this one sleeps has both taken over", () => {
    const running = runSession(session);
    const changed = { ...example.refreshed, user: example.renamed };
    running.send({ type: "session.changed-elsewhere", session: changed });
    expect(running.session()).toEqual(changed);
    expect(running.facts).toEqual([
      { type: "tokens.changed", session: changed, where: "elsewhere" },
      { type: "name.changed", session: changed, where: "elsewhere" },
    ]);
  });

  it("that stores the same tokens again does not disturb the refresh under way", () => {
    const running = refreshing();
    running.send({ type: "session.changed-elsewhere", session });
    expect(running.state()).toBe("authenticated.refreshing");
  });

  it("that signs in as somebody else makes this tab theirs", () => {
    const running = runSession(session);
    running.send({ type: "session.changed-elsewhere", session: example.ofAnother });
    expect(running.session()).toEqual(example.ofAnother);
    expect(running.facts).toEqual([{ type: "session.began", session: example.ofAnother, where: "elsewhere" }]);
  });
});
