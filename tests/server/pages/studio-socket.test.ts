import { once } from "node:events";
import { Agent, IncomingMessage, request } from "node:http";
import { Socket } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { studioMessageBytes } from "../../../domain/studio-addresses.ts";
import { type BuiltClient, serveBuiltClient } from "./built-client.ts";

const open: BuiltClient[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const client of open.splice(0)) await client.close();
});

/** The address of a service that listens. */
async function listening(more: Parameters<typeof serveBuiltClient>[0] = {}): Promise<string> {
  const client = await serveBuiltClient(more);
  open.push(client);
  return new URL(await client.app.listen({ port: 0, host: "127.0.0.1" })).host;
}

/** An end that a page of this origin opens, and what it receives. */
function endOf(host: string, { origin = `http://${host}`, headers = {}, autoPong = true } = {}) {
  const end = new WebSocket(`ws://${host}/studio/socket`, { origin, headers, autoPong });
  const received: string[] = [];
  end.on("message", (data: Buffer) => received.push(data.toString()));
  return { end, received };
}

/** What becomes of it: "open", or with what it is refused. */
async function answer({ end }: { end: WebSocket }): Promise<string> {
  return new Promise((resolve) => {
    end.on("open", () => resolve("open"));
    end.on("error", ({ message }) => resolve(message));
  });
}

const refused = "Unexpected server response: 403";

test("what one end says all others hear and it does not, and who comes later hears nothing of before", async () => {
  const host = await listening();
  const [phone, studio, other] = [endOf(host), endOf(host), endOf(host)];
  await Promise.all([phone, studio, other].map(answer));
  phone.end.send("first");
  await expect.poll(() => [studio.received, other.received]).toEqual([["first"], ["first"]]);
  const late = endOf(host);
  await answer(late);
  studio.end.send("second");
  await expect.poll(() => late.received).toEqual(["second"]);
  expect(phone.received).toEqual(["second"]);
});

test.each([
  ["an address of this machine is let in", {}, "open"],
  ["the address that people know is let in", { origin: "https://kezek.test" }, "open"],
  ["another site is refused", { origin: "https://elsewhere.test" }, refused],
  ["another service of this machine is refused", { origin: "http://127.0.0.1:1" }, refused],
  ["nobody knows where is refused", { origin: "" }, refused],
  [
    "a name that its owner leads here is refused",
    { origin: "http://elsewhere.test", headers: { host: "elsewhere.test" } },
    refused,
  ],
])("a page of %s", async (_whose, asked, answered) => {
  const host = await listening();
  expect(await answer(endOf(host, asked))).toBe(answered);
});

test("an end that says too much at once is cut off, and the others hear nothing of it", async () => {
  const host = await listening();
  const [phone, studio] = [endOf(host), endOf(host)];
  await Promise.all([phone, studio].map(answer));
  phone.end.send("x".repeat(studioMessageBytes + 1));
  expect((await once(phone.end, "close"))[0]).toBe(1009);
  const again = endOf(host);
  await answer(again);
  again.end.send("x".repeat(studioMessageBytes));
  await expect.poll(() => studio.received.map(({ length }) => length)).toEqual([studioMessageBytes]);
});

test("there are 64 ends at most, and one more once another has gone", async () => {
  const host = await listening();
  const ends = Array.from({ length: 64 }, () => endOf(host));
  expect(new Set(await Promise.all(ends.map(answer)))).toEqual(new Set(["open"]));
  expect(await answer(endOf(host))).toBe("Unexpected server response: 503");
  ends[0]?.end.close();
  await expect.poll(async () => answer(endOf(host))).toBe("open");
});

test("an end that does not answer is given up, and those that do are kept", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const host = await listening();
  const [gone, phone, studio] = [endOf(host, { autoPong: false }), endOf(host), endOf(host)];
  await Promise.all([gone, phone, studio].map(answer));
  const asked = Promise.all([phone, studio].map(async ({ end }) => once(end, "ping")));
  vi.advanceTimersByTime(30_000);
  await asked;
  // What an end says after its answer is passed on after that was received.
  phone.end.send("there");
  studio.end.send("there");
  await expect.poll(() => [phone.received, studio.received]).toEqual([["there"], ["there"]]);
  const end = once(gone.end, "close");
  vi.advanceTimersByTime(30_000);
  await end;
  expect([phone, studio].map(({ end: { readyState } }) => readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
});

test("in production nobody gets a socket", async () => {
  expect(await answer(endOf(await listening({ sandbox: false })))).toMatch(/^Unexpected server response: /);
});

test("whoever asks for another upgrade is answered as if they had not, with what they have sent, and again on that connection", async () => {
  const host = await listening();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const upgrade = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABk" };
  for (const headers of [upgrade, {}]) {
    const asked = request(`http://${host}/rest/echo`, { agent, method: "POST", headers });
    asked.setHeader("content-type", "application/json").end('{"a":1}');
    const [response]: IncomingMessage[] = await once(asked, "response");
    expect(await json(response ?? new IncomingMessage(new Socket()))).toEqual({ ip: "127.0.0.1" });
  }
  agent.destroy();
});

test("upgrades that another listener of the same server takes are left to it", async () => {
  const host = await listening();
  open[0]?.app.server.on("upgrade", ({ url }, socket) => {
    if (url === "/hmr") void fetch(`http://${host}/robots.txt`).then(() => socket.end("HTTP/1.1 418 Taken\r\n\r\n"));
  });
  const taken = new WebSocket(`ws://${host}/hmr`);
  expect(await answer({ end: taken })).toBe("Unexpected server response: 418");
  expect(await answer(endOf(host))).toBe("open");
});

test("a service that stops does not wait for those that listen", async () => {
  const host = await listening();
  const phone = endOf(host);
  await answer(phone);
  const end = once(phone.end, "close");
  await open.shift()?.close();
  expect((await end)[0]).toBe(1006);
});
