import { describe, expect, it } from "vitest";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/sign-in/examples.ts";
import { runSignIn } from "../support/run.ts";
import { number, submitPassword, withCode, withVerifiedPhone } from "./running.ts";

const { halfAPhone, password, phone, signedIn } = example;

describe("A new password", () => {
  it("goes on after a reload with the phone that was proven", async () => {
    const running = runSignIn({ ...example.reset, phone, ...example.verified });
    expect(running.state()).toBe("enteringNewPassword");
    running.send({ type: "password.submitted", password });
    expect(running.asked("resetPassword")).toMatchObject([{ phone: number, ...example.verified, password }]);
  });

  it("needs the phone proven for it, and one that is one", () => {
    expect(runSignIn({ ...example.bySms, phone, ...example.verified }).context().verificationToken).toBeNull();
    expect(runSignIn({ ...example.reset, phone: halfAPhone, ...example.verified }).state()).toBe("enteringPhone");
  });

  it("makes no account where the service says that the phone has none: the phone is asked for again", async () => {
    const running = await withCode("reset");
    running.enterCode(example.code);
    const { failed } = refused("somethingNew", { action: "signUp" });
    await running.fail("validateCode", failed);
    expect([running.state(), running.context().way]).toEqual(["enteringPhone", "reset"]);
    expect(running.failures()).toEqual([failed]);
  });

  it("is set for the proven phone, and then signs in", async () => {
    const running = await withVerifiedPhone();
    running.send(submitPassword);
    expect(running.asked("resetPassword")).toEqual([{ phone: number, ...example.verified, password }]);
    await running.answer("resetPassword");
    expect(running.asked("signIn")).toEqual([{ phone: number, password }]);
    await running.answer("signIn", signedIn);
    expect(running.output()).toEqual(signedIn);
  });

  it.each(["1234567", "password123", phone])("is not sent when it is short or guessed first: %s", async (guessed) => {
    const running = await withVerifiedPhone();
    running.send({ ...submitPassword, password: guessed });
    expect(running.failures()).toEqual([{ kind: "weakPassword" }]);
    expect(running.asked("resetPassword")).toEqual([]);
  });

  it("is not empty", async () => {
    const running = await withVerifiedPhone();
    running.send({ ...submitPassword, password: "" });
    expect(running.failures()).toEqual([{ kind: "passwordMissing" }]);
  });

  it("has another key than one that was never answered", async () => {
    const running = await withVerifiedPhone();
    running.send(submitPassword);
    await running.fail("resetPassword", unreachable.failed);
    running.send({ ...submitPassword, password: `${password}!` });
    await running.fail("resetPassword", unreachable.failed);
    running.send({ ...submitPassword, password: `${password}!` });
    const [first, second, third] = running.keys("resetPassword");
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it("that is too common is asked for again, without another code", async () => {
    const running = await withVerifiedPhone();
    running.send(submitPassword);
    await running.fail("resetPassword", refused("weakPassword").failed);
    expect(running.state()).toBe("enteringNewPassword");
  });

  it("needs the phone to be proven anew when that was too long ago", async () => {
    const running = await withVerifiedPhone();
    running.send(submitPassword);
    await running.fail("resetPassword", refused("verificationExpired").failed);
    expect(running.state()).toBe("enteringPhone");
    expect(running.context()).toMatchObject({ way: "reset", phone, verificationToken: null });
  });

  it("that was set is kept when only the signing in fails: the client signs in by it", async () => {
    const running = await withVerifiedPhone();
    running.send(submitPassword);
    await running.answer("resetPassword");
    await running.fail("signIn", unreachable.failed);
    expect(running.state()).toBe("enteringCredentials");
    expect(running.context()).toMatchObject({ way: "password", phone });
  });
});
