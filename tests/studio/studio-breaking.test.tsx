import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { openStudioChannel } from "../../src/browser/studio-channel.ts";
import { readStudioFaults } from "../../src/browser/studio-faults.ts";
import { faultOf, noFaults, readFaults } from "../../src/studio/faults/faults.ts";
import { StudioPage } from "../../src/studio/page/StudioPage.tsx";
import type { FromPage } from "../../src/studio/wire.ts";
import { SocketOfTest } from "../support/socket-of-test.ts";
import { messagesFrom, visit } from "./support.ts";
import { openStudio, prepareStudio } from "./open-studio.tsx";

beforeEach(prepareStudio);

test("before anything was heard something can be broken, for the first load of a page, and it stands there once that was heard of", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const late = { mode: "arrivesLate", modes: ["none", "arrivesLate"] };
  vi.stubGlobal("fetch", async (url: string) => Response.json(url.includes("/sms/") ? late : []));
  const page = openStudioChannel(() => {});
  render(<StudioPage />);
  const user = userEvent.setup();
  await user.click(screen.getByText("Break something"));
  await user.click(screen.getByRole("button", { name: "Two tabs" }));
  expect(opened).toHaveBeenCalledWith("/", "_blank");
  await user.click(screen.getByRole("button", { name: "Storage full" }));
  expect(readFaults(readStudioFaults())).toEqual({ ...noFaults, storage: "full" });
  await screen.findByText("Broken on purpose: 2");
  expect(screen.getByRole("link", { name: "Open the app" })).toBeTruthy();
  for (const message of messagesFrom("a", visit)) page.post(message);
  await screen.findByRole("navigation", { name: "Processes" });
  expect(screen.getByText("Broken on purpose: 2")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Mend" }));
  expect(readFaults(readStudioFaults())).toEqual(noFaults);
});

test("what is to go wrong is chosen by call, fault and code, or as a set, is kept for the pages, and is mended", async () => {
  await openStudio();
  const user = userEvent.setup();
  const kept = () => readFaults(readStudioFaults());
  await user.click(screen.getByText("Break something"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Call" }), "getCountries");
  await user.selectOptions(screen.getByRole("combobox", { name: "Fault" }), "is refused with a code");
  await user.type(screen.getByRole("combobox", { name: "Code" }), "slotTaken");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByText("Broken on purpose: 1")).toBeTruthy();
  expect(screen.getByText("getCountries is refused with a code: slotTaken")).toBeTruthy();
  expect(faultOf(kept(), "GET", "/rest/common/countries")).toMatchObject({ kind: "refused", code: "slotTaken" });
  await user.click(screen.getByRole("button", { name: "Mend" }));
  expect(kept()).toEqual(noFaults);
  await user.click(screen.getByRole("button", { name: "Storage full" }));
  expect(screen.getByText("The storage is full once a page is loaded")).toBeTruthy();
  expect(kept().storage).toBe("full");
  await user.click(screen.getByRole("button", { name: "Mend everything" }));
  expect(screen.getByText("Break something")).toBeTruthy();
  for (const [set, words] of [
    ["Storage old", "What is kept is of an older version once a page is loaded"],
    ["Storage broken", "What is kept breaks off in its middle once a page is loaded"],
  ] as const) {
    await user.click(screen.getByRole("button", { name: set }));
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(kept().storage).toBe("broken");
});

test("SMS and processors stand as the service says, are switched there, and are mended with everything else", async () => {
  const modes: Record<string, string> = { sms: "none", payBox: "slow" };
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: { body: string }) => {
    if (init?.body !== undefined) {
      const { processor = "sms", mode }: { processor?: string; mode: string } = JSON.parse(init.body);
      asked.push(`${url} ${processor} ${mode}`);
      modes[processor] = mode;
    }
    const sms = { mode: modes["sms"], modes: ["none", "arrivesTwice"] };
    const payBox = { processor: "payBox", mode: modes["payBox"], modes: ["none", "slow", "of tomorrow"] };
    return Response.json(url.includes("/sms/") ? sms : [payBox]);
  });
  await openStudio();
  const user = userEvent.setup();
  expect(screen.queryByRole("combobox", { name: "SMS" })).toBeNull();
  await user.click(screen.getByText("Break something"));
  const sms = await screen.findByRole<HTMLSelectElement>("combobox", { name: "SMS" });
  expect(screen.getByText("Broken on purpose: 1")).toBeTruthy();
  expect(screen.getByRole("option", { name: "of tomorrow" })).toBeTruthy();
  await user.selectOptions(sms, "arrives twice");
  await screen.findByText("Broken on purpose: 2");
  await user.click(screen.getByRole("button", { name: "Mend PayBox" }));
  await screen.findByText("Broken on purpose: 1");
  await user.click(screen.getByRole("button", { name: "Mend everything" }));
  await screen.findByText("Break something");
  expect(sms.value).toBe("none");
  expect(asked).toEqual([
    "/sandbox/sms/faults sms arrivesTwice",
    "/sandbox/payments/faults payBox none",
    "/sandbox/sms/faults sms none",
  ]);
});

test("the clocks of the device and of the service are moved by a number, each on its own, and mended", async () => {
  await openStudio();
  const user = userEvent.setup();
  const kept = () => readFaults(readStudioFaults());
  await user.click(screen.getByText("Break something"));
  const ahead = screen.getByRole("spinbutton", { name: "Ahead by" });
  const moveBy = async (text: string, clock: string, unit: string) => {
    await user.selectOptions(screen.getByRole("combobox", { name: "Clock" }), clock);
    await user.selectOptions(screen.getByRole("combobox", { name: "Unit" }), unit);
    await user.clear(ahead);
    await user.type(ahead, text);
    await user.click(screen.getByRole("button", { name: "Move" }));
  };
  await moveBy("-2", "of the device", "days");
  await moveBy("90", "of the service", "minutes");
  expect(kept()).toEqual({ ...noFaults, deviceClock: -2880, serviceClock: 90 });
  expect(screen.getByText("Broken on purpose: 2")).toBeTruthy();
  expect(screen.getByText("The clock of the device is 2 days behind")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Mend" })[0] ?? ahead);
  expect(kept()).toEqual({ ...noFaults, serviceClock: 90 });
  await moveBy("3", "of the device", "hours");
  await moveBy("0", "of the service", "minutes");
  expect(kept()).toEqual({ ...noFaults, deviceClock: 180 });
});

test("a refusal is of one of the codes of its call or of any other, and has the status, the action and the wait that are chosen", async () => {
  await openStudio();
  const user = userEvent.setup();
  await user.click(screen.getByText("Break something"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Call" }), "cancelReservation");
  await user.selectOptions(screen.getByRole("combobox", { name: "Fault" }), "is refused with a code");
  const code = screen.getByRole<HTMLInputElement>("combobox", { name: "Code" });
  expect([...(code.list?.options ?? [])].slice(0, 2).map(({ value }) => value)).toEqual([
    "cancelTooLate",
    "notCancellable",
  ]);
  await user.type(code, "cancelTooLate");
  expect(screen.getByRole("option", { name: "as usual: 400" })).toBeTruthy();
  expect(screen.getByRole("option", { name: "as usual: callFirm" })).toBeTruthy();
  expect(screen.queryByRole("spinbutton", { name: "Wait, seconds" })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "429");
  await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "tryLater");
  await user.type(screen.getByRole("spinbutton", { name: "Wait, seconds" }), "30");
  await user.click(screen.getByRole("button", { name: "Add" }));
  const refusal = { kind: "refused", code: "cancelTooLate", status: 429, action: "tryLater", waitSeconds: 30 };
  expect(readFaults(readStudioFaults()).calls).toEqual([expect.objectContaining(refusal)]);
  expect(
    screen.getByText("cancelReservation is refused with a code: cancelTooLate, 429, tryLater, wait 30 s"),
  ).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "callFirm");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(readFaults(readStudioFaults()).calls[1]).not.toHaveProperty("waitSeconds");
});

test("what is to go wrong on another device is asked of that one, and stands there once it has said so", async () => {
  await openStudio();
  const user = userEvent.setup();
  const [, studio] = SocketOfTest.all;
  studio?.open();
  const receiveFrom = (message: FromPage) =>
    studio?.receive(JSON.stringify({ browser: "of a phone", device: "Chrome on Android", message }));
  const phone = messagesFrom("phone", visit);
  phone.forEach(receiveFrom);
  await user.click(screen.getByText("Break something"));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Where" }), "device 1: Chrome on Android");
  expect(screen.queryByRole("button", { name: "Two tabs" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Tunnel" }));
  const faults = { calls: [{ operation: "", method: "", path: "", kind: "offline" as const }], storage: null };
  expect(JSON.parse(studio?.sent.at(-1) ?? "")).toMatchObject({
    message: { ask: "break", browser: "of a phone", faults },
  });
  expect(readFaults(readStudioFaults())).toEqual(noFaults);
  expect(screen.getByText("Break something")).toBeTruthy();
  receiveFrom({ page: "phone", number: 90, at: 90_000, observation: { kind: "broken", faults } });
  expect(await screen.findByText("Broken on purpose: 1")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Mend" }));
  expect(JSON.parse(studio?.sent.at(-1) ?? "")).toMatchObject({ message: { ask: "break", faults: noFaults } });
});

test("a device that was chosen stays so when it is gone, nothing is broken meanwhile, and it can be broken once it is back", async () => {
  await openStudio();
  const user = userEvent.setup();
  const [, studio] = SocketOfTest.all;
  studio?.open();
  const receiveFrom = (message: FromPage) =>
    studio?.receive(JSON.stringify({ browser: "of a phone", device: "Chrome on Android", message }));
  messagesFrom("phone", visit).forEach(receiveFrom);
  await user.click(screen.getByText("Break something"));
  const where = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Where" });
  const chosen = () => where.selectedOptions[0]?.textContent;
  await user.selectOptions(where, "device 1: Chrome on Android");
  receiveFrom({ page: "phone", number: 91, at: 91_000, observation: { kind: "left" } });
  await expect.poll(chosen).toBe("Chrome on Android, gone");
  for (const name of ["Tunnel", "Add"]) {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    expect([name, button.disabled]).toEqual([name, true]);
    await user.click(button);
  }
  expect(readFaults(readStudioFaults())).toEqual(noFaults);
  messagesFrom("phone again", visit).forEach(receiveFrom);
  await expect.poll(chosen).toBe("device 1: Chrome on Android");
  await user.click(screen.getByRole("button", { name: "Tunnel" }));
  expect(JSON.parse(studio?.sent.at(-1) ?? "")).toMatchObject({ message: { ask: "break", browser: "of a phone" } });
});

test("instead of a device that is gone the own browser can be chosen again, and the device stands there no more", async () => {
  await openStudio();
  const user = userEvent.setup();
  const [, studio] = SocketOfTest.all;
  const receiveFrom = (message: FromPage) =>
    studio?.receive(JSON.stringify({ browser: "of a phone", device: "Chrome on Android", message }));
  messagesFrom("phone", visit).forEach(receiveFrom);
  await user.click(screen.getByText("Break something"));
  const where = await screen.findByRole("combobox", { name: "Where" });
  await user.selectOptions(where, "device 1: Chrome on Android");
  receiveFrom({ page: "phone", number: 91, at: 91_000, observation: { kind: "left" } });
  await screen.findByRole("option", { name: "Chrome on Android, gone" });
  await user.selectOptions(where, "this browser");
  expect(screen.queryByRole("combobox", { name: "Where" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Storage full" }));
  expect(readFaults(readStudioFaults()).storage).toBe("full");
});
