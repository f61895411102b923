import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestServer } from "../test-server.ts";

const phone = 77_011_234_567;
const host = "192.168.1.5:4300";
const here = `http://${host}`;

describe("the SMS sandbox", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
    await server.listen();
  });
  afterAll(() => server.close());

  const fault = (mode: string) => server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode } });

  test("shows what came to a phone on a page, and nothing of it as markup", async () => {
    const { sms } = server.config;
    const form = {
      login: sms.login,
      psw: sms.password,
      phones: "+77019998877",
      mes: "<b>Код</b> & 654321\n\n@a #654321",
    };
    const taken = await fetch(`${sms.url}/sys/send.php`, { method: "POST", body: new URLSearchParams(form) });
    expect(await taken.json()).toMatchObject({ cnt: 1 });

    const page = await server.app.inject({ url: "/sandbox/sms?phone=%2B7 701 999" });
    expect(page.body).toContain("<output>654321</output>");
    expect(page.body).toContain("+7 701 999 88 77");
    expect(page.body).not.toContain("<b>Код</b>");
    const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1];
    expect(page.body).toContain(`<script nonce="${nonce}">`);

    const other = await server.app.inject({ url: "/sandbox/sms?phone=7700" });
    expect(other.body).not.toContain("654321");
  });

  test.each([
    ["a wrong password", { psw: "wrong" }, 2],
    ["no text", { mes: "" }, 1],
    ["a wrong phone", { phones: "12" }, 7],
  ])("refuses %s as the provider would", async (_what, change, code) => {
    const { sms } = server.config;
    const form = { login: sms.login, psw: sms.password, phones: "+77011234567", mes: "Код", ...change };
    const answer = await fetch(`${sms.url}/sys/send.php`, { method: "POST", body: new URLSearchParams(form) });
    expect(await answer.json()).toMatchObject({ error_code: code });
  });

  test("delivers later what came while it answered with errors", async () => {
    await fault("error");
    await server.requestCode(await server.hold("13:00"), phone);
    expect(await server.inbox(phone)).toEqual([]);
    await fault("none");
    expect(await server.codeOf(phone)).toMatch(/^\d{6}$/);
  });

  test.each([
    ["arrivesLate", 0, 1],
    ["arrivesTwice", 2, 2],
    ["neverArrives", 0, 0],
  ])("has a message that %s %i times in the inbox at once, and %i times later", async (mode, atOnce, later) => {
    await server.empty("sandbox_sms");
    await fault(mode);
    const form = { login: server.config.sms.login, psw: server.config.sms.password, phones: "+77015550000", mes: mode };
    const taken = await fetch(`${server.config.sms.url}/sys/send.php`, {
      method: "POST",
      body: new URLSearchParams(form),
    });
    expect(await taken.json()).toMatchObject({ cnt: 1 });
    await fault("none");
    const shown = async () => {
      const page = await server.app.inject({ url: "/sandbox/sms?phone=77015550000" });
      return page.body.split(`<p>${mode}</p>`).length - 1;
    };
    expect(await shown()).toBe(atOnce);
    server.pass(30);
    expect(await shown()).toBe(later);
  });

  test("says how its switch stands, and how it can stand", async () => {
    await fault("neverArrives");
    const { body } = await server.get<{ mode: string; modes: string[] }>("/sandbox/sms/faults");
    await fault("none");
    expect([body.mode, body.modes[0], body.modes.includes("arrivesTwice")]).toEqual(["neverArrives", "none", true]);
  });

  test("is beside the switches of the processors, for this machine alone", async () => {
    const url = "/sandbox/payments/faults";
    const from = (remoteAddress: string) => server.app.inject({ url, remoteAddress });
    const payload = { processor: "payBox", mode: "slow" };
    const post = async (body: object, remoteAddress = "127.0.0.1") =>
      (await server.app.inject({ method: "POST", url, payload: body, remoteAddress })).statusCode;
    expect([await post(payload, "203.0.113.9"), (await from("203.0.113.9")).statusCode]).toEqual([404, 404]);
    expect([await post({ ...payload, mode: "explode" }), await post({ ...payload, processor: "bank" })]).toEqual([
      400, 400,
    ]);
    expect(await post(payload)).toBe(200);
    expect((await from("127.0.0.1")).json()).toMatchObject([
      { processor: "cloudPayments", mode: "none" },
      { processor: "payBox", mode: "slow" },
    ]);
    expect(await post({ ...payload, mode: "none" })).toBe(200);
  });

  test.each([
    ["a page of another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a page of a neighbour of this site", { "sec-fetch-site": "same-site" }, 403],
    ["a page of another site, of this machine by its word", { "sec-fetch-site": "cross-site", origin: here }, 403],
    ["a page of another site in a browser that says no more", { origin: "http://elsewhere.example" }, 403],
    ["a page that keeps to itself where it is of", { origin: "null" }, 403],
    ["its own page", { "sec-fetch-site": "same-origin" }, 200],
    ["its own page in a browser that says no more", { origin: here }, 200],
    ["whoever types its address", { "sec-fetch-site": "none" }, 200],
    ["no page at all", {}, 200],
  ])(
    "has its switch, and those of the processors, asked to be turned by %s with %j: %i",
    async (_who, headers, status) => {
      const turn = async (url: string, payload: Record<string, string>) =>
        (await server.app.inject({ method: "POST", url, payload, headers: { host, ...headers } })).statusCode;
      const turned = [
        await turn("/sandbox/sms/faults", { mode: "slow" }),
        await turn("/sandbox/payments/faults", { processor: "payBox", mode: "slow" }),
      ];
      const sms = await server.get<{ mode: string }>("/sandbox/sms/faults");
      const payments = await server.get<{ mode: string }[]>("/sandbox/payments/faults");
      for (const url of ["/sandbox/sms/faults", "/sandbox/payments/faults"])
        await server.app.inject({ method: "POST", url, payload: { processor: "payBox", mode: "none" } });
      expect(turned).toEqual([status, status]);
      const mode = status === 200 ? "slow" : "none";
      expect([sms.body.mode, payments.body.at(-1)?.mode]).toEqual([mode, mode]);
    },
  );

  test("does not hold up the end of the service while it is silent", async () => {
    const other = await TestServer.open();
    await other.listen();
    await other.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "timeout" } });
    await other.requestCode(await other.hold("13:00"), phone);
    await other.close();
    expect(other.app.server.listening).toBe(false);
  });

  test("knows no other fault", async () => {
    expect((await fault("explode")).statusCode).toBe(400);
  });
});

test.each([
  "/sandbox/sms",
  "/sandbox/sms/messages",
  "/sandbox/sms/faults",
  "/sandbox/sms/sys/send.php",
  "/sandbox/payments/faults",
])("%s is not there when the sandbox is off", async (url) => {
  const server = await TestServer.open({ config: { sandbox: false } });
  const get = await server.app.inject({ url });
  const post = await server.app.inject({ method: "POST", url });
  await server.close();
  expect([get.statusCode, post.statusCode]).toEqual([404, 404]);
});
