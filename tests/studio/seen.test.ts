import { expect, test } from "vitest";
import { type Faults, noFaults } from "../../src/studio/faults/faults.ts";
import { faultsOf } from "../../src/studio/recording.ts";
import { addressOf } from "../../src/studio/seen/address.ts";
import { wordsOf } from "../../src/studio/seen/entry-words.ts";
import { noFilter, passes } from "../../src/studio/seen/filter.ts";
import { addMessage } from "../../src/studio/seen/seen.ts";
import { sendableIn } from "../../src/studio/seen/sendable.ts";
import { sequenceOf } from "../../src/studio/seen/sequence.ts";
import { standingAfter } from "../../src/studio/seen/standing.ts";
import { nameOf } from "../paths/recorded/follow.ts";
import { callFault } from "../support/faults.ts";
import { seenOf, messagesFrom, visit } from "./support.ts";

const messages = messagesFrom("a", visit);
const seen = seenOf(...messages);
const [reservation] = seen.actors;

test("what a page tells twice is seen once, and what is none of ours not at all", () => {
  expect(seenOf(...messages, ...messages, "hello", null, { ask: "everything" })).toEqual(seen);
});

const posted = { page: "a", number: 90, at: 90_000 };

test.each([
  { ...posted, observation: null },
  { ...posted, observation: "began" },
  { ...posted, observation: { kind: "of a newer page" } },
  { ...posted, observation: { kind: "broken" } },
  { ...posted, observation: { kind: "broken", faults: { calls: [{ kind: "unheard of" }], storage: null } } },
  { ...posted, observation: { kind: "began", actor: "x:9", parent: null, machine: "reservation", address: "/" } },
  { ...posted, observation: { kind: "moved", actor: "x:0", type: "slot.picked", state: "choosingTime" } },
  { ...posted, observation: { kind: "moved", ...visit[2], transitions: [], changes: [null] } },
  { ...posted, observation: { kind: "left" }, page: 5 },
  { ...posted, observation: { kind: "left" }, at: "now" },
  { ...posted, observation: { kind: "left" }, at: 1e300 },
  { ...posted, observation: { ...visit[0], actor: "x:9", parent: "x:9" } },
  { ...posted, observation: { ...visit[0], actor: "x:9", parent: "x:10" } },
  { ...posted, observation: { kind: "opened", after: "a" } },
  { ...posted, observation: { kind: "left" }, number: "90" },
])("what is not as a page tells it changes nothing: %o", (message) => {
  expect(seenOf(...messages, message)).toEqual(seen);
});

test("what came by JSON, which leaves out what is undefined, is heard", () => {
  const { content: _, ...event } = { kind: "event", actor: "x:0", from: null, type: "time.kept", content: undefined };
  const answered = { kind: "answered", actor: "x:0", call: "x:1", effect: "createHold", outcome: "done", ms: 1 };
  const changed = { ...visit[2], changes: [{ path: "date" }] };
  const told = [event, answered, changed, { kind: "broken", faults: noFaults }];
  const { log } = seenOf(...told.map((observation, index) => ({ page: "a", number: index + 1, at: 1, observation })));
  expect(log.map(({ observation }) => observation)).toEqual(told);
});

test("a page is of the browser that it was first heard from, and what another one tells in its name changes nothing", () => {
  const phone = { browser: "of a phone", device: "Chrome on Android" };
  const other = { browser: "another one", device: "Safari on iOS" };
  const of = (message: object, otherBrowser: object) => ({ ...message, otherBrowser });
  const left = { ...posted, observation: { kind: "left" } };
  expect(seenOf(...messages, of(left, other))).toEqual(seen);
  const ofPhone = seenOf(...messages.map((one) => of(one, phone)));
  expect(ofPhone.devices).toEqual({ a: phone });
  expect(addMessage(ofPhone, of(left, other))).toEqual(ofPhone);
  expect(addMessage(ofPhone, of(left, phone)).actors.map(({ status }) => status)).toEqual(["left"]);
});

test.each([
  ["/red-apple/reservation/time", "/red-apple/reservation/time"],
  ["/red-apple/…", "/"],
  ["//elsewhere.example", "/"],
  ["/\\elsewhere.example", "/"],
  ["/\t/elsewhere.example", "/"],
  ["https://elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
])("the page of a process that began at %j is opened at %s", (address, opened) => {
  const began = { ...visit[0], kind: "began", address };
  const { log, actors } = seenOf({ ...posted, observation: began });
  expect(actors.map((actor) => addressOf(log, actor))).toEqual([opened]);
});

test("equal processes of two tabs are told apart", () => {
  const { actors, pages } = seenOf(...messages, ...messagesFrom("b", visit.slice(0, 1)));
  expect(pages).toEqual(["a", "b"]);
  expect(actors.map(({ page, state }) => [page, state])).toEqual([
    ["a", "held.holdingTime"],
    ["b", "choosingTime"],
  ]);
});

test("the processes of a page that was left are left, and those that were over stay as they were", () => {
  const { actors } = seenOf(
    ...messagesFrom("a", [
      ...visit,
      { kind: "began", actor: "x:5", parent: null, machine: "session", address: "/", state: "anonymous", context: {} },
      { kind: "ended", actor: "x:5", status: "done" },
      { kind: "left" },
    ]),
  );
  expect(actors.map(({ status }) => status)).toEqual(["left", "done"]);
});

test("a process is looked at as it was, with what it knew then", () => {
  if (reservation === undefined) throw new Error("nothing was seen");
  expect(standingAfter(messages.slice(0, 2), reservation)).toMatchObject({
    state: "choosingTime",
    context: { hold: null },
  });
  expect(standingAfter(messages, reservation)).toMatchObject({
    state: "held.holdingTime",
    transitions: ["choosingTime on slot.picked, branch 0"],
    context: { date: null, hold: { until: 5 } },
  });
  expect(standingAfter([], reservation)).toBeUndefined();
});

test.each([
  [{ kind: "fact" }, ["time.held"]],
  [{ subject: "held" }, ["held.holdingTime"]],
  [{ text: "HOLDS", kind: "response" }, ["POST /rest/holds"]],
  [{ actor: "b x:0" }, []],
])("the log is searched by %o", (filter, subjects) => {
  const shown = messages.filter((entry) => passes({ ...noFilter, ...filter }, entry));
  const { arrows } = sequenceOf(seen, shown);
  expect(shown.length).toBe(subjects.length);
  expect(arrows.length).toBeLessThanOrEqual(subjects.length);
  expect(JSON.stringify(shown)).toContain(subjects[0]?.split(" ").at(-1) ?? "");
});

test("a sequence goes between the page, the process and the service, with durations and what was not answered", () => {
  const { lifelines, arrows } = sequenceOf(seen, messages);
  expect(lifelines).toEqual(["Page", "reservation", "Service"]);
  expect(arrows.map(({ from, to, words }) => [from, to, words])).toEqual([
    [0, 1, "slot.picked"],
    [1, 2, "createHold"],
    [0, 2, "POST /rest/holds"],
    [2, 0, "POST /rest/holds: no answer, 30 ms"],
    [2, 1, "createHold: failed, 40 ms"],
    [1, 0, "time.held"],
  ]);
});

test("a sequence says which attempt a call is after failures of the same, and what is asked to refresh the tokens", () => {
  const get = { request: "1", method: "GET", path: "/rest/firms" };
  const refresh = { request: "2", method: "POST", path: "/auth-app/auth/v1/tokens/refresh" };
  const effect = { actor: "x:0", call: "x:1", effect: "createHold" };
  const words = (...observations: object[]) => {
    const { log } = seenOf(
      ...[visit[0], ...observations].map((observation, at) => ({ page: "a", number: at + 1, at, observation })),
    );
    const { arrows } = sequenceOf(seen, log);
    return arrows.flatMap(({ isAnswer, words: said }) => (isAnswer ? [] : [said]));
  };
  const asked = { kind: "asked", ...get };
  const got = (status: number) => ({ kind: "got", ...get, status, ms: 1 });
  expect(words(asked, got(0), asked, got(503), asked, got(200), asked, got(404), asked)).toEqual([
    "GET /rest/firms",
    "GET /rest/firms, attempt 2",
    "GET /rest/firms, attempt 3",
    "GET /rest/firms",
    "GET /rest/firms",
  ]);
  expect(
    words(asked, got(401), { kind: "asked", ...refresh }, { kind: "got", ...refresh, status: 200, ms: 1 }, asked),
  ).toEqual(["GET /rest/firms", "refresh: POST /auth-app/auth/v1/tokens/refresh", "GET /rest/firms, attempt 2"]);
  const called = { kind: "called", ...effect, input: {} };
  const answered = (outcome: string) => ({ kind: "answered", ...effect, outcome, content: null, ms: 1 });
  expect(words(called, answered("failed"), called, answered("done"), called)).toEqual([
    "createHold",
    "createHold, attempt 2",
    "createHold",
  ]);
});

test.each<[string, Faults, string]>([
  ["broken", { ...noFaults, deviceClock: 5 }, "The clock of the device is 5 minutes ahead"],
  [
    "broken",
    {
      calls: [
        callFault("createReservation", "refused", { code: "slotTaken", status: 409 }),
        { operation: "", method: "", path: "", kind: "slow" },
      ],
      storage: "full",
      serviceClock: -60,
    },
    "createReservation is refused with a code: slotTaken, 409; Every call is answered three seconds late; The storage is full once a page is loaded; The clock of the service is 1 hour behind",
  ],
  ["mended", noFaults, ""],
])("what goes wrong on purpose is %s in the log and in a recording by the same words", (kind, faults, words) => {
  const [entry] = seenOf({ ...posted, observation: { kind: "broken", faults } }).log;
  expect(entry && wordsOf(entry)).toEqual({ kind, subject: "on purpose", words });
  const step = nameOf({ kind: "faults", at: 0, faults: faultsOf(faults), state: "choosingTime" });
  expect(step).toBe(kind === "mended" ? "nothing is broken any more" : `broken: ${words}`);
});

test("only events that the state takes can be sent, with the payloads of the machine's paths", () => {
  const names = (state: string) => sendableIn("reservation", state).map(({ event }) => event.type);
  expect(names("choosingTime")).toContain("slot.picked");
  expect(names("choosingTime")).not.toContain("services.confirmed");
  expect(names("held.confirming")).toContain("reservation.confirmed");
  expect(names("held.confirming")).toContain("reservation.abandoned");
  expect(sendableIn("nothing", "choosingTime")).toEqual([]);
});
