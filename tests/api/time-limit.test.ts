import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureOf, isOutcomeUnknown } from "../../domain/failure.ts";
import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../../src/api/answer.ts";
import { createClient } from "../../src/api/client.ts";
import { layered, type Layer } from "../../src/api/layer.ts";
import { limitTime } from "../../src/api/time-limit.ts";
import { answering, base, nowhere, visitor } from "./calls.ts";

const soonMs = 30;
const endAfter = AbortSignal.timeout.bind(AbortSignal);
const limits: number[] = [];

beforeEach(() => {
  limits.length = 0;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    return endAfter(soonMs);
  });
});
const opened: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of opened.splice(0)) close();
});

/** The address of a server that treats calls so. */
async function serverThat(treats: RequestListener): Promise<string> {
  const server = createServer(treats);
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address with one
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Node, unlike a browser, never gives up a request that was collected as garbage while it waits: they are held here. */
const sent: Request[] = [];
function fetchHeld(request: Request): Promise<Response> {
  sent.push(request);
  return fetch(request);
}

function clientOf(baseUrl: string, send: (request: Request) => Promise<Response> = fetchHeld) {
  return createClient({ baseUrl, pictureBase: "", fetch: send, known: () => visitor, notFound: nowhere });
}

test("a call that a server never answers has 20 seconds, and as many once more, and is then unreachable", async () => {
  const url = await serverThat(() => {});
  const failed = await answer(clientOf(url).GET("/rest/common/countries"), "length").catch(failureOf);
  expect(failed).toEqual({ kind: "unreachable" });
  expect(limits).toEqual([20_000, 20_000]);
});

test("an answer that stops in the middle leaves its outcome unknown", async () => {
  const url = await serverThat((_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('[{"id":');
  });
  let limit = new AbortController();
  vi.mocked(AbortSignal.timeout).mockImplementation(() => (limit = new AbortController()).signal);
  const send = async (request: Request) => {
    const begun = await fetchHeld(request);
    limit.abort(new DOMException("The time is over.", "TimeoutError"));
    return begun;
  };
  const failed = await answer(clientOf(url, send).GET("/rest/common/countries"), "length").catch(failureOf);
  expect(failed).toEqual({ kind: "unreachable" });
  expect(isOutcomeUnknown({ kind: "unreachable" })).toBe(true);
});

test("a picture may take two minutes", async () => {
  const { fetch: send } = answering(Response.json({}));
  await clientOf(base, send).POST("/rest/clients-app/v1/my/profiles/avatar-upload", {
    params: { header: { "Idempotency-Key": newIdempotencyKey() } },
    body: { image: "AAAA" },
  });
  expect(limits).toEqual([120_000]);
});

test("a call that the client gives up is not made again", async () => {
  vi.mocked(AbortSignal.timeout).mockImplementation(() => new AbortController().signal);
  let asked = 0;
  const giving = new AbortController();
  const url = await serverThat(() => {
    asked += 1;
    giving.abort();
  });
  const call = clientOf(url).GET("/rest/common/countries", { signal: giving.signal });
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(asked).toBe(1);
});

test("a call that the client gave up before its turn is never made", async () => {
  const { fetch: send, calls } = answering(Response.json({}));
  const late: Layer = (next) => async (request) => {
    await new Promise((resolve) => setImmediate(resolve));
    return next(request);
  };
  const asked = layered([late, limitTime], async (request) => {
    request.signal.throwIfAborted();
    return send(request);
  });
  const giving = new AbortController();
  const call = asked(new Request(base, { signal: giving.signal }));
  giving.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(calls).toEqual([]);
});
