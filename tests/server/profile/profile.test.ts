import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, password, phone, Visitor } from "../accounts/visitor.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

type Schemas = components["schemas"];

const profiles = "/clients-app/v1/my/profiles";
let server: TestServer;
let visitor: Visitor;
let own: Schemas["SignedIn"];
beforeAll(async () => {
  server = await TestServer.open();
  visitor = new Visitor(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  await giveAccount(server);
  own = await visitor.enter();
});

describe("a client's profile", () => {
  const edit = <Body = Schemas["Profile"]>(body: Schemas["EditProfile"]) =>
    visitor.as<Body>(own, "PUT", profiles, body);

  test("is changed, with names in one line of what can be seen", async () => {
    const { status, body } = await edit({ name: " Мади\u200bна ", surname: "Сапарова\n", version: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({ id: own.user.id, phone, name: "Мадина", surname: "Сапарова", version: 2 });
    expect((await visitor.profile(own)).body).toEqual(body);
    expect((await visitor.signIn()).body.user).toEqual({ id: own.user.id, name: "Мадина", surname: "Сапарова" });
  });

  test("has no surname where it is empty", async () => {
    await edit({ name: "Мадина", surname: "Сапарова", version: 1 });
    expect((await edit({ name: "Мадина", surname: " ", version: 2 })).body).not.toHaveProperty("surname");
  });

  test("is not changed by who saw an older one", async () => {
    await edit({ name: "Айгерим", surname: "", version: 1 });
    const { status, body } = await edit<Problem>({ name: "Динара", surname: "", version: 1 });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "profileChanged" });
    expect((await visitor.profile(own)).body.name).toBe("Айгерим");
  });

  test("changes once when twenty tabs change it at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => edit({ name: `Мадина ${index}`, surname: "", version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await visitor.profile(own)).body.version).toBe(2);
  });

  test.each(["\u202e", "\u3164", "\u2800"])("needs a name with a letter: not %j", async (name) => {
    const { status, body } = await edit<Problem>({ name, surname: "", version: 1 });
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field: "/name" });
  });

  test.each(["\u200b", "\u202e", "\u3164", "\u2800"])(
    "has no surname, or one with a letter: not %j",
    async (surname) => {
      const { status, body } = await edit<Problem>({ name: "Мадина", surname, version: 1 });
      expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field: "/surname" });
    },
  );
});

describe("a client changes the password", () => {
  const change = <Body = Schemas["Done"]>(currentPassword: string, newPassword: string) =>
    visitor.as<Body>(own, "POST", `${profiles}/password-change`, { currentPassword, newPassword });

  test("and stays signed in here, and nowhere else", async () => {
    const elsewhere = await visitor.enter();
    expect((await change(password, "staple battery horse")).body).toEqual({ done: true });
    expect((await visitor.profile(own)).status).toBe(200);
    expect((await visitor.refresh(own.refreshToken)).status).toBe(200);
    expect((await visitor.profile<Problem>(elsewhere)).body.code).toBe("sessionRevoked");
    expect((await visitor.signIn<Problem>()).body.code).toBe("wrongCredentials");
    expect((await visitor.signIn({ password: "staple battery horse" })).status).toBe(200);
  });

  test("not to a weak one, which costs no attempt", async () => {
    const { status, body } = await change<Problem>(password, `8${String(phone).slice(1)}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "weakPassword" });
    expect((await server.pool.query("select 1 from password_attempts")).rowCount).toBe(0);
  });

  test("not without the current one, which may be tried as often as in signing in", async () => {
    const tried = async () => (await change<Problem>("wrong", "staple battery horse")).body.code;
    for (let count = 0; count < limits.wrongPasswordsPerPhoneAndAddressPerHour; count += 1) {
      expect(await tried()).toBe("wrongCredentials");
    }
    expect(await tried()).toBe("tooManyRequests");
    expect((await visitor.signIn<Problem>()).body.code).toBe("tooManyRequests");
  });
});

describe("a client's favourite firms", () => {
  const path = "/clients-app/v1/favorite-firms";
  const firms = async () =>
    (await visitor.as<Schemas["FavoriteFirms"]>(own, "GET", path)).body.firms.map(({ id }) => id);
  const keep = (firmId: number) => visitor.as<Problem>(own, "PUT", `${path}/${firmId}`);
  const drop = (firmId: number) => visitor.as<Problem>(own, "DELETE", `${path}/${firmId}`);

  test("are kept, the latest first, and dropped; each as often as one likes", async () => {
    for (const id of [salon.firmId, 9002, salon.firmId]) {
      expect((await keep(id)).body).toEqual({ firmId: id, isFavorite: true });
      server.pass(1);
    }
    expect(await firms()).toEqual([9002, salon.firmId]);
    for (let round = 0; round < 2; round += 1) {
      expect((await drop(9002)).body).toEqual({ firmId: 9002, isFavorite: false });
    }
    expect(await firms()).toEqual([salon.firmId]);
  });

  test("come with signing in, where there are any", async () => {
    const signIn = async () => (await visitor.signIn()).body;
    expect(await signIn()).not.toHaveProperty("firms");
    for (const id of [9002, salon.firmId]) {
      await keep(id);
      server.pass(1);
    }
    expect((await signIn()).firms).toEqual([salon.firmId, 9002]);
  });

  test("are the client's own", async () => {
    await keep(salon.firmId);
    await giveAccount(server, { phone: phone + 1 });
    const other = await visitor.enter(phone + 1);
    expect((await visitor.as<Schemas["FavoriteFirms"]>(other, "GET", path)).body).toEqual({ firms: [] });
  });

  test.each([
    ["kept", keep],
    ["dropped", drop],
  ])("are firms: what is none, or no longer, is not kept after it was %s, and nobody is sent away", async (_, act) => {
    const { status, body } = await act(987_654);
    expect({ status, body }).toEqual({ status: 200, body: { firmId: 987_654, isFavorite: false } });
    expect(await firms()).not.toContain(987_654);
  });

  test("may be changed by a client that lives elsewhere", async () => {
    const preflight = await server.app.inject({
      method: "OPTIONS",
      url: `/rest${path}/1`,
      headers: { origin: "https://static.example", "access-control-request-method": "PUT" },
    });
    expect(preflight.headers["access-control-allow-methods"]).toMatch(/PUT.*DELETE|DELETE.*PUT/);
  });
});
