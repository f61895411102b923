import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import document from "../../../openapi/generated/openapi.json" with { type: "json" };
import { inProcessFetch } from "../../../server/pages/in-process-fetch.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

type Described = {
  operationId: string;
  parameters?: readonly object[];
  responses: Record<string, object>;
};
type PathItem = { get?: Described; post?: Described; put?: Described; delete?: Described };

const v1 = "/rest/clients-app/v1";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

describe("what is wrong with a request is named by JSON pointers", () => {
  const params = { entries: [{ serviceId: salon.haircut }] };
  test.each<[string, object, string[]]>([
    ["a field that is missing", { isTemporary: true, firmId: 1, params }, ["/startTime"]],
    ["a number written as text", { isTemporary: true, firmId: "1", params, startTime: salon.at("13:00") }, ["/firmId"]],
    [
      "a field that is not in the contract",
      { isTemporary: true, firmId: 1, params, startTime: salon.at("13:00"), "a/b": 1 },
      ["/a~1b"],
    ],
    [
      "a date without an offset",
      { isTemporary: true, firmId: 1, params, startTime: "2026-11-23T13:00:00" },
      ["/startTime"],
    ],
    [
      "a day that no calendar has",
      { isTemporary: true, firmId: 1, params, startTime: "2026-02-32T13:00:00Z" },
      ["/startTime"],
    ],
    [
      "a field deep inside",
      { isTemporary: true, firmId: 1, params: { entries: [{}] }, startTime: salon.at("13:00") },
      ["/params/entries/0/serviceId"],
    ],
    [
      "a confirmation without its fields",
      { isTemporary: false },
      ["/reservationId", "/secret", "/clientName", "/clientPhone", "/expected"],
    ],
  ])("%s", async (_what, body, fields) => {
    const { status, body: problem } = await server.reserve<Problem>(body);
    expect({ status, code: problem.code }).toEqual({ status: 400, code: "validationFailed" });
    expect(problem.errors?.map(({ field }) => field)).toEqual(fields);
  });

  test("a path that should be a number", async () => {
    const { status, body } = await server.get<Problem>(`${v1}/firms/abc`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: "/firmId", message: "must be integer" }]);
  });

  test("a header that should be a number", async () => {
    const { body } = await server.get<Problem>(`${v1}/screen/home`, { city_id: "Aqtau" });
    expect(body.errors?.[0]?.field).toBe("/city_id");
  });
});

describe("every error is a problem document", () => {
  const json = { "content-type": "application/json", "idempotency-key": "0123456789abcdef" };
  test.each<[string, string, string, Record<string, string>, string | undefined, number, string]>([
    ["an unknown address", "GET", "/rest/v1/nothing", {}, undefined, 404, "notFound"],
    ["an unknown address of auth", "POST", "/auth-app/auth/v1/nothing", {}, undefined, 404, "notFound"],
    ["an unknown method", "DELETE", `${v1}/firms/9001`, {}, undefined, 404, "notFound"],
    ["JSON that breaks off", "POST", `${v1}/reservations`, json, '{"isTemporary"', 400, "validationFailed"],
    ["no body", "POST", `${v1}/reservations`, json, "", 400, "validationFailed"],
    [
      "another media type",
      "POST",
      `${v1}/reservations`,
      { ...json, "content-type": "text/xml" },
      "<a/>",
      400,
      "validationFailed",
    ],
    [
      "a body of a megabyte",
      "POST",
      `${v1}/reservations`,
      json,
      JSON.stringify("x".repeat(1e6)),
      400,
      "validationFailed",
    ],
    ["a prototype in the body", "POST", `${v1}/reservations`, json, '{"__proto__":{"a":1}}', 400, "validationFailed"],
  ])("%s", async (_what, method, url, headers, payload, status, code) => {
    const response = await server.app.inject({
      method: method === "GET" ? "GET" : method === "DELETE" ? "DELETE" : "POST",
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(response.json()).toMatchObject({ type: `urn:kezek:problem:${code}`, status, code });
  });

  test("an answer outside of the contract, which reaches nobody", async () => {
    await server.pool.query("update firms set avatar_url = 'x', average_rating = 9.9 where id = 9002");
    const { status, body } = await server.get<Problem>(`${v1}/firms/9002`);
    await server.pool.query("update firms set average_rating = 4.1 where id = 9002");
    expect({ status, code: body.code }).toEqual({ status: 500, code: "internal" });
    expect(JSON.stringify(body)).not.toContain("9.9");
  });
});

describe("an access token", () => {
  const countries = (authorization?: string) =>
    server.get<Problem>("/rest/common/countries", authorization === undefined ? {} : { authorization });
  async function newToken(): Promise<string> {
    const { body } = await server.ask<{ accessToken: string; expiresIn: number }>({
      method: "POST",
      url: "/rest/v1/client/get-access-token",
    });
    expect(body.expiresIn).toBe(3600);
    return body.accessToken;
  }

  test("is not needed", async () => {
    expect((await countries()).status).toBe(200);
  });

  test("is accepted until it expires, and is then asked to be renewed", async () => {
    server.now = salon.morning;
    const token = await newToken();
    server.pass(3599);
    expect((await countries(`Bearer ${token}`)).status).toBe(200);
    server.pass(1);
    const { status, body, headers } = await countries(`Bearer ${token}`);
    expect({ status, code: body.code }).toEqual({ status: 401, code: "accessTokenExpired" });
    expect(headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token"/);
  });

  test("that has expired does not keep one from getting a new one", async () => {
    const { status } = await server.ask({
      method: "POST",
      url: "/rest/v1/client/get-access-token",
      headers: { authorization: "Bearer expired" },
    });
    expect(status).toBe(200);
  });

  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"iss":"kezek","sub":"1","exp":9999999999}')}.`.replaceAll(
    "=",
    "",
  );
  test.each([
    ["no token at all", "Basic a2V6ZWs6a2V6ZWs="],
    ["a made up one", "Bearer a.b.c"],
    ["one without a signature", `Bearer ${unsigned}`],
  ])("is refused when it is %s", async (_what, authorization) => {
    const { status, body, headers } = await countries(authorization);
    expect({ status, code: body.code }).toEqual({ status: 401, code: "accessTokenInvalid" });
    expect(headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token"/);
  });

  test("is refused when another key signed it", async () => {
    const other = await TestServer.open({
      config: { secrets: { tokenKey: "another key of 32 characters and more" } },
      beside: server,
    });
    const { body } = await other.ask<{ accessToken: string }>({
      method: "POST",
      url: "/rest/v1/client/get-access-token",
    });
    await other.close();
    expect((await countries(`Bearer ${body.accessToken}`)).body.code).toBe("accessTokenInvalid");
  });
});

describe("the API", () => {
  test("may be called by a client that lives elsewhere", async () => {
    const preflight = await server.app.inject({
      method: "OPTIONS",
      url: `${v1}/reservations`,
      headers: { origin: "https://static.example", "access-control-request-method": "POST" },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
    const allowed = String(preflight.headers["access-control-allow-headers"]).toLowerCase();
    for (const header of ["authorization", "idempotency-key", "city_id", "reservation_secret"]) {
      expect(allowed).toContain(header);
    }
  });

  test("lets a client that lives elsewhere read how old an answer is, what time it was, and why a token was refused", async () => {
    const { headers } = await server.get("/rest/common/countries", { origin: "https://static.example" });
    expect(headers["access-control-expose-headers"]).toBe("Age, Date, WWW-Authenticate");
  });

  test("says in its contract which answers may be given again: those to an Idempotency-Key", () => {
    const isGivenAgain = (response: object) => "headers" in response && "Age" in Object(response.headers);
    for (const { get, post, put, delete: remove } of Object.values<PathItem>(document.paths)) {
      for (const operation of [get, post, put, remove]) {
        if (operation === undefined) continue;
        const { operationId, parameters = [], responses } = operation;
        const hasKey = JSON.stringify(parameters).includes("/IdempotencyKey");
        const success = Object.entries(responses).filter(([status]) => status.startsWith("2"));
        expect([operationId, success.map(([, response]) => isGivenAgain(response))]).toEqual([operationId, [hasKey]]);
      }
    }
  });

  test("stops an address that asks too often with 403, and says how long to wait", async () => {
    const strict = await TestServer.open({ config: { requestsPerMinute: 2 }, beside: server });
    const answers = [];
    for (let round = 0; round < 3; round += 1) answers.push(await strict.get<Problem>("/rest/common/countries"));
    await strict.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403]);
    expect(answers[2]?.body).toMatchObject({ code: "tooManyRequests", action: "tryLater" });
    expect(answers[2]?.body.waitSeconds).toBeGreaterThan(0);
  });

  test("counts an IPv6 network as the one subscriber who has it, and nobody else", async () => {
    const strict = await TestServer.open({ config: { requestsPerMinute: 2 }, beside: server });
    const from = async (remoteAddress: string) =>
      (await strict.ask({ method: "GET", url: "/rest/common/countries", remoteAddress })).status;
    const statuses = [];
    for (const end of ["::1", "::2", "::3"]) statuses.push(await from(`2001:db8:0:1${end}`));
    statuses.push(await from("2001:db8:0:2::1"));
    await strict.close();
    expect(statuses).toEqual([200, 200, 403, 200]);
  });

  test("counts what a page is drawn from for nobody, and whoever claims to be that for themselves", async () => {
    const strict = await TestServer.open({ config: { requestsPerMinute: 2, trustProxy: true }, beside: server });
    const fetch = inProcessFetch(strict.app, new AbortController().signal);
    const drawn = [];
    for (let round = 0; round < 4; round += 1)
      drawn.push((await fetch(new Request("https://kezek.example/rest/common/countries"))).status);
    const claimed = [];
    for (let round = 0; round < 3; round += 1)
      claimed.push((await strict.get("/rest/common/countries", { "x-forwarded-for": "in-process" })).status);
    await strict.close();
    expect([drawn, claimed]).toEqual([
      [200, 200, 200, 200],
      [200, 200, 403],
    ]);
  });

  test("is described at /reference, with nothing from outside", async () => {
    const page = await server.app.inject({ url: "/reference" });
    expect(page.statusCode).toBe(200);
    const own = [...page.body.matchAll(/(?:src|href|url)[=:] ?"([^"]+)"/g)].map(([, url]) => String(url));
    expect(own.length).toBeGreaterThan(2);
    for (const url of own) expect((await server.app.inject({ url })).statusCode).toBe(200);
  });
});
