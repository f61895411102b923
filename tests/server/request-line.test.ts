import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());

/** Asks for a target as it stands, which no client of HTTP would let out. */
async function answerTo(target: string): Promise<{ status: number; type: string | undefined; body: unknown }> {
  const socket = connect(server.config.port, "127.0.0.1");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: kezek.example\r\nConnection: close\r\n\r\n`);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, "close");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const type = /^content-type: (.*)$/im.exec(head)?.[1];
  return { status: Number(head.split(" ")[1]), type, body: body.startsWith("{") ? JSON.parse(body) : body };
}

test.each(["http://evil.example/health", "HTTPS://evil.example:8443/health", "http://evil.example/health?a=http://b/"])(
  "%s is asked for as its path: the host that it names is not believed",
  async (target) => {
    expect(await answerTo(target)).toMatchObject({ status: 200, body: { status: "ok" } });
  },
);

test.each([
  "http://evil.example",
  "http://evil.example/",
  "http://evil.example?a=1",
  "http://[::1",
  "*",
  "//evil.example/x",
])("%s is not there", async (target) => {
  expect(await answerTo(target)).toMatchObject({ status: 404, body: { code: "notFound" } });
});

test.each(["/%E0%A4%A", "/rest/clients-app/v1/firms/%ZZ", "/avatars/%"])(
  "%s cannot be read and is refused with a problem document",
  async (target) => {
    expect(await answerTo(target)).toMatchObject({
      status: 400,
      type: "application/problem+json; charset=utf-8",
      body: { code: "validationFailed", detail: expect.stringContaining("is not a valid url") },
    });
  },
);
