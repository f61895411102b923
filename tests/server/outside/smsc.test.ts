import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { SmsFailed } from "../../../server/core/sms-port.ts";
import { smscGateway } from "../../../server/outside/sms/smsc.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A provider of the test's own; answers its base URL. */
async function provider(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

async function failureOf(url: string, patienceMs = 2000): Promise<SmsFailed> {
  const sending = smscGateway({ url, login: "kezek", password: "p" }, patienceMs).send(77_011_234_567, "123456");
  const error: unknown = await sending.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error instanceof SmsFailed) return error;
  throw new Error("The message was taken.");
}

describe("the SMSC.kz adapter", () => {
  test("posts the message as its protocol asks", async () => {
    const seen: { method?: string; url?: string; form?: object } = {};
    const url = await provider(async (request, response) => {
      const chunks: Buffer[] = await request.toArray();
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      Object.assign(seen, { method: request.method, url: request.url, form });
      response.end(JSON.stringify({ id: 1, cnt: 1 }));
    });
    await smscGateway({ url, login: "kezek", password: "пароль" }).send(77_011_234_567, "Код: 1&2\n@a #1");
    expect(seen).toEqual({
      method: "POST",
      url: "/sys/send.php",
      form: {
        login: "kezek",
        psw: "пароль",
        phones: "+77011234567",
        mes: "Код: 1&2\n@a #1",
        charset: "utf-8",
        fmt: "3",
      },
    });
  });

  test.each([
    ["wrong parameters", 1, false],
    ["a wrong password", 2, false],
    ["no money", 3, true],
    ["a forbidden text", 6, false],
    ["a wrong phone", 7, false],
    ["too many requests", 9, true],
  ])("knows whether %s (error_code %i) may pass with time", async (_what, code, mayBeRepeated) => {
    const url = await provider((_request, response) => {
      response.end(JSON.stringify({ error: "…", error_code: code }));
    });
    expect((await failureOf(url)).mayBeRepeated).toBe(mayBeRepeated);
  });

  test.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ["an empty body", (_request, response) => response.end()],
    ["a page of HTML", (_request, response) => response.writeHead(502).end("<html>Bad Gateway</html>")],
    ["null", (_request, response) => response.end("null")],
    ["an object of another protocol", (_request, response) => response.end("{}")],
    ["a closed connection", (request) => request.socket.destroy()],
    ["silence", () => {}],
  ])("takes %s for a failure that may pass with time", async (_what, answer) => {
    expect((await failureOf(await provider(answer), 200)).mayBeRepeated).toBe(true);
  });

  test("takes a gateway that is not there for a failure that may pass with time", async () => {
    expect((await failureOf("http://127.0.0.1:1")).mayBeRepeated).toBe(true);
  });
});
