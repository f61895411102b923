import type { Device } from "../../domain/client-app.ts";
import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { createClient } from "../../src/api/client.ts";
import type { Known } from "../../src/api/common-headers.ts";
import { answering, base, nowhere, visitor, wholeAnswer } from "../api/calls.ts";

export const device: Device = {
  appVersion: "15.0.0",
  clientApp: "WEB",
  deviceName: "Chrome",
  deviceOS: "Android",
};
export const idempotencyKey = newIdempotencyKey();

/** A typed client, and what went over its wire. */
export function wire({ answer = wholeAnswer, known = visitor }: { answer?: object; known?: Known } = {}) {
  const { fetch, calls } = answering(Response.json(answer));
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => known, notFound: nowhere });
  return {
    client,
    calls,
    /** "POST /path" and the names in its body, of the last call. */
    last() {
      const { method, path, body } = calls.at(-1) ?? { method: "", path: "", body: "" };
      return { call: `${method} ${path}`, fields: body === "" ? [] : Object.keys(JSON.parse(body)).toSorted() };
    },
    body: (): unknown => JSON.parse(calls.at(-1)?.body ?? "{}"),
  };
}
