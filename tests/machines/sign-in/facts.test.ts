import { describe, expect, it } from "vitest";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import { ways } from "../../../domain/sign-in.ts";

import { code, halfAPhone, password, phone, signedIn } from "../../../machines/sign-in/examples.ts";
import {
  challenge,
  number,
  submitCredentials,
  submitAccount,
  submitPhone,
  signInBy,
  withCode,
  withAccountThere,
} from "./running.ts";

describe("Signing in by password", () => {
  it("sends the phone as a number, its first character dropped", () => {
    const running = signInBy("password");
    running.send(submitCredentials);
    expect(running.asked("signIn")).toEqual([{ phone: number, password }]);
  });

  it("ends with the session, and says so", async () => {
    const running = signInBy("password");
    running.send(submitCredentials);
    await running.answer("signIn", signedIn);
    expect(running.state()).toBe("signedIn");
    expect(running.output()).toEqual(signedIn);
    expect(running.facts).toEqual([{ type: "client.signed-in", signedIn }]);
  });

  it("says in one way that the phone or the password is wrong, and keeps the phone", async () => {
    const running = signInBy("password");
    running.send(submitCredentials);
    const { failed } = refused("wrongCredentials");
    await running.fail("signIn", failed);
    expect(running.state()).toBe("enteringCredentials");
    expect(running.failures()).toEqual([failed]);
    expect(running.context().phone).toBe(phone);
  });

  it("asks the service nothing about half a phone or no password, and names both", () => {
    const running = signInBy("password");
    running.send({ type: "credentials.submitted", phone: halfAPhone, password: "" });
    expect(running.failures()).toEqual([{ kind: "phoneInvalid", problem: "tooShort" }, { kind: "passwordMissing" }]);
    expect(running.world.calls).toEqual([]);
  });

  it("says how long to wait after too many attempts", async () => {
    const running = signInBy("password");
    running.send(submitCredentials);
    const { failed } = refused("tooManyRequests", { waitSeconds: 30 });
    await running.fail("signIn", failed);
    expect(running.failures()).toEqual([failed]);
  });

  it("asks once for a double click, and repeats an unanswered question with the same key", async () => {
    const running = signInBy("password");
    running.send(submitCredentials, submitCredentials);
    expect(running.asked("signIn")).toHaveLength(1);
    await running.fail("signIn", unreachable.failed);
    running.send(submitCredentials);
    const [first, second] = running.keys("signIn");
    expect(second).toBe(first);
  });

  it("gives another password another key", async () => {
    const running = signInBy("password");
    running.send(submitCredentials);
    await running.fail("signIn", unreachable.failed);
    running.send({ ...submitCredentials, password: "another password" });
    expect(new Set(running.keys("signIn")).size).toBe(2);
  });
});

describe("Another code", () => {
  it("of another sign-up is asked about with another key, also while no answer to the first is known", async () => {
    const running = await withAccountThere();
    running.send({ type: "offer.accepted" });
    await running.fail("signInBySms", unreachable.failed);
    running.send({ type: "way.switched", way: "signUp" }, submitAccount);
    await running.answer("requestVerificationSms", { ...challenge, challengeId: "another" });
    running.enterCode(code);
    await running.fail("signUp", refused("accountExists").failed);
    running.send({ type: "offer.accepted" });
    expect(running.asked("signInBySms").at(-1)).toEqual({ phone: number, challengeId: "another", code });
    expect(new Set(running.keys("signInBySms")).size).toBe(2);
  });
});

describe("A code that the service does not send or take for a reason that no code mends", () => {
  const { failed } = refused("somethingNew", { action: "signIn" });

  it.each([
    ["sms", "enteringPhone"],
    ["reset", "enteringPhone"],
    ["signUp", "enteringAccount"],
  ] as const)("leads back to what was typed, and says why (%s)", async (way, state) => {
    const running = signInBy(way);
    running.send(way === "signUp" ? submitAccount : submitPhone);
    await running.fail("requestVerificationSms", failed);
    expect(running.state()).toBe(state);
    expect(running.failures()).toEqual([failed]);
    expect(running.context().phone).toBe(phone);
  });

  it("offers no signing in to who signs in already", async () => {
    const running = await withCode("sms");
    running.enterCode(code);
    await running.fail("signInBySms", failed);
    expect(running.state()).toBe("enteringPhone");
  });
});

describe("A client between the ways", () => {
  it.each([
    ["password", "enteringCredentials"],
    ["sms", "enteringPhone"],
    ["signUp", "enteringAccount"],
    ["reset", "enteringPhone"],
  ] as const)("who goes over to %s is at its first question", (way, state) => {
    const running = signInBy(way === "password" ? "sms" : "password");
    running.send({ type: "way.switched", way });
    expect(running.state()).toBe(state);
  });

  it.each(ways)("who goes over to %s keeps the phone as they typed it", (way) => {
    const running = signInBy("password");
    running.send({ type: "account.edited", account: { phone: halfAPhone } }, { type: "way.switched", way });
    expect(running.context()).toMatchObject({ way, phone: halfAPhone, failures: [] });
  });

  it("goes on without signing in", () => {
    const running = signInBy("password");
    running.send(submitCredentials, { type: "sign-in.abandoned" });
    expect(running.state()).toBe("abandoned");
    expect(running.output()).toBeNull();
    expect(running.world.calls.map(({ outcome }) => outcome)).toEqual(["givenUp"]);
  });
});
