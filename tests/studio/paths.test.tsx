import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StudioPage } from "../../src/studio/page/StudioPage.tsx";
import { logOf, stepMs } from "../../src/studio/paths/log.ts";
import type { PlayablePath } from "../../src/studio/paths/path.ts";
import { statesIn } from "../../src/studio/paths/about.ts";
import { nothingSeen, addMessage } from "../../src/studio/seen/seen.ts";
import { lastStanding, standingAfter } from "../../src/studio/seen/standing.ts";
import * as example from "../../machines/reservation/examples.ts";
import { SocketOfTest } from "../support/socket-of-test.ts";
import { machines } from "../paths/machines.ts";
import { playablePaths } from "../paths/playable/paths.ts";
import { transitionsOf } from "../paths/walk/generate.ts";

const everyPath = await playablePaths();
const served = everyPath.filter(({ machine }) => machine === "time-hold" || machine === "account-deletion");
const pathEnding = (step: string): PlayablePath => {
  const found = served.find(({ steps }) => steps.length > 2 && steps.at(-1)?.name === step);
  if (found === undefined) throw new Error(`No path ends with "${step}".`);
  return found;
};

const fetched = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync(): void {}
    },
  );
  SocketOfTest.all = [];
  vi.stubGlobal("WebSocket", SocketOfTest);
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async () => new Response(JSON.stringify(served)));
});
Element.prototype.scrollBy = () => {};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function openPaths(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  render(<StudioPage />);
  await user.click(screen.getByRole("button", { name: "Paths" }));
  await screen.findByText(`${served.length} paths:`);
  return user;
}

const list = () => within(screen.getByRole("navigation", { name: "Paths" }));
const names = () =>
  list()
    .queryAllByRole("button")
    .map((button) => button.querySelector("b")?.textContent);

async function choose(user: ReturnType<typeof userEvent.setup>, { machine, number, name }: PlayablePath) {
  await user.selectOptions(screen.getByRole("combobox", { name: "Machine" }), machine);
  await user.click(list().getByText(`${machine} ${number}`));
  return within(await screen.findByRole("region", { name }));
}

test("every path is there before anything runs, and is found by machine, state, event, fault and words", async () => {
  const user = await openPaths();
  expect(names()).toEqual(served.map(({ name }) => name));
  const pick = async (name: string, value: string) => user.selectOptions(screen.getByRole("combobox", { name }), value);
  await pick("Machine", "time-hold");
  expect(names()).toEqual(served.filter(({ machine }) => machine === "time-hold").map(({ name }) => name));
  await pick("Fault", "slotTaken");
  expect(names().length).toBeGreaterThan(0);
  expect(names().every((name) => name?.includes("slotTaken→"))).toBe(true);
  await pick("Fault", "any");
  expect(names()).toEqual(
    served.filter(({ machine, fault }) => machine === "time-hold" && fault !== null).map(({ name }) => name),
  );
  await pick("Machine", "account-deletion");
  await pick("State", "confirming");
  expect(names().every((name) => /^confirming |→ confirming$/.test(name ?? ""))).toBe(true);
  const count = names().length;
  await pick("Event", "deletion.confirmed");
  expect([names().length > 0, names().length < count]).toEqual([true, true]);
  await user.type(screen.getByRole("searchbox", { name: "Text" }), "no such words");
  expect(names()).toEqual([]);
  expect(screen.getByText("No path is about that.")).toBeTruthy();
});

test("a path is gone along step by step and back: where it stands, what it called and was answered, and no more than until then", async () => {
  const user = await openPaths();
  const path = pathEnding("requestAccountDeletion: wrongCredentials");
  const shown = await choose(user, path);
  const standing = () => shown.getByRole("group", { name: "Processes" }).textContent;
  const kinds = () =>
    within(screen.getByRole("list", { name: "Log" }))
      .getAllByRole("button")
      .map(({ dataset }) => dataset.kind);
  const first = standing();
  expect(kinds()).not.toContain("failed");
  for (const _ of path.steps.slice(1)) await user.click(shown.getByRole("button", { name: "Step" }));
  expect(standing()).toBe("accountDeletion confirming");
  expect(kinds()).toContain("failed");
  expect(shown.getByRole("button", { name: "Step" }).hasAttribute("disabled")).toBe(true);
  for (const _ of path.steps.slice(1)) await user.click(shown.getByRole("button", { name: "Back" }));
  expect(standing()).toBe(first);
  expect(kinds()).not.toContain("failed");
  expect(fetched.mock.calls).toEqual([["/studio/paths.json"]]);
});

test("a path plays by itself to its end, pauses, goes faster, and plays again", async () => {
  const user = await openPaths();
  const path = pathEnding("requestAccountDeletion: wrongCredentials");
  const shown = await choose(user, path);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const press = (name: string) => fireEvent.click(shown.getByRole("button", { name }));
  const step = () =>
    within(shown.getByRole("list", { name: "Steps" }))
      .getAllByRole("button")
      .findIndex((button) => button.getAttribute("aria-current") === "step");
  const pass = async (ms: number) => {
    await act(async () => vi.advanceTimersByTime(ms));
  };
  press("Play");
  await pass(stepMs);
  expect(step()).toBe(1);
  press("Pause");
  await pass(stepMs * 9);
  expect(step()).toBe(1);
  fireEvent.change(shown.getByRole("combobox", { name: "Speed" }), { target: { value: "2" } });
  press("Play");
  await pass(stepMs / 2);
  expect(step()).toBe(2);
  for (const _ of path.steps) await pass(stepMs);
  expect(step()).toBe(path.steps.length - 1);
  press("Play");
  expect(step()).toBe(0);
});

test("the command that plays the path in a browser is there to be copied", async () => {
  const user = await openPaths();
  const { machine, number } = pathEnding("requestAccountDeletion: wrongCredentials");
  const shown = await choose(user, pathEnding("requestAccountDeletion: wrongCredentials"));
  await user.click(shown.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(`npm run paths -- replay ${machine} ${number} --headed --slow`);
  expect(shown.getByText("Copied.")).toBeTruthy();
});

test("a line of the log shows where each process stood then, and what runs now is one press away", async () => {
  const user = await openPaths();
  const shown = await choose(user, pathEnding("requestAccountDeletion: wrongCredentials"));
  await user.click(shown.getByRole("button", { name: "Step" }));
  expect(shown.getByRole("region", { name: "The statechart of accountDeletion, in confirming" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /began/ }));
  expect(shown.getByRole("region", { name: "The statechart of accountDeletion, in readingLosses" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "What runs now" }));
  expect(screen.getByRole("link", { name: "Open the app" })).toBeTruthy();
});

test("of a step the transition that was taken stays drawn, whatever is served afterwards and not taken", () => {
  const untaken = everyPath.flatMap((path) => {
    const log = logOf(path, path.steps.length - 1);
    const [actor] = log.reduce(addMessage, nothingSeen).actors;
    return actor !== undefined && standingAfter(log, actor)?.transitions.length === 0 && path.steps.length > 1
      ? [{ actor, log }]
      : [];
  });
  expect(untaken.length).toBeGreaterThan(0);
  for (const { actor, log } of untaken) {
    expect(lastStanding(log, actor)?.transitions).not.toEqual([]);
    expect(lastStanding(log, actor)?.state).toBe(standingAfter(log, actor)?.state);
  }
});

test.each([
  ["a service that has stopped", () => Promise.reject(new TypeError("offline")), /could not be read/],
  ["a build without the tests", async () => new Response("[]"), /built without paths/],
  ["an address that answers something else", async () => new Response('{"paths":7}'), /built without paths/],
])("of %s it is said why there are no paths", async (_what, answer, words) => {
  fetched.mockImplementation(answer);
  render(<StudioPage />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Paths" }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test("what is served of every path has no phone, name, code, proof or secret of the examples", () => {
  const text = JSON.stringify(everyPath);
  const secrets = [example.contacts.clientPhone, example.contacts.clientName, "123456", example.proof.proof];
  expect(text).toContain("•••");
  expect([...secrets, example.hold.secret].filter((secret) => text.includes(secret))).toEqual([]);
});

test("each path ends where its name says, by the steps that the command takes", () => {
  const numbered = machines.flatMap(({ name: machine, paths }) =>
    transitionsOf(paths).map(({ number, steps }) => [machine, number, ...steps.map(({ name }) => name)]),
  );
  expect(everyPath.map(({ machine, number, steps }) => [machine, number, ...steps.map(({ name }) => name)])).toEqual(
    numbered,
  );
  for (const path of everyPath) {
    const { actors } = logOf(path, path.steps.length - 1).reduce(addMessage, nothingSeen);
    expect(actors[0]?.state, path.name).toBe(statesIn(path.name)[1]);
  }
});
