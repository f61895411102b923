import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { OutsideFailed } from "../../../server/core/outside.ts";
import type { SmsPort } from "../../../server/core/sms-port.ts";
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

const message = { id: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", phone: 77_011_234_567, text: "123456" };
const gateway = (url: string, timeoutMs = 2000): SmsPort =>
  smscGateway({ url, login: "kezek", password: "p" }, timeoutMs);

/** A provider that always answers the same. */
const answering = (answer: object) => provider((_request, response) => response.end(JSON.stringify(answer)));

describe("the SMSC.kz adapter", () => {
  test("posts the message under its id, and asks for its status by it, as the protocol asks", async () => {
    const seen: { method?: string | undefined; url?: string | undefined; form: object }[] = [];
    const url = await provider(async (request, response) => {
      const chunks: Buffer[] = await request.toArray();
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      seen.push({ method: request.method, url: request.url, form });
      response.end(JSON.stringify({ id: message.id, cnt: 1, status: 1 }));
    });
    const smsc = smscGateway({ url, login: "kezek", password: "пароль" });
    await smsc.send({ ...message, text: "Код: 1&2\n@a #1" });
    await smsc.statusOf(message);
    const account = { login: "kezek", psw: "пароль", id: message.id, charset: "utf-8", fmt: "3" };
    expect(seen).toEqual([
      {
        method: "POST",
        url: "/sys/send.php",
        form: { ...account, phones: "+77011234567", mes: "Код: 1&2\n@a #1" },
      },
      { method: "POST", url: "/sys/status.php", form: { ...account, phone: "+77011234567" } },
    ]);
  });

  test("takes what the gateway has accepted for begun, and not for delivered", async () => {
    expect(await gateway(await answering({ id: message.id, cnt: 1 })).send(message)).toEqual({ type: "pending" });
  });

  test.each([
    ["wrong parameters", 1],
    ["a wrong password", 2],
    ["a forbidden text", 6],
    ["a wrong phone", 7],
    ["a phone that cannot be reached", 8],
  ])("gives a message up for %s (error_code %i)", async (_what, code) => {
    const url = await answering({ error: "…", error_code: code });
    expect(await gateway(url).send(message)).toEqual({ type: "refused", detail: `error_code ${code}` });
  });

  test.each([
    ["no money", 3],
    ["the same request again", 9],
  ])("does not know what became of a message after %s (error_code %i)", async (_what, code) => {
    const url = await answering({ error: "…", error_code: code });
    await expect(gateway(url).send(message)).rejects.toThrow(OutsideFailed);
  });

  test.each([
    ["not found", -3, "notFound"],
    ["stopped", -2, "refused"],
    ["waiting", -1, "pending"],
    ["handed over", 0, "pending"],
    ["delivered", 1, "done"],
    ["read", 2, "done"],
    ["out of date", 3, "refused"],
    ["a pressed link", 4, "done"],
    ["undeliverable", 20, "refused"],
    ["of no money", 24, "refused"],
  ])("knows a message that is %s (status %i)", async (_what, status, type) => {
    expect(await gateway(await answering({ status, err: 0 })).statusOf(message)).toMatchObject({ type });
  });

  test.each([
    ["an error", { error: "…", error_code: 9 }],
    ["a status that there is not", { status: 99 }],
    ["a status of another kind", { status: "1" }],
  ])("does not know what became of a message by %s", async (_what, answer) => {
    await expect(gateway(await answering(answer)).statusOf(message)).rejects.toThrow(OutsideFailed);
  });

  test.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ["an empty body", (_request, response) => response.end()],
    ["a page of HTML", (_request, response) => response.writeHead(502).end("<html>Bad Gateway</html>")],
    ["null", (_request, response) => response.end("null")],
    ["half an object", (_request, response) => response.end('{"id": "3f2c')],
    ["an object of another protocol", (_request, response) => response.end("{}")],
    ["a closed connection", (request) => request.socket.destroy()],
    ["silence", () => {}],
  ])("does not know what became of a message after %s", async (_what, answer) => {
    const smsc = gateway(await provider(answer), 200);
    await expect(smsc.send(message)).rejects.toThrow(OutsideFailed);
    await expect(smsc.statusOf(message)).rejects.toThrow(OutsideFailed);
  });

  test("does not know what became of a message where there is no gateway", async () => {
    await expect(gateway("http://127.0.0.1:1").send(message)).rejects.toThrow(OutsideFailed);
  });

  test("never tells what it sends in what it throws", async () => {
    const url = await answering({ error: "…", error_code: 3 });
    const error: unknown = await gateway(url)
      .send(message)
      .catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain(message.text);
  });
});
