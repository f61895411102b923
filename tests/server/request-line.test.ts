import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());

/** Asks for a target as it stands, which no client of HTTP would let out. */
const answerTo = (target: string) =>
  answerToText(`GET ${target} HTTP/1.1\r\nHost: kezek.example\r\nConnection: close\r\n\r\n`);

async function answerToText(request: string): Promise<{ status: number; type: string | undefined; body: unknown }> {
  const socket = connect(server.config.port, "127.0.0.1");
  socket.write(request);
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

test.each([
  [
    "a body of two lengths",
    "POST /health HTTP/1.1\r\nHost: k\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["no HTTP", "hello\r\n\r\n", 400],
  ["headers without an end", `GET / HTTP/1.1\r\nHost: k\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("%s is no request, and is refused with a problem document", async (_what, request, status) => {
  expect(await answerToText(request)).toMatchObject({
    status,
    type: "application/problem+json; charset=utf-8",
    body: { status, code: "validationFailed" },
  });
});

test("a file that is not there, beside the pages, is a problem document as everything else", async () => {
  const withPages = await TestServer.open({
    beside: server,
    pages: async (site) => void site.get("/locales/*", (_request, reply) => reply.callNotFound()),
  });
  for (const asked of [{ url: "/locales/home/fr.json" }, { method: "POST", url: "/locales/home/ru.json" }] as const) {
    const { statusCode, headers, body } = await withPages.app.inject(asked);
    expect([statusCode, headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
    expect(JSON.parse(body)).toMatchObject({ status: 404, code: "notFound" });
  }
  await withPages.close();
});

describe("a page whose address cannot be decoded", () => {
  let withPages: TestServer;
  const asPage = (url: string) => withPages.app.inject({ url, headers: { accept: "text/html,*/*;q=0.8" } });
  beforeAll(async () => {
    withPages = await TestServer.open({
      beside: server,
      pages: async (site) => void site.get("/*", ({ url }, reply) => reply.type("text/html").send(url)),
    });
  });
  afterAll(() => withPages.close());

  test.each(["/%ff", "/%E0%A4%A?lang=en", "/red%/reservation"])(
    "%s is a page, its percent signs as they stand",
    async (url) => {
      const { statusCode, body } = await asPage(url);
      expect([statusCode, body]).toEqual([200, url.replaceAll("%", "%25")]);
    },
  );

  test("is asked for as it is where it can be", async () => {
    expect((await asPage("/%D0%B0?q=%ff")).body).toBe("/%D0%B0?q=%ff");
  });

  test("is refused as a call where it is one", async () => {
    const { statusCode, headers } = await asPage("/rest/clients-app/v1/firms/%ff");
    expect([statusCode, headers["content-type"]]).toEqual([400, "application/problem+json; charset=utf-8"]);
  });
});
