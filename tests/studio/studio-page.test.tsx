import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { isOpenToOthers, isStudioWatching, letStudioWatch } from "../../src/browser/studio-cookie.ts";
import { readStudioFaults } from "../../src/browser/studio-faults.ts";
import { noFaults, readFaults } from "../../src/studio/faults/faults.ts";
import { StudioPage } from "../../src/studio/page/StudioPage.tsx";
import { readRecording } from "../../src/studio/recording.ts";
import { SocketOfTest } from "../support/socket-of-test.ts";
import { messagesFrom, visit } from "./support.ts";
import { openStudio, prepareStudio } from "./open-studio.tsx";

beforeEach(prepareStudio);

test("before anything was heard the studio says what to do, and from then on pages let it look on", () => {
  render(<StudioPage />);
  expect(screen.getByRole("link", { name: "Open the app" })).toBeTruthy();
  expect(isStudioWatching()).toBe(true);
});

test("the studio opens no browser to others, and leaves one open that is", () => {
  const { unmount } = render(<StudioPage />);
  expect(isOpenToOthers()).toBe(false);
  unmount();
  letStudioWatch("open");
  render(<StudioPage />);
  expect(isOpenToOthers()).toBe(true);
});

test("the studio shows where a process stands, what was changed last, and what happened, the latest first", async () => {
  await openStudio();
  expect(within(screen.getByRole("navigation")).getByRole("button").textContent).toBe("reservationheld.holdingTime");
  expect(screen.getByRole("region", { name: "Context" }).textContent).toContain("hold.until");
  const lines = within(screen.getByRole("list", { name: "Log" })).getAllByRole("button");
  expect(lines.map((line) => line.dataset.kind)).toEqual([
    "fact",
    "failed",
    "response",
    "request",
    "called",
    "moved",
    "event",
    "began",
  ]);
});

test("what a phone tells by the socket stands as another device, and it is asked for all of it once it can be reached", async () => {
  await openStudio();
  const [, studio] = SocketOfTest.all;
  studio?.open();
  expect(studio?.sent.map((text): unknown => JSON.parse(text))).toEqual([
    expect.objectContaining({ message: { ask: "everything" } }),
  ]);
  for (const message of messagesFrom("phone", visit))
    studio?.receive(JSON.stringify({ browser: "of a phone", device: "Chrome on Android", message }));
  expect(await screen.findByRole("heading", { name: "Tab 2, another device: Chrome on Android" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Tab 1" })).toBeTruthy();
});

test("two tabs are two of the page that is looked at, and break nothing", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  await openStudio();
  const user = userEvent.setup();
  await user.click(screen.getByText("Break something"));
  await user.click(screen.getByRole("button", { name: "Two tabs" }));
  expect(opened).toHaveBeenCalledWith("/red-apple/reservation/time", "_blank");
  expect(readFaults(readStudioFaults())).toEqual(noFaults);
});

test("going back looks at the past and sends nothing out of it", async () => {
  const { asked } = await openStudio();
  const user = userEvent.setup();
  expect(screen.getByRole("region", { name: "Send" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /began/ }));
  expect(screen.getByRole("heading", { name: "reservation choosingTime" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Send" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to live" }));
  expect(screen.getByRole("heading", { name: "reservation held.holdingTime" })).toBeTruthy();
  expect(asked).toEqual([{ ask: "everything" }]);
});

test("an event that the state takes is sent to that process of that tab", async () => {
  const { asked } = await openStudio();
  await userEvent.setup().click(screen.getByRole("button", { name: "reservation.abandoned" }));
  await expect
    .poll(() => asked.at(-1))
    .toEqual({
      ask: "send",
      page: "a",
      actor: "x:0",
      event: { type: "reservation.abandoned" },
    });
});

test("what is looked at is exported as a recording, up to there", async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(saved.push(blob)), revokeObjectURL() {} }),
  );
  await openStudio();
  await userEvent.setup().click(screen.getByRole("button", { name: "Export" }));
  const recording = readRecording((await saved[0]?.text()) ?? "");
  expect(recording.steps).toEqual([
    {
      kind: "event",
      at: 1000,
      type: "slot.picked",
      content: { startTime: "13:00" },
      state: "held.holdingTime",
      facts: ["time.held"],
      calls: ["createHold"],
    },
  ]);
});

test("the looking on is ended, and begun again", async () => {
  await openStudio();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Watch this browser" }));
  expect(isStudioWatching()).toBe(false);
  expect(screen.getByRole("status").textContent).toContain("send nothing");
  await user.click(screen.getByRole("button", { name: "Watch this browser" }));
  expect(isStudioWatching()).toBe(true);
});

test("the log is narrowed by kind and by text, and all of it comes back", async () => {
  await openStudio();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "fact");
  expect(within(screen.getByRole("list", { name: "Log" })).getAllByRole("button")).toHaveLength(1);
  await user.type(screen.getByRole("searchbox", { name: "Text" }), "nothing like that");
  expect(screen.getByText("No line is like that.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(within(screen.getByRole("list", { name: "Log" })).getAllByRole("button")).toHaveLength(8);
});

test("what happened stays to be seen when the last process has ended", async () => {
  const { page } = await openStudio();
  page.post({ page: "a", number: 99, at: 99_000, observation: { kind: "ended", actor: "x:0", status: "stopped" } });
  await screen.findByRole("button", { name: /ended/ });
  expect(screen.getByRole("heading", { name: "reservation held.holdingTime" })).toBeTruthy();
});
