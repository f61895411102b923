import { type Place, roundedPlace } from "../../domain/distance.ts";

/** What asking for the client's place came to: refused is their own no, unknown any other trouble. */
export type Located = Place | "refused" | "unknown";

const timeoutMs = 15_000;
const freshMs = 60_000;

/** Asks the browser where the client is, to about a hundred metres; the browser asks the client. */
export async function locate(): Promise<Located> {
  if (!("geolocation" in navigator)) return "unknown";
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundedPlace(coords)),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "refused" : "unknown"),
      { timeout: timeoutMs, maximumAge: freshMs },
    );
  });
}
