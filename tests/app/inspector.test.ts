import { afterEach, expect, test, vi } from "vitest";
import { sessionMachine } from "../../machines/session/machine.ts";
import { broken, refused } from "../../machines/kit/paths.ts";
import * as reservation from "../../machines/reservation/examples.ts";
import * as example from "../../machines/session/examples.ts";
import * as signIn from "../../machines/sign-in/examples.ts";
import { openInspector } from "../../src/app/inspector.ts";
import { runProcess } from "../../src/app/run-process.ts";
import { hearInspectorChannel } from "../../src/browser/inspector-channel.ts";
import { runSession, runSignIn } from "../machines/support/run.ts";
import { visitAtConfirmation } from "../machines/support/visit.ts";

const { signedIn } = example;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function listen(): string[] {
  const heard: string[] = [];
  ends.push(hearInspectorChannel((event) => heard.push(JSON.stringify(event))));
  return heard;
}

test("the inspector's page hears every process without a network, from the first event on and without secrets", async () => {
  const fetch = vi.spyOn(globalThis, "fetch");
  const company = { onFact: () => {}, inspect: openInspector() };
  const session = runProcess({ machine: sessionMachine, input: { session: null } }, company);
  session.send({ type: "client.signed-in", signedIn, at: 0 });
  const heard = listen();
  for (const kind of ["@xstate.actor", "@xstate.event", "@xstate.snapshot", "client.signed-in"]) {
    await expect.poll(() => heard.join()).toContain(kind);
  }
  expect(heard.join()).toContain(signedIn.user.name);
  expect(heard.join()).not.toContain(signedIn.accessToken);
  expect(heard.join()).not.toContain(signedIn.refreshToken);
  expect(fetch).not.toHaveBeenCalled();
});

/** All that is told of processes: what is told last is an event of ours. */
async function toldOf(act: (options: { inspect: ReturnType<typeof openInspector> }) => Promise<void>): Promise<string> {
  const options = { inspect: openInspector() };
  await act(options);
  runSession(null, options).send({ type: "session.changed-elsewhere", session: null });
  const heard = listen();
  await expect.poll(() => heard.join()).toContain("session.changed-elsewhere");
  return heard.join("\n");
}

const phones = /7[\s(]*701[\s)]*123[\s-]*45[\s-]*67/;

test("of a sign-in nothing is told that opens anything: no phone, code, password or token", async () => {
  const told = await toldOf(async (options) => {
    const bySms = runSignIn(signIn.bySms, options);
    bySms.send({ type: "phone.submitted", phone: signIn.phone });
    const { purpose: _, ...challenge } = signIn.sentCode;
    await bySms.answer("requestVerificationSms", challenge);
    bySms.enterCode(signIn.code);
    await bySms.answer("signInBySms", signIn.signedIn);
    const byPassword = runSignIn(signIn.byPassword, options);
    byPassword.send({ type: "credentials.submitted", ...signIn.credentials });
    await byPassword.fail("signIn", refused("wrongCredentials").failed);
    const reset = runSignIn({ ...signIn.reset, phone: signIn.phone, ...signIn.verified }, options);
    reset.send({ type: "password.submitted", password: signIn.password });
  });
  expect(told).toContain("phone.submitted");
  expect(told).toContain("wrongCredentials");
  expect(told).not.toMatch(phones);
  expect(told).toContain("password.submitted");
  const { accessToken, refreshToken } = signIn.signedIn;
  for (const secret of [signIn.code, signIn.password, accessToken, refreshToken, signIn.verified.verificationToken]) {
    expect(told).not.toContain(secret);
  }
});

test("of a reservation no phone, code, proof or key is told", async () => {
  const told = await toldOf(async (options) => {
    await visitAtConfirmation(options);
  });
  expect(told).toContain("slot.picked");
  expect(told).not.toMatch(phones);
  expect(told).not.toMatch(/\b123456\b/);
  for (const secret of [reservation.proof.proof, reservation.hold.secret]) expect(told).not.toContain(secret);
});

test("of a session no token is told, not by what its intents mean either", async () => {
  const told = await toldOf(async (options) => {
    const running = runSession(example.session, options);
    running.send({ type: "token.needed", at: example.whenOld });
    await running.fail("refreshTokens", broken.failed);
  });
  expect(told).toContain("token.needed");
  for (const token of [signedIn.accessToken, signedIn.refreshToken]) expect(told).not.toContain(token);
});
