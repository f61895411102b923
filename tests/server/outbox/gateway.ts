import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Fastify from "fastify";
import { smsSandbox } from "../../../server/outside/sms/sandbox/sandbox.ts";
import type { SmscAccount } from "../../../server/outside/sms/smsc.ts";
import type { TestServer } from "../test-server.ts";

/** What stands between us and the provider, and may do with a request what it likes; `forward` has the provider answer. */
export type Between = (
  request: { path: string },
  forward: () => Promise<{ status: number; text: string }>,
  response: ServerResponse,
) => Promise<void>;

const honest: Between = async (_request, forward, response) => {
  const { status, text } = await forward();
  response.writeHead(status, { "content-type": "application/json" }).end(text);
};

/** The sandbox's provider on a port of its own, over the database of a service that does not listen. */
export class Gateway {
  readonly account: SmscAccount;
  between = honest;
  readonly #close: () => Promise<unknown>;

  static async open(server: TestServer): Promise<Gateway> {
    const provider = Fastify({ forceCloseConnections: true });
    const account = { login: "kezek", password: "kezek" };
    await provider.register(smsSandbox, {
      pool: server.pool,
      account: { url: "", ...account },
      clock: () => server.now,
    });
    const origin = await provider.listen({ port: 0, host: "127.0.0.1" });
    async function readAndPass(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const path = request.url ?? "";
      const body = Buffer.concat(await request.toArray()).toString();
      await gateway.between({ path }, () => forwarded(origin + path, body), response);
    }
    const proxy = createServer((request, response) => {
      void readAndPass(request, response).catch(() => response.destroy());
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const address = proxy.address();
    if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
    const url = `http://127.0.0.1:${address.port}/sandbox/sms`;
    const gateway = new Gateway({ url, ...account }, () => {
      proxy.closeAllConnections();
      proxy.close();
      return provider.close();
    });
    return gateway;
  }

  private constructor(account: SmscAccount, close: () => Promise<unknown>) {
    this.account = account;
    this.#close = close;
  }

  close(): Promise<unknown> {
    return this.#close();
  }

  /** From now on nothing stands between. */
  behave(): void {
    this.between = honest;
  }
}

async function forwarded(url: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await fetch(url, { method: "POST", headers, body });
  return { status: answer.status, text: await answer.text() };
}
