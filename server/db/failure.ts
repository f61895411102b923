import { errorCode } from "../core/startup-error.ts";

// Classes of SQLSTATE: 08 connection, 53 insufficient resources, 57P0x the server is going away or not there yet.
const outage = /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EAGAIN|EHOSTUNREACH)$/;
// node-postgres has no codes for these.
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether an error says that the database cannot be reached now, rather than that we asked it something wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  if (outage.test(errorCode(error) ?? "")) return true;
  return error instanceof Error && lostConnection.test(error.message);
}
