#!/usr/bin/env node
/**
 * Runs a Firefox for Playwright, which drives one by WebDriver BiDi, the protocol that browsers share, and by a command of it that the
 * released ones lack: to emulate media. That one is answered here, and no test of Firefox emulates any.
 */
import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const lacking = "emulation.setMediaFeaturesOverride";
const firefox = spawn(process.env.KEZEK_FIREFOX ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("error", ({ message }) => end(message));
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => firefox.kill());

createInterface(firefox.stderr).on("line", (line) => {
  const [said, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (said === undefined) return process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({
    host: "127.0.0.1",
    port: 0,
    // As Firefox itself, which no page of the web may drive.
    verifyClient: (/** @type {{ origin?: string }} */ { origin }) => origin === undefined,
  });
  server.on("connection", (client, { url }) => connect(client, new WebSocket(`${address}${url}`)));
  server.on("listening", () => {
    const own = server.address();
    if (own instanceof Object) process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}\n`);
  });
});

/**
 * Passes everything on but for the command that is lacking.
 * @param {WebSocket} client
 * @param {WebSocket} target
 */
function connect(client, target) {
  /** @type {string[]} */
  const early = [];
  target.on("open", () => early.splice(0).forEach((text) => target.send(text)));
  client.on("message", (data) => {
    const text = textOf(data);
    const { id, method } = JSON.parse(text);
    if (method === lacking) client.send(JSON.stringify({ type: "success", id, result: {} }));
    else if (target.readyState === WebSocket.OPEN) target.send(text);
    else early.push(text);
  });
  target.on("message", (data) => client.send(textOf(data)));
  target.on("error", ({ message }) => end(message));
  target.on("close", () => client.close());
  client.on("close", () => target.close());
}

/** @param {import("ws").RawData} data */
function textOf(data) {
  return Buffer.isBuffer(data) ? data.toString() : "";
}

/** @param {string} message */
function end(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
