// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nameBrowser } from "../../src/browser/studio-browser.ts";
import { isOpenToOthers, isStudioWatching, letStudioWatch } from "../../src/browser/studio-cookie.ts";
import { readStudioFaults } from "../../src/browser/studio-faults.ts";
import { noFaults, readFaults } from "../../src/studio/faults/faults.ts";
import { openObserver } from "../../src/studio/observer/observer.ts";
import { PhonePage } from "../../src/studio/page/PhonePage.tsx";
import { StudioPage } from "../../src/studio/page/StudioPage.tsx";
import { SocketOfTest } from "../support/socket-of-test.ts";
import { messagesFrom, visit } from "./support.ts";

/** jsdom has no sheets of styles that a script makes. */
const Sheet = class {
  replaceSync(): void {}
};
const { fetch } = globalThis;
const channels: BroadcastChannel[] = [];

beforeEach(() => {
  SocketOfTest.all = [];
  vi.stubGlobal("WebSocket", SocketOfTest);
  vi.stubGlobal("CSSStyleSheet", Sheet);
  vi.stubGlobal(
    "BroadcastChannel",
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
});
Element.prototype.scrollBy = () => {};

afterEach(() => {
  cleanup();
  for (const channel of channels.splice(0)) channel.close();
  globalThis.fetch = fetch;
  vi.unstubAllGlobals();
  localStorage.clear();
  letStudioWatch("nobody");
});

const kept = () => readFaults(readStudioFaults());

/** A studio in another browser asks every page of this one to have its storage full. */
function breakFromElsewhere(): void {
  const message = { ask: "break", browser: nameBrowser(), faults: { ...noFaults, storage: "full" } };
  for (const socket of SocketOfTest.all)
    socket.receive(JSON.stringify({ browser: "another one", device: "Chrome on Linux", message }));
}

/** Two pages of this browser, in which another one has broken the storage. */
function openTwoBroken(): void {
  letStudioWatch("open");
  openObserver();
  openObserver();
  breakFromElsewhere();
  expect(kept().storage).toBe("full");
}

test("by the button of the phone's page its browser is open to others", async () => {
  const user = userEvent.setup();
  letStudioWatch("own");
  render(<PhonePage />);
  await user.click(screen.getByRole("button", { name: "Yes, watch this browser" }));
  expect(isOpenToOthers()).toBe(true);
});

test("a phone that is watched no more has nothing wrong, and none of its open tabs takes a fault again", async () => {
  openTwoBroken();
  render(<PhonePage />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Watch it no more" }));
  expect(kept()).toEqual(noFaults);
  breakFromElsewhere();
  expect([kept(), isStudioWatching()]).toEqual([noFaults, false]);
});

test("where the studio ends the watching of its own browser nothing is wrong any more, there and in the studio", async () => {
  openTwoBroken();
  render(<StudioPage />);
  for (const message of messagesFrom("phone", visit))
    SocketOfTest.all.at(-1)?.receive(JSON.stringify({ browser: "of a phone", device: "Chrome on Android", message }));
  expect(await screen.findByText("Broken on purpose: 1")).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Watch this browser" }));
  expect(kept()).toEqual(noFaults);
  expect(screen.getByText("Break something")).toBeTruthy();
  breakFromElsewhere();
  expect(kept()).toEqual(noFaults);
});
