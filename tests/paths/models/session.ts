import type { EventObject } from "xstate";
import type { CurrentUser } from "../../../domain/entities.ts";
import type { Failure } from "../../../domain/failure.ts";
import type { StoredSession } from "../../../domain/session.ts";
import type { RefreshedTokens, SessionEvent, SessionInput } from "../../../machines/session/types.ts";
import * as selectors from "../../../machines/session/selectors.ts";
import type { Model } from "./model.ts";
import { read } from "./read.ts";

type Answer = { effect: "refreshTokens"; output: RefreshedTokens } | { effect: "signOut" | "jsfLogout"; output: void };

const overCodes = ["refreshTokenInvalid", "sessionRevoked"];

function isOver(failure: Failure): boolean {
  return failure.kind === "refused" && (failure.status === 401 || overCodes.includes(failure.problem.code));
}

/** A device: who is signed in on it with which tokens, and whether they are on their way out. */
export function sessionModel(input: SessionInput): Model<SessionEvent, Answer> {
  let { session } = input;
  let isLeaving = false;
  let isRefreshing = false;

  const end = (reason: string): EventObject[] => {
    const ended = session;
    session = null;
    isLeaving = false;
    isRefreshing = false;
    return [fact("session.ended", { session: ended, reason })];
  };
  const begin = (next: StoredSession, where: string): EventObject[] => {
    session = next;
    isRefreshing = false;
    return [fact("session.began", { session, where })];
  };
  const isOtherName = (user: CurrentUser) => JSON.stringify(session?.user) !== JSON.stringify(user);
  const rename = (user: CurrentUser, where: string): EventObject[] => {
    if (session === null || session.user.id !== user.id || !isOtherName(user)) return [];
    session = { ...session, user };
    return [fact("name.changed", { session, where })];
  };
  const changeElsewhere = (next: StoredSession | null): EventObject[] => {
    if (next === null) return session === null ? [] : end("elsewhere");
    if (session?.user.id !== next.user.id) return begin(next, "elsewhere");
    const isRefreshed = session.accessToken !== next.accessToken;
    isRefreshing &&= !isRefreshed;
    const changed = [...(isRefreshed ? ["tokens.changed"] : []), ...(isOtherName(next.user) ? ["name.changed"] : [])];
    session = next;
    return changed.map((type) => fact(type, { session: next, where: "elsewhere" }));
  };
  const act = (event: SessionEvent): EventObject[] => {
    const isCurrent = "accessToken" in event && session?.accessToken === event.accessToken;
    switch (event.type) {
      case "client.signed-in": {
        const { user, accessToken, refreshToken, expiresIn } = event.signedIn;
        const stamps = { setTokenDate: event.at, signedInAt: event.at };
        return begin({ user, accessToken, refreshToken, expiresIn, ...stamps }, "here");
      }
      case "client.renamed":
        return rename(event.user, "here");
      case "session.changed-elsewhere":
        return changeElsewhere(event.session);
      case "session.refused":
        return isCurrent ? end("refused") : [];
      case "token.needed":
        return session !== null && session.refreshToken === null ? end("noRefreshToken") : [];
      case "token.refused":
        return isCurrent && session?.refreshToken === null ? end("noRefreshToken") : [];
      case "sign-out.requested":
        if (session === null ? event.hasVisitorToken : session.refreshToken === null) return end("signedOut");
        isLeaving = true;
        isRefreshing = false;
        return [];
    }
  };

  return {
    notice(happening) {
      if (happening.type === "did") return isLeaving ? [] : act(happening.event);
      if (happening.effect === "refreshTokens") isRefreshing = false;
      if (happening.type === "answered" && happening.effect === "refreshTokens" && session) {
        const { tokens, at, signedInAt } = happening.output;
        const { accessToken, refreshToken, expiresIn } = tokens;
        session = { user: session.user, accessToken, refreshToken, expiresIn, setTokenDate: at, signedInAt };
        return [fact("tokens.changed", { session, where: "here" })];
      }
      if (happening.type === "failed" && happening.effect === "refreshTokens" && isOver(happening.failure)) {
        return end("refused");
      }
      const isAnswer = happening.type === "answered" || happening.type === "failed";
      return isAnswer && happening.effect === "jsfLogout" ? end("signedOut") : [];
    },
    inputOf(effect) {
      if (effect === "refreshTokens") {
        isRefreshing = true;
        return {
          userId: session?.user.id,
          signedInAt: session?.signedInAt,
          refreshToken: session?.refreshToken,
        };
      }
      if (effect === "signOut") return { refreshToken: session?.refreshToken ?? null };
      return effect === "jsfLogout" ? {} : undefined;
    },
    calls(happening) {
      if (happening.type === "did") {
        const { type } = happening.event;
        if (type === "sign-out.requested") return isLeaving ? ["signOut"] : [];
        const isForTokens = type === "token.needed" || type === "token.refused";
        return isForTokens && session !== null ? ["refreshTokens"] : [];
      }
      const isOver = happening.type === "answered" || happening.type === "failed";
      return isOver && happening.effect === "signOut" ? ["jsfLogout"] : [];
    },
    shown: (snapshot) =>
      read(selectors, snapshot, {
        sessionOf: session,
        isRefreshing,
        isAnonymous: session === null && !isLeaving,
      }),
  };
}

function fact(type: string, more: object): EventObject {
  return { type, ...more };
}
