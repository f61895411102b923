import { afterEach, expect, test, vi } from "vitest";
import { sessionMachine } from "../../machines/session/machine.ts";
import { signedIn } from "../../machines/session/examples.ts";
import { openInspector } from "../../src/app/inspector.ts";
import { runProcess } from "../../src/app/run-process.ts";
import { hearInspectorChannel } from "../../src/browser/inspector-channel.ts";

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
