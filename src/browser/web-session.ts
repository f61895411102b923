import { dropCookie, readCookie, writeCookie } from "./cookies.ts";

/** What the legacy web session is known by (spec §3: cookies for access id, access password and session id). */
export type WebSession = { accessId: string; accessPassword: string; sessionId: string };

const names = { accessId: "access_id", accessPassword: "access_password", sessionId: "session_id" } as const;

export function keepWebSession(session: WebSession): void {
  writeCookie(names.accessId, session.accessId);
  writeCookie(names.accessPassword, session.accessPassword);
  writeCookie(names.sessionId, session.sessionId);
}

/** The session id of the legacy web session; "" when there is none. */
export function webSessionId(): string {
  return readCookie(names.sessionId) ?? "";
}

export function dropWebSession(): void {
  for (const name of Object.values(names)) dropCookie(name);
}
