import fc from "fast-check";
import { expect, test } from "vitest";
import { createClient } from "../../src/api/client.ts";
import { retryFailed } from "../../src/api/retry-failed.ts";
import { problem } from "../support/fixture-api.ts";
import { answering, base, visitor, nowhere } from "./calls.ts";

const path = "/rest/clients-app/v1/reservations/reservation-times";
const fine = Response.json({ ok: true });
const lost = new TypeError("Failed to fetch");
const problemType = "application/problem+json";

const ask = () =>
  new Request(`${base}${path}`, {
    method: "POST",
    body: '{"firmId":1}',
    headers: { "Idempotency-Key": "intent-0000000001" },
  });

test.each([
  ["no answer", lost],
  ["status 500 of no problem document", new Response("<h1>500</h1>", { status: 500 })],
  ["a problem of status 503 without a code", problem(503, undefined)],
  ["status 408 of no problem document", new Response(null, { status: 408 })],
])("a request that failed with %s is retried once, and the second answer stands", async (_failure, failure) => {
  const { fetch, calls } = answering(failure, fine);
  expect((await retryFailed(fetch)(ask())).status).toBe(200);
  expect(calls).toHaveLength(2);
});

test("a request that fails twice is not tried a third time", async () => {
  const { fetch, calls } = answering(lost);
  await expect(retryFailed(fetch)(ask())).rejects.toBe(lost);
  expect(calls).toHaveLength(2);
});

test("the second try carries the same body and the same Idempotency-Key", async () => {
  const { fetch, calls } = answering(problem(500, undefined), fine);
  await retryFailed(fetch)(ask());
  const [first, second] = calls.map(({ body, headers }) => [body, headers.get("Idempotency-Key")]);
  expect(second).toEqual(first);
  expect(second).toEqual(['{"firmId":1}', "intent-0000000001"]);
});

const page = (status: number) => new Response("<h1>No</h1>", { status, headers: { "Content-Type": "text/html" } });
const problemWithoutCode = (status: number) =>
  Response.json({ type: "about:blank", title: "No", status }, { status, headers: { "Content-Type": problemType } });
const errors = fc.integer({ min: 400, max: 599 });

test.each([
  ["no problem document", page],
  ["a problem document without a code", problemWithoutCode],
  ["JSON of another kind", (status: number) => Response.json({ code: "slotTaken" }, { status })],
])("any status from 400 on that is %s is a failed request, and retried once", async (_what, failure) => {
  await fc.assert(
    fc.asyncProperty(errors, async (status) => {
      const { fetch, calls } = answering(failure(status), fine);
      expect((await retryFailed(fetch)(ask())).status).toBe(200);
      expect(calls).toHaveLength(2);
    }),
  );
});

test("the body of a refusal can still be read", async () => {
  const { fetch } = answering(problem(400, "slotTaken"));
  expect(await (await retryFailed(fetch)(ask())).json()).toMatchObject({ code: "slotTaken" });
});

test("a 401 that asks for another token is not tried again here: another rule does", async () => {
  const expired = new Response(null, { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
  const { fetch, calls } = answering(expired);
  await retryFailed(fetch)(ask());
  expect(calls).toHaveLength(1);
});

test("a problem with a code is an answer, whatever its status: it is not asked for again", async () => {
  await fc.assert(
    fc.asyncProperty(errors, async (status) => {
      const { fetch, calls } = answering(problem(status, "slotTaken"));
      expect((await retryFailed(fetch)(ask())).status).toBe(status);
      expect(calls).toHaveLength(1);
    }),
  );
});

test("what was given up by us is not tried again", async () => {
  const controller = new AbortController();
  const { fetch, calls } = answering(async () => {
    controller.abort();
    throw new DOMException("given up", "AbortError");
  });
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  await expect(client.GET("/rest/common/countries", { signal: controller.signal })).rejects.toThrow("given up");
  expect(calls).toHaveLength(1);
});
