// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { studioMessageBytes } from "../../domain/studio-addresses.ts";
import { dropCookie } from "../../src/browser/cookies.ts";
import { type OtherBrowser, openStudioChannel, type StudioChannel } from "../../src/browser/studio-channel.ts";
import { nameBrowser } from "../../src/browser/studio-browser.ts";
import { SocketOfTest } from "../support/socket-of-test.ts";

const channels: StudioChannel[] = [];
beforeEach(() => {
  SocketOfTest.all = [];
  vi.stubGlobal("WebSocket", SocketOfTest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const channel of channels.splice(0)) channel.close();
});

/** An end, what it received and from which other browser, and how often others came to be reachable. */
function openEnd() {
  const received: [message: unknown, otherBrowser: OtherBrowser | undefined][] = [];
  const onReach = vi.fn<() => void>();
  const channel = openStudioChannel((message, otherBrowser) => received.push([message, otherBrowser]), onReach);
  channels.push(channel);
  return { channel, received, onReach, socket: () => SocketOfTest.all.at(-1) };
}

/** An end of another browser: it has a name of its own, and shares no channel. */
function openElsewhere() {
  dropCookie("kezek-studio-browser");
  vi.stubGlobal(
    "BroadcastChannel",
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} elsewhere`);
      }
    },
  );
  return openEnd();
}

const openSockets = () => SocketOfTest.all.forEach((socket) => socket.open());

test("within a browser a message is heard once, though it comes by both ways, and from no device", async () => {
  const [page, studio] = [openEnd(), openEnd()];
  openSockets();
  page.channel.post({ step: 1 });
  page.channel.post({ step: 2 });
  await expect.poll(() => studio.received.length).toBe(2);
  expect(SocketOfTest.all[0]?.sent).toHaveLength(2);
  expect(studio.received).toEqual([
    [{ step: 1 }, undefined],
    [{ step: 2 }, undefined],
  ]);
});

test("another browser hears it once by the socket, with which it is and the name of the device", () => {
  const page = openEnd();
  const name = nameBrowser();
  const studio = openElsewhere();
  openSockets();
  page.channel.post({ step: 1 });
  expect(studio.received).toEqual([[{ step: 1 }, { browser: name, device: expect.stringMatching(/ on /) }]]);
  expect(nameBrowser()).not.toBe(name);
  expect(SocketOfTest.all[0]?.address).toBe(`${location.origin.replace("http", "ws")}/studio/socket`);
});

test("what is none of ours is not heard", () => {
  const studio = openEnd();
  openSockets();
  for (const text of ["hello", "null", '{"message":{"step":1}}']) studio.socket()?.receive(text);
  expect(studio.received).toEqual([]);
});

test("a socket that breaks is opened again, each time after twice the pause, and the first pause again once it was there", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const page = openEnd();
  for (const pause of [1000, 2000, 4000]) {
    const count = SocketOfTest.all.length;
    page.socket()?.close();
    vi.advanceTimersByTime(pause - 1);
    expect(SocketOfTest.all).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(SocketOfTest.all).toHaveLength(count + 1);
  }
  expect(page.onReach).not.toHaveBeenCalled();
  page.socket()?.open();
  expect(page.onReach).toHaveBeenCalledTimes(1);
  const count = SocketOfTest.all.length;
  page.socket()?.close();
  vi.advanceTimersByTime(1000);
  expect(SocketOfTest.all).toHaveLength(count + 1);
  page.socket()?.open();
  expect(page.onReach).toHaveBeenCalledTimes(2);
});

test("without a socket nothing is lost within the browser", async () => {
  const [page, studio] = [openEnd(), openEnd()];
  SocketOfTest.all[0]?.close();
  page.channel.post({ step: 1 });
  await expect.poll(() => studio.received).toEqual([[{ step: 1 }, undefined]]);
});

test("what is too long for the socket is heard within the browser alone, and what comes then goes on both ways", async () => {
  const [page, studio] = [openEnd(), openEnd()];
  openSockets();
  page.channel.post({ step: "я".repeat(studioMessageBytes / 2) });
  page.channel.post({ step: 2 });
  await expect.poll(() => studio.received.length).toBe(2);
  expect(SocketOfTest.all[0]?.sent).toHaveLength(1);
});

test("an end that is closed opens no socket any more", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { channel, socket } = openEnd();
  socket()?.close();
  channel.close();
  vi.runAllTimers();
  expect(SocketOfTest.all).toHaveLength(1);
});
