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
