import { once } from "node:events";
import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerError } from "../../../server/contract/error-answer.ts";

/** What is logged of a request that fails, by a route and an address. */
async function loggedOf(route: string, address: string): Promise<string> {
  const stream = new PassThrough();
  const app = Fastify({ logger: { stream, level: "error" } });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.get(route, () => Promise.reject(new Error("failed")));
  await app.inject(address);
  await app.close();
  return String(stream.read());
}

test.each([
  ["the token of a short link", "/reservations/url/:token"],
  ["the code of a payment link", "/prepayment-registration/:firmId/:code"],
])("%s is a key, and stands in no log", async (_, route) => {
  const address = route.replace(":firmId", "1").replace(/:(token|code)/, "s3cr3t");
  const logged = await loggedOf(route, address);
  expect(logged).toContain("failed");
  expect(logged).toContain(route.replace(":firmId", "1"));
  expect(logged).not.toContain("s3cr3t");
});

test.each([
  ["somebody who left before the answer is no failure", true, 0],
  ["an answer that broke off by itself is one", false, 1],
])("%s", async (_, isLeaving, lines) => {
  const stream = new PassThrough();
  const app = Fastify({ logger: { stream, level: "error" } });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const leaving = new AbortController();
  const failed = new Promise<void>((resolve) => {
    app.get("/", async ({ raw }) => {
      if (isLeaving) {
        leaving.abort();
        await once(raw.socket, "close");
      }
      setImmediate(resolve);
      throw Object.assign(new Error("Premature close"), { code: "ERR_STREAM_PREMATURE_CLOSE" });
    });
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  await fetch(address, { signal: leaving.signal }).catch(() => {});
  await failed;
  await app.close();
  const logged = String(stream.read() ?? "");
  expect(logged.split("\n").filter(Boolean)).toHaveLength(lines);
});
