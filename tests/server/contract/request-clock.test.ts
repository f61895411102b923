import { afterEach, expect, test } from "vitest";
import { serviceClockHeader } from "../../../domain/studio-addresses.ts";
import { TestServer } from "../test-server.ts";

const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** A service, and what becomes of calls whose clock is moved by so many minutes. */
async function serviceWith(config: { sandbox: boolean }) {
  const server = await TestServer.open({ config });
  open.push(server);
  const { body } = await server.post<{ accessToken: string }>("/rest/v1/client/get-access-token", {});
  const authorization = `Bearer ${body.accessToken}`;
  return {
    readAt: async (minutes: string) =>
      (await server.get("/rest/common/countries", { authorization, [serviceClockHeader]: minutes })).status,
    holdAt: async (minutes: string) => {
      const { status, body } = await server.askToHold<{ code?: string }>(
        "13:00",
        null,
        {},
        { [serviceClockHeader]: minutes },
      );
      return body.code ?? status;
    },
    mayBeSent: async () => {
      const headers = { origin: "https://elsewhere.test", "access-control-request-method": "GET" };
      const answer = await server.app.inject({ method: "OPTIONS", url: "/rest/common/countries", headers });
      return String(answer.headers["access-control-allow-headers"]).includes(serviceClockHeader);
    },
  };
}

const day = String(24 * 60);

test("beside the sandbox a call has the clock that it says: its token expires by it, and times are over by it", async () => {
  const { readAt, holdAt, mayBeSent } = await serviceWith({ sandbox: true });
  expect([await readAt("0"), await readAt("60")]).toEqual([200, 401]);
  expect([await holdAt(day), await holdAt("0")]).toEqual(["slotTooSoon", 201]);
  expect(await mayBeSent()).toBe(true);
});

test("the Date of an answer is the clock that the call is answered by, which pages put theirs right by", async () => {
  const server = await TestServer.open({ config: { sandbox: true } });
  open.push(server);
  const dateOf = async (headers: Record<string, string>) => {
    const answer = await server.app.inject({ method: "GET", url: "/rest/common/countries", headers });
    return Date.parse(String(answer.headers.date));
  };
  expect((await dateOf({ [serviceClockHeader]: day })) - (await dateOf({}))).toBe(86_400_000);
});

test.each(["soon", "", "60.5", "600000", "1e99"])(
  "a clock that is moved by %j is the service's own",
  async (minutes) => {
    const { readAt } = await serviceWith({ sandbox: true });
    expect(await readAt(minutes)).toBe(200);
  },
);

test("without the sandbox, as in production, a call has the service's own clock whatever it says", async () => {
  const { readAt, holdAt, mayBeSent } = await serviceWith({ sandbox: false });
  expect(await readAt("60")).toBe(200);
  expect(await holdAt(day)).toBe(201);
  expect(await mayBeSent()).toBe(false);
});
