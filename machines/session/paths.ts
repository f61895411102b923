import { isTokenOld } from "../../domain/session.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import * as example from "./examples.ts";
import { sessionMachine } from "./machine.ts";

const { nine, whenOld, session } = example;
const second = 1000;

const unauthorized = refused("signInNeeded", { status: 401 });

export const sessionPaths: Paths<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: {
    "a visitor": { session: null },
    "a client who comes back": { session },
    "a client whose refresh token was lost": { session: example.withoutRefreshToken },
  },
  events: {
    "client.signed-in": { type: "client.signed-in", signedIn: example.signedIn, at: nine },
    "token.needed: while it is young": { type: "token.needed", at: nine + second },
    "token.needed: when it is old": { type: "token.needed", at: whenOld },
    "token.needed: a second later": { type: "token.needed", at: whenOld + second },
    "token.needed: five seconds later": { type: "token.needed", at: whenOld + 5 * second },
    "token.refused: the first": { type: "token.refused", accessToken: session.accessToken, at: whenOld },
    "token.refused: the refreshed": {
      type: "token.refused",
      accessToken: example.refreshed.accessToken,
      at: whenOld + second,
    },
    "session.refused: with the first token": { type: "session.refused", accessToken: session.accessToken },
    "session.refused: with the refreshed token": {
      type: "session.refused",
      accessToken: example.refreshed.accessToken,
    },
    "client.renamed": { type: "client.renamed", user: example.renamed },
    "sign-out.requested": { type: "sign-out.requested", hasVisitorToken: false },
    "sign-out.requested: with a visitor's token": { type: "sign-out.requested", hasVisitorToken: true },
    "session.changed-elsewhere: signed in": { type: "session.changed-elsewhere", session },
    "session.changed-elsewhere: refreshed": { type: "session.changed-elsewhere", session: example.refreshed },
    "session.changed-elsewhere: renamed": { type: "session.changed-elsewhere", session: example.withOtherName },
    "session.changed-elsewhere: another client": { type: "session.changed-elsewhere", session: example.ofAnother },
    "session.changed-elsewhere: signed out": { type: "session.changed-elsewhere", session: null },
  },
  answers: {
    refreshTokens: {
      refreshed: { done: () => ({ tokens: example.tokensOf(2), at: whenOld, signedInAt: nine }) },
      refreshTokenInvalid: refused("refreshTokenInvalid"),
      sessionRevoked: refused("sessionRevoked"),
      unauthorized,
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
      unreachable,
      broken,
    },
    signOut: { revoked: { done: () => undefined }, refused: refused("validationFailed"), unreachable, broken },
    jsfLogout: { closed: { done: () => undefined }, refused: refused("validationFailed"), unreachable, broken },
  },
  ends: ["session.began", "tokens.changed", "session.ended"],
  distinguish: ({ context: { session, failedAt, refresh } }) => ({
    client: session?.user.id ?? null,
    surname: session?.user.surname ?? null,
    token: session?.accessToken ?? null,
    hasRefreshToken: session !== null && session.refreshToken !== null,
    isOldLater: session !== null && isTokenOld(session, whenOld),
    failedAt,
    refreshUnanswered: refresh !== null,
  }),
};
