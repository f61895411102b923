import { describe, expect, it } from "vitest";
import { refused, unreachable } from "../../../machines/kit/paths.ts";

import { code, halfAPhone, password, account, phone, sentCode, signedIn } from "../../../machines/sign-in/examples.ts";
import {
  challenge,
  number,
  submitAccount,
  signInBy,
  withCode,
  withAccountMissing,
  withAccountThere,
} from "./running.ts";

describe("Signing up", () => {
  it.each(["12348765", "пароль№1", "🔒🔑🔒🔑🔒🔑🔒🔑"])("takes %s, a password of just enough characters", (enough) => {
    const running = signInBy("signUp");
    running.send({ type: "account.submitted", ...account, password: enough });
    expect(running.state()).toBe("provingPhone");
  });

  it("asks for a name, a phone and a password of eight characters, and names all that is missing", () => {
    const running = signInBy("signUp");
    running.send({ type: "account.submitted", name: " ", phone: halfAPhone, password: "1234567" });
    expect(running.failures().map(({ kind }) => kind)).toEqual(["nameMissing", "phoneInvalid", "weakPassword"]);
    expect(running.world.calls).toEqual([]);
  });

  it.each(["password123", "77777777", "қазақстан", account.phone])(
    "refuses a password that is guessed first (%s) before it asks for a code",
    (guessed) => {
      const running = signInBy("signUp");
      running.send({ type: "account.submitted", ...account, password: guessed });
      expect(running.failures()).toEqual([{ kind: "weakPassword" }]);
      expect(running.world.calls).toEqual([]);
    },
  );

  it("says of no password at all that it is missing, not that it is short", () => {
    const running = signInBy("signUp");
    running.send({ type: "account.submitted", ...account, password: "" });
    expect(running.failures()).toEqual([{ kind: "passwordMissing" }]);
  });

  it.each(["\u200b", "\u3164", "\u2800", "12"])("asks for a name in the place of %j", (name) => {
    const running = signInBy("signUp");
    running.send({ type: "account.submitted", ...account, name });
    expect(running.failures()).toEqual([{ kind: "nameMissing" }]);
    expect(running.world.calls).toEqual([]);
  });

  it("proves the phone by a code, and the right one makes the account", async () => {
    const running = await withCode("signUp");
    running.enterCode(code);
    expect(running.asked("signUp")).toEqual([
      { challengeId: sentCode.challengeId, phone: number, code, name: "Мадина", password },
    ]);
    await running.answer("signUp", signedIn);
    expect(running.output()).toEqual(signedIn);
  });

  it("sends the name without the blanks around it, by whichever code the phone was proven", async () => {
    const submitted = { ...submitAccount, name: " Мадина " };
    const bySignUp = signInBy("signUp");
    bySignUp.send(submitted);
    await bySignUp.answer("requestVerificationSms", challenge);
    bySignUp.enterCode(code);
    const bySignIn = await withAccountMissing();
    bySignIn.send(submitted);
    for (const running of [bySignUp, bySignIn]) {
      expect(running.asked("signUp")).toMatchObject([{ name: "Мадина" }]);
      expect(running.context().name).toBe(" Мадина ");
    }
  });

  it("comes back for a better password when the service finds it too common", async () => {
    const running = await withCode("signUp");
    running.enterCode(code);
    const { failed } = refused("weakPassword");
    await running.fail("signUp", failed);
    expect(running.state()).toBe("enteringAccount");
    expect(running.failures()).toEqual([failed]);
    running.send({ ...submitAccount, password: "another good password" });
    expect(running.codeState()).toBe("enteringCode");
  });

  it("of a phone that has an account offers signing in with the same code", async () => {
    const running = await withAccountThere();
    expect(running.state()).toBe("decidingToSignIn");
    expect(running.failures()).toEqual([refused("accountExists").failed]);
    running.send({ type: "offer.accepted" });
    expect(running.asked("signInBySms")).toEqual([{ phone: number, challengeId: sentCode.challengeId, code }]);
    await running.answer("signInBySms", signedIn);
    expect(running.output()).toEqual(signedIn);
  });

  it("of a phone that has an account asks for the phone again when the code has meanwhile run out", async () => {
    const running = await withAccountThere();
    running.send({ type: "offer.accepted" });
    const { failed } = refused("codeExpired");
    await running.fail("signInBySms", failed);
    expect(running.state()).toBe("enteringPhone");
    expect(running.context()).toMatchObject({ way: "sms", phone, challenge: null, code: "" });
    expect(running.failures()).toEqual([failed]);
  });

  it("of a phone that has an account can be tried again with the same key when no answer came", async () => {
    const running = await withAccountThere();
    running.send({ type: "offer.accepted" });
    await running.fail("signInBySms", unreachable.failed);
    running.send({ type: "offer.accepted" });
    const [first, second] = running.keys("signInBySms");
    expect(second).toBe(first);
  });
});
