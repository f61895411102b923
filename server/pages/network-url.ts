import { networkInterfaces } from "node:os";
import type { Config } from "../core/config.ts";

/** Where other devices of the network would reach this process; "" where this machine is in none. */
export function networkUrl({ host, port }: Pick<Config, "host" | "port">): string {
  const isOfOneAddress = !["0.0.0.0", "::", "localhost", "::1"].includes(host) && !host.startsWith("127.");
  const address = isOfOneAddress ? host : ownAddress();
  return address === undefined ? "" : `http://${address}:${port}`;
}

function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}
