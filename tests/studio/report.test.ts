// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offerReport } from "../../src/studio/observer/report.ts";
import { readRecording } from "../../src/studio/recording.ts";
import type { FromPage, Observation } from "../../src/studio/wire.ts";
import en from "../../src/studio/observer/words/en.json" with { type: "json" };
import kz from "../../src/studio/observer/words/kz.json" with { type: "json" };
import ru from "../../src/studio/observer/words/ru.json" with { type: "json" };
import { messagesFrom, visit } from "./support.ts";

const saved: Blob[] = [];
beforeEach(() => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)), revokeObjectURL() {} }),
  );
  document.documentElement.lang = "en";
});
afterEach(() => {
  vi.unstubAllGlobals();
  saved.splice(0);
  document.body.replaceChildren();
});

/** What is said when somebody reports a problem of a page that has told this. */
async function report(told: readonly FromPage[]): Promise<string> {
  offerReport(told);
  await userEvent.setup().click(screen.getByRole("button", { name: en.report }));
  return screen.getByRole("status").textContent;
}

const machineSaved = async () => readRecording((await saved.at(-1)?.text()) ?? "");
const began = (actor: string, machine: string, parent: string | null = null): Observation => ({
  kind: "began",
  actor,
  parent,
  machine,
  address: "/",
  state: "starting",
  context: {},
});

test("the process that took the last step is saved, and the file is named", async () => {
  expect(await report(messagesFrom("a", visit))).toContain("Saved: reservation-19700101000000.json");
  expect((await machineSaved()).steps).toHaveLength(1);
});

test("a process that has begun since and has taken no step yet is saved as it began", async () => {
  await report(messagesFrom("a", [...visit, began("x:9", "signIn")]));
  expect(await machineSaved()).toMatchObject({ machine: "signIn", began: { state: "starting" }, steps: [] });
});

test("what a process has invoked since is no process of its own", async () => {
  await report(messagesFrom("a", [...visit, began("x:9", "timeHold", "x:0")]));
  expect((await machineSaved()).machine).toBe("reservation");
});

const stepped = (actor: string): Observation[] => [
  { kind: "event", actor, from: null, type: "something.done", content: {} },
  {
    kind: "moved",
    actor,
    type: "something.done",
    transitions: ["starting on something.done, branch 0"],
    state: "going",
    changes: [],
    status: "active",
  },
];

test("what a process has invoked is saved with it, however deep, where that has taken the last step", async () => {
  const invoked = [began("x:8", "contacts", "x:0"), began("x:9", "smsVerification", "x:8")];
  await report(messagesFrom("a", [...visit, ...invoked, ...stepped("x:9")]));
  const { machine, began: beginning, children } = await machineSaved();
  expect([machine, beginning.state]).toEqual(["reservation", "choosingTime"]);
  expect(children.map((one) => [one.machine, one.steps.length])).toEqual([
    ["contacts", 0],
    ["smsVerification", 1],
  ]);
});

test("who is signed in is reported where no other process has begun, whoever took the last step", async () => {
  const session = [began("x:5", "session"), ...stepped("x:5")];
  await report(messagesFrom("a", [...visit, ...session]));
  expect((await machineSaved()).machine).toBe("reservation");
  document.body.replaceChildren();
  await report(messagesFrom("a", session));
  expect((await machineSaved()).machine).toBe("session");
});

test("where of the process only what it has invoked is remembered it is said what to do, and who is signed in is not saved for it", async () => {
  const told = [began("x:5", "session"), began("x:9", "timeHold", "x:0"), ...stepped("x:9"), ...stepped("x:5")];
  expect(await report(messagesFrom("a", told))).toContain(en.forgotten);
  expect(saved).toEqual([]);
});

test("where no process has begun it is said that there is nothing to report yet, until that is closed", async () => {
  const asked: Observation = { kind: "asked", request: "1", method: "GET", path: "/rest" };
  expect(await report(messagesFrom("a", [asked]))).toContain(en.nothing);
  expect(saved).toEqual([]);
  await userEvent.setup().click(screen.getByRole("button", { name: en.close }));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("where the beginning is remembered no more it is said what to do", async () => {
  expect(await report(messagesFrom("a", visit.slice(1)))).toContain(en.forgotten);
  expect(saved).toEqual([]);
});

test("it is said in the language of the page, also when that changes", async () => {
  offerReport([]);
  for (const [lang, words] of [
    ["kk", kz],
    ["ru", ru],
    ["en", en],
  ] as const) {
    document.documentElement.lang = lang;
    const button = await screen.findByRole("button", { name: words.report });
    await userEvent.setup().click(button);
    expect(screen.getByRole("status").textContent).toContain(words.nothing);
  }
});

test("every language has all words", () => {
  expect([Object.keys(ru), Object.keys(kz)]).toEqual([Object.keys(en), Object.keys(en)]);
  expect(new Set([...Object.values(ru), ...Object.values(kz), ...Object.values(en)]).size).toBe(15);
});
