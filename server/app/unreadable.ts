import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemOf } from "../core/refusal.ts";

/** Node's names of what is wrong with a request before there is one; anything else is a 400. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what can't be read as a request at all with a problem document, and ends the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const { code = "" } = error;
  if (code === "ECONNRESET" || socket.destroyed) return;
  const status = statuses[code] ?? 400;
  const body = JSON.stringify({ ...problemOf("validationFailed", { detail: "not a request of HTTP/1.1" }), status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroy(error);
}
