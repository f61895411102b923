// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nameBrowser } from "../../src/browser/studio-browser.ts";
import { openStudioChannel } from "../../src/browser/studio-channel.ts";
import { letStudioWatch } from "../../src/browser/studio-cookie.ts";
import { readStudioFaults, studioFaultsKey, writeStudioFaults } from "../../src/browser/studio-faults.ts";
import { type Faults, noFaults, readFaults } from "../../src/studio/faults/faults.ts";
import { openObserver } from "../../src/studio/observer/observer.ts";
import { observeRequests } from "../../src/studio/observer/requests.ts";
import { nothingSeen, addMessage, type Seen } from "../../src/studio/seen/seen.ts";
import { readRecording } from "../../src/studio/recording.ts";
import type { Observation } from "../../src/studio/wire.ts";
import * as example from "../../machines/reservation/examples.ts";
import { refused } from "../../machines/kit/paths.ts";
import { callFault } from "../support/faults.ts";
import { slotStream } from "../support/slot-stream.ts";
import { SocketOfTest } from "../support/socket-of-test.ts";
import { visitAtConfirmation, visitAtTime, visitWithCode } from "../machines/support/visit.ts";

const ends: (() => void)[] = [];
const { setItem } = Storage.prototype;
const { now } = Date;

/** A page's end of the channel is open for as long as the page is; here, as long as the test. */
class ChannelOfTest extends BroadcastChannel {
  static all: ChannelOfTest[] = [];
  readonly heard: unknown[] = [];

  constructor(name: string) {
    super(name);
    ChannelOfTest.all.push(this);
    ends.push(() => this.close());
    this.addEventListener("message", ({ data }) => this.heard.push(data));
  }
}
beforeEach(() => {
  SocketOfTest.all = [];
  ChannelOfTest.all = [];
  vi.stubGlobal("BroadcastChannel", ChannelOfTest);
  vi.stubGlobal("WebSocket", SocketOfTest);
  letStudioWatch("own");
});

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  for (const end of ends.splice(0)) end();
  Object.assign(Storage.prototype, { setItem });
  Object.assign(Date, { now });
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const leaving: (() => void)[] = [];

/** A page that lets the studio look on, and puts things back when it is left or the test is over. */
function observed() {
  const { fetch } = globalThis;
  const listen = vi.spyOn(globalThis, "addEventListener");
  const { inspect, aroundSend } = openObserver();
  const listeners = listen.mock.calls.splice(0);
  listen.mockRestore();
  leaving.push(() => {
    globalThis.fetch = fetch;
    for (const [type, listener, options] of listeners) globalThis.removeEventListener(type, listener, options);
    for (const name of ["pushState", "replaceState"] as const) Reflect.deleteProperty(history, name);
  });
  return { inspect, aroundSend };
}

/** A studio that was opened just now. */
function studio() {
  let seen: Seen = nothingSeen;
  const channel = openStudioChannel((message) => {
    seen = addMessage(seen, message);
  });
  channel.post({ ask: "everything" });
  return { channel, seen: () => seen, observations: () => seen.log.map(({ observation }) => observation) };
}

/** What a studio in another browser asks of the pages of this one. */
function askFromElsewhere(message: object): void {
  const text = JSON.stringify({ browser: "another one", device: "Chrome on Android", message });
  for (const socket of SocketOfTest.all) socket.receive(text);
}

const kindsOf = (observations: Observation[]) => new Set(observations.map(({ kind }) => kind));

test("a studio that is opened later sees all processes of a page from their beginning, children too, and no network", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const visit = await visitWithCode(observed());
  const { seen, observations } = studio();
  await expect.poll(() => seen().actors.length).toBe(4);
  expect(seen().actors.map(({ machine, state }) => [machine, state])).toEqual([
    ["reservation", "held.enteringContacts"],
    ["timeHold", "keepingTime"],
    ["contacts", "verifyingPhone"],
    ["smsVerification", "enteringCode"],
  ]);
  visit.send({ type: "step.revisited", step: "services" });
  await expect
    .poll(() => seen().actors.map(({ status }) => status))
    .toEqual(["active", "stopped", "stopped", "stopped"]);
  expect(kindsOf(observations())).toEqual(new Set(["began", "event", "moved", "fact", "called", "answered", "ended"]));
  expect(fetched).not.toHaveBeenCalled();
});

test("whoever comes to the socket later than the page hears all of it, and of no phone, code or secret", async () => {
  await visitAtConfirmation(observed());
  const [socket] = SocketOfTest.all;
  expect(socket?.sent).toEqual([]);
  socket?.open();
  const texts = socket?.sent ?? [];
  expect(texts.join("\n")).toContain("held.confirming");
  const { clientPhone, clientName } = example.contacts;
  const secrets = [clientPhone, clientName, "123456", example.proof.proof, example.hold.secret];
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  expect(texts.join("\n")).toContain("•••");
});

test("each step is told with the branch that was taken, what it changed, and what of its calls nobody waits for", async () => {
  const visit = visitAtTime({}, observed());
  const { observations } = studio();
  visit.send({ type: "slot.picked", startTime: "2026-11-23T13:00:00+05:00" });
  await expect.poll(observations).toContainEqual(
    expect.objectContaining({
      kind: "moved",
      transitions: ["choosingTime on slot.picked, branch 0"],
      state: "held.holdingTime",
    }),
  );
  await visit.fail("takeTime", refused("slotTaken").failed);
  await expect.poll(observations).toContainEqual(
    expect.objectContaining({
      kind: "answered",
      outcome: "failed",
      content: { failure: expect.objectContaining({ code: "slotTaken" }) },
    }),
  );
});

test("an event of the studio reaches the process whose state takes it, and the studio is told of one that does not", async () => {
  const visit = visitAtTime({}, observed());
  const { channel, seen, observations } = studio();
  await expect.poll(() => seen().actors.length).toBe(1);
  const { page = "", actor = "" } = seen().actors[0] ?? {};
  channel.post({ ask: "send", page, actor, event: { type: "services.confirmed" } });
  await expect.poll(observations).toContainEqual({ kind: "notSent", actor, type: "services.confirmed" });
  channel.post({ ask: "send", page: "another page", actor, event: { type: "reservation.abandoned" } });
  channel.post({ ask: "send", page, actor, event: { type: "day.picked", date: "2026-11-24" } });
  await expect.poll(() => visit.context().date).toBe("2026-11-24");
  expect(visit.state()).toBe("choosingTime");
});

const countries = new URL("/rest/common/countries", globalThis.location.href);
const tunnel: Faults = { ...noFaults, calls: [{ operation: "", method: "", path: "", kind: "offline" }] };

test("what the studio has go wrong in this browser is kept for its pages and told, and what is of another one is not", async () => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
  observed();
  const { channel, observations } = studio();
  channel.post({ ask: "break", browser: "another one", faults: tunnel });
  channel.post({ ask: "break", browser: nameBrowser(), faults: { ...tunnel, more: "of a newer studio" } });
  await expect.poll(observations).toEqual([{ kind: "broken", faults: tunnel }]);
  expect(readFaults(readStudioFaults())).toEqual(tunnel);
  await expect(fetch(countries)).rejects.toThrow("offline");
  channel.post({ ask: "break", browser: nameBrowser(), faults: noFaults });
  await expect.poll(async () => (await fetch(countries).catch(() => undefined))?.status).toBe(200);
});

test("what a page sends by another way than fetch goes wrong as that does, is told as that is, and is overtaken by it", async () => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
  writeStudioFaults(JSON.stringify(tunnel));
  const { aroundSend } = observed();
  const { channel, observations } = studio();
  const sent = vi.fn<() => Promise<Response>>(async () => new Response("{}"));
  const send = aroundSend(sent);
  const picture = new URL("/rest/clients-app/v1/my/profiles/avatar-upload", countries);
  const ask = () => send(new Request(picture, { method: "POST", body: "picture" }));
  await expect(ask()).rejects.toThrow("offline");
  expect(sent).not.toHaveBeenCalled();
  const call = { request: "1", method: "POST", path: picture.pathname };
  await expect.poll(observations).toContainEqual({ kind: "got", ...call, status: 0, ms: expect.any(Number) });
  expect(observations()).toContainEqual({ kind: "asked", ...call });
  const overtaken: Faults = { ...noFaults, calls: [callFault("uploadAvatar", "overtaken")] };
  channel.post({ ask: "break", browser: nameBrowser(), faults: overtaken });
  await expect.poll(() => readFaults(readStudioFaults())).toEqual(overtaken);
  const answered: string[] = [];
  const answer = ask().then(() => answered.push("picture"));
  await fetch(countries).then(() => answered.push("countries"));
  await answer;
  expect(answered).toEqual(["countries", "picture"]);
});

/** A visit whose page is asked from elsewhere to go to another day and to have every call fail, and what became of both. */
async function visitAskedFromElsewhere(before: () => void = () => {}) {
  const visit = visitAtTime({}, observed());
  const { seen } = studio();
  await expect.poll(() => seen().actors.length).toBe(1);
  const { page = "", actor = "" } = seen().actors[0] ?? {};
  before();
  askFromElsewhere({ ask: "break", browser: nameBrowser(), faults: tunnel });
  askFromElsewhere({ ask: "send", page, actor, event: { type: "day.picked", date: "2026-11-24" } });
  return { date: visit.context().date, faults: readFaults(readStudioFaults()) };
}

test("a browser in which no more than the studio was opened obeys no other browser", async () => {
  const { date } = visitAtTime().context();
  expect(await visitAskedFromElsewhere()).toEqual({ date, faults: noFaults });
});

test("a browser that is open to others obeys them", async () => {
  letStudioWatch("open");
  expect(await visitAskedFromElsewhere()).toEqual({ date: "2026-11-24", faults: tunnel });
});

test("a page that was opened when its browser was open to others obeys them no more once it is not", async () => {
  const { date } = visitAtTime().context();
  letStudioWatch("open");
  expect(await visitAskedFromElsewhere(() => letStudioWatch("own"))).toEqual({ date, faults: noFaults });
});

test("a page that is still open obeys not even the studio of its own browser once the watching was ended", async () => {
  const visit = visitAtTime({}, observed());
  const { channel, seen } = studio();
  await expect.poll(() => seen().actors.length).toBe(1);
  const { page = "", actor = "" } = seen().actors[0] ?? {};
  const { date } = visit.context();
  letStudioWatch("nobody");
  const last = { ask: "break", browser: nameBrowser(), faults: tunnel };
  channel.post({ ask: "send", page, actor, event: { type: "day.picked", date: "2026-11-24" } });
  channel.post(last);
  await expect.poll(() => ChannelOfTest.all[0]?.heard.at(-1)).toEqual(last);
  expect([visit.context().date, readFaults(readStudioFaults())]).toEqual([date, noFaults]);
});

test("a command that cannot be read leaves what goes wrong as it is, and the process as it stands", async () => {
  visitAtTime({}, observed());
  const { channel, seen, observations } = studio();
  await expect.poll(() => seen().actors.length).toBe(1);
  const { page = "", actor = "" } = seen().actors[0] ?? {};
  const browser = nameBrowser();
  const unknown = { ...noFaults, calls: [{ operation: "", method: "", path: "", kind: "of a newer studio" }] };
  const full: Faults = { ...noFaults, storage: "full" };
  channel.post({ ask: "break", browser, faults: tunnel });
  channel.post({ ask: "break", browser, faults: unknown });
  channel.post({ ask: "break", browser });
  channel.post({ ask: "send", page, actor, event: null });
  channel.post({ ask: "break", browser, faults: full });
  await expect.poll(observations).toContainEqual({ kind: "broken", faults: full });
  expect(observations().slice(1)).toEqual([
    { kind: "broken", faults: tunnel },
    { kind: "broken", faults: full },
  ]);
});

test("a page that is opened where what is kept breaks off finds it so, and it is whole once the studio mends it", async () => {
  localStorage.setItem("currentUsersCity", '{"id":7}');
  writeStudioFaults(JSON.stringify({ ...noFaults, storage: "broken" }));
  observed();
  expect(localStorage.getItem("currentUsersCity")).toBe('{"id');
  const { channel } = studio();
  channel.post({ ask: "break", browser: nameBrowser(), faults: noFaults });
  await expect.poll(() => localStorage.getItem("currentUsersCity")).toBe('{"id":7}');
});

test("a page that is opened after its storage was mended elsewhere finds all of it as it was", () => {
  localStorage.setItem("pins", '{"version":1,"firms":[7]}');
  writeStudioFaults(JSON.stringify({ ...noFaults, storage: "old" }));
  observed();
  expect(localStorage.getItem("pins")).toBe('{"firms":[7]}');
  writeStudioFaults(JSON.stringify(noFaults));
  observed();
  expect(localStorage.getItem("pins")).toBe('{"version":1,"firms":[7]}');
});

test("the clock of a page is off from the moment on that the studio moves it, is right again once it is mended, and tells the true time to the studio", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1_000_000);
  observed();
  expect(Date.now()).toBe(1_000_000);
  const { channel, seen } = studio();
  channel.post({ ask: "break", browser: nameBrowser(), faults: { ...noFaults, deviceClock: -2 } });
  await expect.poll(() => Date.now()).toBe(880_000);
  channel.post({ ask: "break", browser: nameBrowser(), faults: noFaults });
  await expect.poll(() => Date.now()).toBe(1_000_000);
  await expect.poll(() => seen().log.map(({ at }) => at)).toEqual([1_000_000, 1_000_000]);
});

test("the stream of a page is cut once the studio has its device go offline, and another one is opened when that is mended", async () => {
  const { opened } = slotStream();
  observed();
  const listen = () => new EventSource("/rest/clients-app/v1/reservations/slot-changes?firmId=7");
  listen();
  const { channel } = studio();
  channel.post({ ask: "break", browser: nameBrowser(), faults: tunnel });
  await expect.poll(() => opened[0]?.isClosed).toBe(true);
  listen();
  expect(opened).toHaveLength(1);
  window.localStorage.setItem(studioFaultsKey, JSON.stringify(noFaults));
  listen();
  expect(opened).toHaveLength(2);
  window.localStorage.setItem(studioFaultsKey, JSON.stringify(tunnel));
  window.dispatchEvent(new StorageEvent("storage", { key: studioFaultsKey }));
  expect(opened[1]?.isClosed).toBe(true);
});

test("a page that is opened where something goes wrong says so", async () => {
  writeStudioFaults(JSON.stringify(tunnel));
  observed();
  const { observations } = studio();
  await expect.poll(observations).toEqual([{ kind: "broken", faults: tunnel }]);
});

/** The page of a test is loaded again, or left for another one. */
function leave(how: "reload" | "navigate"): void {
  globalThis.dispatchEvent(new PageTransitionEvent("pagehide"));
  for (const left of leaving.splice(0)) left();
  ChannelOfTest.all[0]?.close();
  Object.assign(performance, { getEntriesByType: () => [{ type: how }] });
  ends.push(() => Reflect.deleteProperty(performance, "getEntriesByType"));
}

test("a page that is loaded again says which one it was, and tells a studio that is opened later what that one did", async () => {
  visitAtTime({}, observed());
  leave("reload");
  const again = observed();
  visitAtTime({}, again);
  const { seen } = studio();
  await expect
    .poll(() => seen().actors.map(({ machine, status }) => `${machine} ${status}`))
    .toEqual(["reservation left", "reservation active"]);
  const [before, after] = seen().pages;
  const opened = seen().log.find(({ page }) => page === after)?.observation;
  expect(opened).toEqual({ kind: "opened", after: before });
});

test.each([
  ["another page that is opened in the tab", "navigate", () => {}],
  ["a page whose watching was ended before it was loaded again", "reload", () => letStudioWatch("nobody")],
] as const)("%s tells nothing of what was there before", async (_, how, before) => {
  visitAtTime({}, observed());
  before();
  leave(how);
  letStudioWatch("own");
  visitAtTime({}, observed());
  const { seen } = studio();
  await expect
    .poll(() => seen().actors.map(({ machine, status }) => `${machine} ${status}`))
    .toEqual(["reservation active"]);
});

test("an address that is gone to is told without what is a key to something, once, and so is a step through the history", async () => {
  const address = globalThis.location.href;
  ends.push(() => history.replaceState(null, "", address));
  observed();
  const { observations } = studio();
  history.pushState(null, "", "/sl/Ab3xK9");
  history.replaceState(null, "", "/sl/Ab3xK9#k=secret");
  history.pushState(null, "", "/gift-cards/new");
  globalThis.dispatchEvent(new PopStateEvent("popstate"));
  await expect.poll(observations).toEqual([
    { kind: "went", address: "/sl/…", by: 0 },
    { kind: "went", address: "/gift-cards/new", by: 0 },
    { kind: "went", address: "/gift-cards/new", by: -1 },
  ]);
});

test("what the studio of this very browser has written to go wrong is told by its pages", async () => {
  observed();
  const { observations } = studio();
  writeStudioFaults(JSON.stringify(tunnel));
  globalThis.dispatchEvent(new StorageEvent("storage", { key: "kezek-studio-faults" }));
  globalThis.dispatchEvent(new StorageEvent("storage", { key: "anything else" }));
  writeStudioFaults(JSON.stringify(noFaults));
  globalThis.dispatchEvent(new StorageEvent("storage", { key: "kezek-studio-faults" }));
  await expect.poll(observations).toEqual([
    { kind: "broken", faults: tunnel },
    { kind: "broken", faults: noFaults },
  ]);
});

test("of a request the studio is told the way and the duration, and of the address no key", async () => {
  const observations: Observation[] = [];
  const answers = [
    () => Promise.resolve(new Response("", { status: 403 })),
    () => Promise.reject(new TypeError("lost")),
  ];
  const send = observeRequests(
    (one) => observations.push(one),
    () => 7,
  )(() => answers.shift()?.() ?? Promise.reject(new Error("asked too often")));
  await send(new Request("http://page/rest/clients-app/v2/reservations/url/Ab3xK9?secret=1", { method: "post" }));
  await expect(send(new Request("http://page/sl/aBcDeF"))).rejects.toThrow("lost");
  expect(observations).toEqual([
    { kind: "asked", request: "1", method: "POST", path: "/rest/clients-app/v2/reservations/url/…" },
    { kind: "got", request: "1", method: "POST", path: "/rest/clients-app/v2/reservations/url/…", status: 403, ms: 0 },
    { kind: "asked", request: "2", method: "GET", path: "/sl/…" },
    { kind: "got", request: "2", method: "GET", path: "/sl/…", status: 0, ms: 0 },
  ]);
});

test("who tests saves the recording of what took the last step from the page itself, up to that step", async () => {
  const saved: string[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:saved", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const blob = vi.spyOn(globalThis, "Blob");
  const visit = visitAtTime({}, observed());
  visit.send({ type: "day.picked", date: "2026-11-24" });
  [...document.querySelectorAll("button")].at(-1)?.click();
  expect(saved).toEqual([expect.stringMatching(/^reservation-\d{14}\.json$/)]);
  const text = blob.mock.calls[0]?.[0]?.[0];
  const recording = readRecording(typeof text === "string" ? text : "");
  expect([recording.began.state, recording.steps.at(-1)]).toMatchObject(["choosingTime", { type: "day.picked" }]);
});
