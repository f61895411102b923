import { createInspector } from "@statelyai/inspect";
import { openInspectorChannel } from "../browser/inspector-channel.ts";
import type { Inspect } from "./run-process.ts";

const secrets = new Set([
  "phone",
  "clientPhone",
  "password",
  "smsCode",
  "proof",
  "secret",
  "accessToken",
  "refreshToken",
  "verificationToken",
  // What an intent means, as text: its inputs are in it.
  "of",
]);

/**
 * Sends what every process does to the inspector's page, and never out of this browser. Phones, codes and whatever opens
 * something are struck out before.
 */
export function openInspector(): Inspect {
  const { inspect } = createInspector({ send: openInspectorChannel() }, { serialize: withoutSecrets });
  return (event) => inspect.next?.(event);
}

function withoutSecrets<Event>(event: Event): Event {
  return JSON.parse(JSON.stringify(event, (key, value) => (isSecret(key, value) ? "•••" : value)));
}

/** A code of an SMS begins with a digit, one of a refusal does not. */
function isSecret(key: string, value: unknown): boolean {
  return (secrets.has(key) && Boolean(value)) || (key === "code" && /^\d/.test(String(value)));
}
