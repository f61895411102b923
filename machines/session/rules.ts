import { required } from "../kit/required.ts";
import type { CurrentUser } from "../../domain/entities.ts";
import { isTokenOld, type StoredSession } from "../../domain/session.ts";
import type { SessionChanged, SessionContext } from "./types.ts";

/** A refresh that failed is not tried again before. */
const pauseMs = 5000;

/** The memory of a visitor. */
export const nobody: SessionContext = {
  session: null,
  refresh: null,
  failedAt: null,
  wantedAt: null,
  signOut: null,
  webSignOut: null,
};

/** The session of a state that is reached with one only. */
export function requireSession({ session }: Pick<SessionContext, "session">): StoredSession {
  return required(session, "a session");
}

/** The refresh token of a state that is reached with one only. */
export function requireRefreshToken(context: Pick<SessionContext, "session">): string {
  return required(requireSession(context).refreshToken, "a refresh token");
}

/** The session of another tab, where it has one. */
export function sessionElsewhere({ session }: SessionChanged): StoredSession {
  return required(session, "a session elsewhere");
}

export function isDue(context: SessionContext, at: number): boolean {
  return isTokenOld(requireSession(context), at);
}

/** Whether the last failure is long enough ago; a clock that was set back holds nothing off. */
export function isRested({ failedAt }: SessionContext, at: number): boolean {
  return Math.abs(at - (failedAt ?? Infinity)) >= pauseMs;
}

/** Whether an answer is about the token that is in use now. */
export function isAboutCurrent(context: SessionContext, accessToken: string | null): boolean {
  return requireSession(context).accessToken === accessToken;
}

/** Whether this is the client who is signed in, by another name than the one they are known by here. */
export function isRenamed(context: SessionContext, { id, name, surname }: CurrentUser): boolean {
  const { user } = requireSession(context);
  return user.id === id && (user.name !== name || user.surname !== surname);
}
