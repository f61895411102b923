import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Wire = { url: string; cut(): Promise<void>; mend(): Promise<void> };

/** A wire to the port of the database that can be cut and mended. */
export async function wireTo(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const listener = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on("error", () => {});
      one.on("close", () => other.destroy());
    }
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("A TCP listener has no port.");
  const { port } = address;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(port), search: "" }).href,
    cut: async () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: async () => {
      listener.listen(port, "127.0.0.1");
      await once(listener, "listening");
    },
  };
}
