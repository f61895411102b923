import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { Gateway } from "./outbox/gateway.ts";
import { TestServer } from "./test-server.ts";

// That the service closes at all is what is tested: one that waits for its clients outlives the test's own time.
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(() => server.close());

const beganToClose = () =>
  eventually(
    async () => server.app.server.listening,
    (isListening) => !isListening,
  );

async function answerTo(agent: Agent): Promise<IncomingMessage> {
  const asked = get(`${server.config.apiUrl}/rest/common/countries`, { agent });
  const [response] = await once(asked, "response");
  return response;
}

test("what was asked before the end is answered, though its client would keep the connection", async () => {
  await server.listen();
  const agent = new Agent({ keepAlive: true });
  const holdUp = await server.pool.connect();
  await holdUp.query("begin; lock table countries");
  const answered = answerTo(agent);
  await eventually(
    async () => (await server.pool.query("select from pg_locks where not granted")).rowCount,
    (waiting) => waiting === 1,
  );
  const closed = server.app.close();
  await beganToClose();
  await holdUp.query("rollback");
  holdUp.release();
  const response = await answered;
  expect([response.statusCode, await response.toArray()]).toEqual([200, [expect.any(Buffer)]]);
  await closed;
  agent.destroy();
});

test("a client who is connected and asks nothing is cut off", async () => {
  await server.listen();
  const silent = connect(server.config.port, "127.0.0.1");
  await once(silent, "connect");
  const cut = once(silent, "close");
  await server.app.close();
  await cut;
  expect(silent.closed).toBe(true);
});

test("a job that is at work is done with, and written down", async () => {
  const gateway = await Gateway.open(server);
  const own = await TestServer.open({ beside: server, config: { sms: gateway.account } });
  let isAsked = false;
  let goOn = (): void => {};
  const goesOn = new Promise<void>((resolve) => (goOn = resolve));
  gateway.between = async (_request, forward, response) => {
    isAsked = true;
    await goesOn;
    response.end((await forward()).text);
  };
  await own.listen();
  const { challengeId } = (await own.requestCode(await own.hold("13:00"), 77_011_234_567)).body;
  await eventually(async () => isAsked, Boolean);
  const closed = own.close();
  goOn();
  await closed;
  const { rows } = await server.pool.query("select type from outbox_events where outbox_id = $1 order by type", [
    challengeId,
  ]);
  expect(rows).toEqual([{ type: "claimed" }, { type: "pending" }]);
  await gateway.close();
});
