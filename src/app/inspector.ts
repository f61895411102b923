import { createInspector } from "@statelyai/inspect";
import { openInspectorChannel } from "../browser/inspector-channel.ts";
import type { Inspect } from "./run-process.ts";

const secrets = new Set([
  "password",
  "code",
  "smsCode",
  "proof",
  "secret",
  "accessToken",
  "refreshToken",
  "verificationToken",
]);

/** Sends what every process does to the inspector's page, without secrets and never out of this browser. */
export function openInspector(): Inspect {
  const { inspect } = createInspector({ send: openInspectorChannel() }, { serialize: withoutSecrets });
  return (event) => inspect.next?.(event);
}

function withoutSecrets<Event>(event: Event): Event {
  return JSON.parse(JSON.stringify(event, (key, value) => (secrets.has(key) && value ? "•••" : value)));
}
