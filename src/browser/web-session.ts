import { dropCookie, readCookie } from "./cookies.ts";

const sessionId = "session_id";
/** What a legacy web session is known by (spec §3). This client writes none of them: a service that has one does. */
const names = ["access_id", "access_password", sessionId];

/** The session id of the legacy web session; "" when there is none that scripts can read. */
export function webSessionId(): string {
  return readCookie(sessionId) ?? "";
}

/** Removes what is left of a legacy web session (spec §4). */
export function dropWebSession(): void {
  for (const name of names) dropCookie(name);
}
