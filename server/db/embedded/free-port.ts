import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { errorCode } from "../../core/startup-error.ts";

/** Below the ports that a system gives to connections (Linux: from 32768 on), which may take one before it is listened on. */
const range = [20_000, 32_768] as const;

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(...range);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => (errorCode(error) === "EADDRINUSE" ? resolve(false) : reject(error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
