import { describe, expect, it } from "vitest";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/sign-in/examples.ts";
import { ways } from "../../../domain/sign-in.ts";
import { isPhoneProven } from "../../../machines/sign-in/selectors.ts";
import { runSignIn } from "../support/run.ts";

const { anotherPhone, byPassword, code, credentials, halfAPhone, password, account, phone, sentCode, signedIn } =
  example;
const { purpose: _, ...challenge } = sentCode;
const number = 77011234567;
const submitCredentials = { type: "credentials.submitted", ...credentials } as const;
const submitAccount = { type: "account.submitted", ...account } as const;
const submitPhone = { type: "phone.submitted", phone } as const;
const submitPassword = { type: "password.submitted", password } as const;

function signInBy(way: (typeof ways)[number]) {
  return runSignIn({ ...byPassword, way });
}

async function withCode(way: "sms" | "signUp" | "reset") {
  const running = signInBy(way);
  running.send(way === "signUp" ? submitAccount : submitPhone);
  await running.answer("requestVerificationSms", challenge);
  return running;
}

async function withAccountThere() {
  const running = await withCode("signUp");
  running.enterCode(code);
  await running.fail("signUp", refused("accountExists").failed);
  return running;
}

async function withAccountMissing() {
  const running = await withCode("sms");
  running.enterCode(code);
  await running.fail("signInBySms", refused("accountMissing").failed);
  return running;
}

async function withVerifiedPhone() {
  const running = await withCode("reset");
  running.enterCode(code);
  await running.answer("validateCode", example.verified);
  return running;
}

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

describe("Signing in by SMS", () => {
  it("ends with the session of the right code", async () => {
    const running = await withCode("sms");
    expect(running.asked("requestVerificationSms")).toEqual([{ phone: number, purpose: "SIGN_IN" }]);
    running.enterCode(code);
    await running.answer("signInBySms", signedIn);
    expect(running.output()).toEqual(signedIn);
  });

  it("asks for no code before the phone is one", () => {
    const running = signInBy("sms");
    running.send({ ...submitPhone, phone: halfAPhone });
    expect(running.state()).toBe("enteringPhone");
    expect(running.failures()).toEqual([{ kind: "phoneInvalid", problem: "tooShort" }]);
  });

  it("goes on after a reload with the code on its way", () => {
    const running = runSignIn({ ...example.bySms, phone, challenge: sentCode });
    expect(running.codeState()).toBe("enteringCode");
    expect(running.world.calls.map(({ effect }) => effect)).toEqual(["waitUntil", "getSmsDelivery"]);
  });

  it("takes no code that was sent for something else, but leaves it good for that", async () => {
    const running = runSignIn({ ...example.bySms, phone, challenge: { ...sentCode, purpose: "RESET_PASSWORD" } });
    expect(running.state()).toBe("enteringPhone");
    running.send(submitPhone, { type: "way.switched", way: "reset" }, submitPhone);
    expect(running.codeState()).toBe("enteringCode");
  });

  it("sends no second code to who only went back to look at the phone", async () => {
    const running = await withCode("sms");
    running.send({ type: "way.switched", way: "sms" }, submitPhone);
    expect(running.codeState()).toBe("enteringCode");
    expect(running.asked("requestVerificationSms")).toHaveLength(1);
  });

  it("sends a code of its own to another phone", async () => {
    const running = await withCode("sms");
    running.send({ type: "way.switched", way: "sms" }, { ...submitPhone, phone: anotherPhone });
    expect(running.asked("requestVerificationSms")).toMatchObject([{ phone: number }, { phone: 77077654321 }]);
  });
});

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

describe("Signing in by SMS with a phone that has no account", () => {
  const proven = { phone: number, challengeId: sentCode.challengeId, code };
  const account = { name: example.account.name, password };

  it("leads into signing up: the phone is proven, and no second code is asked for", async () => {
    const running = await withAccountMissing();
    expect(running.state()).toBe("enteringAccount");
    expect(running.context()).toMatchObject({ way: "signUp", phone });
    expect(running.failures()).toEqual([refused("accountMissing").failed]);
    expect(isPhoneProven(running.snapshot())).toBe(true);
    running.send(submitAccount);
    expect(running.state()).toBe("signingUp");
    expect(running.asked("signUp")).toEqual([{ ...proven, ...account }]);
    expect(running.asked("requestVerificationSms")).toHaveLength(1);
    await running.answer("signUp", signedIn);
    expect(running.output()).toEqual(signedIn);
    expect(running.facts).toEqual([{ type: "client.signed-in", signedIn }]);
  });

  it("comes back for a better password, and the phone stays proven", async () => {
    const running = await withAccountMissing();
    running.send(submitAccount);
    await running.fail("signUp", refused("weakPassword").failed);
    expect(running.state()).toBe("enteringAccount");
    running.send({ ...submitAccount, password: "another good password" });
    expect(running.asked("signUp").at(-1)).toEqual({ ...proven, ...account, password: "another good password" });
    expect(new Set(running.keys("signUp")).size).toBe(2);
  });

  it("is tried again with the same key when no answer came", async () => {
    const running = await withAccountMissing();
    running.send(submitAccount);
    await running.fail("signUp", unreachable.failed);
    running.send(submitAccount);
    const [first, second] = running.keys("signUp");
    expect(second).toBe(first);
  });

  it("has another code sent to another phone, and once the first has run out", async () => {
    const running = await withAccountMissing();
    running.send({ ...submitAccount, phone: example.anotherPhone });
    expect(running.state()).toBe("provingPhone");
    const late = await withAccountMissing();
    late.send(submitAccount);
    await late.fail("signUp", refused("codeExpired").failed);
    expect(isPhoneProven(late.snapshot())).toBe(false);
    late.send(submitAccount);
    expect(late.state()).toBe("provingPhone");
  });

  it("signs in with the code where an account was made meanwhile", async () => {
    const running = await withAccountMissing();
    running.send(submitAccount);
    await running.fail("signUp", refused("accountExists").failed);
    expect(running.state()).toBe("decidingToSignIn");
    running.send({ type: "offer.accepted" });
    expect(running.asked("signInBySms").at(-1)).toEqual(proven);
  });

  it("forgets the code with another way", async () => {
    const running = await withAccountMissing();
    running.send({ type: "way.switched", way: "sms" });
    expect(running.context().code).toBe("");
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
