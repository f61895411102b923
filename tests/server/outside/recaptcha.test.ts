import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { RecaptchaUnreachable } from "../../../server/core/recaptcha-port.ts";
import { recaptchaSandbox } from "../../../server/outside/recaptcha/sandbox/sandbox.ts";
import { siteverify } from "../../../server/outside/recaptcha/siteverify.ts";
import { TestServer } from "../test-server.ts";

const path = "/sandbox/recaptcha/siteverify";

describe("the check against robots", () => {
  let sandbox: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    sandbox = Fastify();
    await sandbox.register(recaptchaSandbox, { secret: "secret" });
    url = `${await sandbox.listen({ port: 0, host: "127.0.0.1" })}${path}`;
  });
  afterAll(() => sandbox.close());

  test("tells people from robots", async () => {
    const check = siteverify({ url, secret: "secret" });
    expect(await check.isHuman("sandbox-visitor", "203.0.113.7")).toBe(true);
    expect(await check.isHuman("robot", "203.0.113.7")).toBe(false);
    expect(await check.isHuman("not-sandbox-visitor", "203.0.113.7")).toBe(false);
  });

  test("is no answer about the client when our secret is wrong", async () => {
    await expect(siteverify({ url, secret: "wrong" }).isHuman("sandbox-visitor", "203.0.113.7")).rejects.toThrow(
      RecaptchaUnreachable,
    );
  });
});

describe("siteverify", () => {
  const servers: FastifyInstance[] = [];
  afterEach(async () => {
    for (const listener of servers.splice(0)) await listener.close();
  });
  async function answering(answer: () => unknown): Promise<{ url: string; asked: string[] }> {
    const listener = Fastify();
    const asked: string[] = [];
    listener.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async (_r: unknown, b: string) => b,
    );
    listener.post("/", async (request, reply) => {
      asked.push(String(request.body));
      return reply.type("application/json").send(await answer());
    });
    servers.push(listener);
    return { url: await listener.listen({ port: 0, host: "127.0.0.1" }), asked };
  }

  test("is asked as Google documents it", async () => {
    const { url, asked } = await answering(() => '{"success":true,"hostname":"kezek.example"}');
    expect(await siteverify({ url, secret: "s&s" }).isHuman("token+1", "203.0.113.7")).toBe(true);
    expect(asked).toEqual(["secret=s%26s&response=token%2B1&remoteip=203.0.113.7"]);
  });

  test.each([
    ["a token that was used", '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
    ["a token of nobody's", '{"success":false,"error-codes":["invalid-input-response"]}'],
    ["a success that is no boolean", '{"success":"true"}'],
  ])("refuses %s", async (_what, answer) => {
    const { url } = await answering(() => answer);
    expect(await siteverify({ url, secret: "s" }).isHuman("token", "203.0.113.7")).toBe(false);
  });

  test.each([
    ["says that it is us", '{"success":false,"error-codes":["invalid-input-secret"]}'],
    ["answers no object", '"yes"'],
    ["answers no JSON", "<html>"],
  ])("tells nothing when it %s", async (_what, answer) => {
    const { url } = await answering(() => answer);
    await expect(siteverify({ url, secret: "s" }).isHuman("token", "203.0.113.7")).rejects.toThrow(
      RecaptchaUnreachable,
    );
  });

  test("tells nothing when it takes too long, or is not there", async () => {
    const { url } = await answering(() => new Promise(() => {}));
    await expect(siteverify({ url, secret: "s" }, 50).isHuman("t", "203.0.113.7")).rejects.toThrow(
      RecaptchaUnreachable,
    );
    const nowhere = { url: "http://127.0.0.1:1/", secret: "s" };
    await expect(siteverify(nowhere).isHuman("t", "203.0.113.7")).rejects.toThrow(RecaptchaUnreachable);
  });
});

test("the sandbox's check is not there where the sandbox is off", async () => {
  const [open, closed] = [await TestServer.open(), await TestServer.open({ config: { sandbox: false } })];
  const ask = ({ app }: TestServer) =>
    app.inject({ method: "POST", url: path, headers: { "content-type": "application/x-www-form-urlencoded" } });
  const answers = [await ask(open), await ask(closed)];
  await open.close();
  await closed.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
});
