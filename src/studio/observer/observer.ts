import { onLeave, openStudioChannel } from "../../browser/studio-channel.ts";
import type { InspectionEvent } from "xstate";
import { onStudioFaults } from "../../browser/studio-faults.ts";
import { newUuid } from "../../../domain/new-uuid.ts";
import { minuteMs } from "../../../domain/time.ts";
import type { FromPage, Observation } from "../wire.ts";
import { isFromPage, isFromStudio } from "../messages.ts";
import { createDescribe } from "./describe.ts";
import { nameBrowser } from "../../browser/studio-browser.ts";
import { onAddressChange, onWrittenElsewhere, openStudioTab } from "../../browser/studio-tab.ts";
import { isOpenToOthers, isStudioWatching } from "../../browser/studio-cookie.ts";
import { moveClock } from "../../browser/studio-clock.ts";
import { breakableSource } from "../faults/breakable-source.ts";
import { currentFaults } from "../faults/current-faults.ts";
import { type Faults, noFaults, readFaults } from "../faults/faults.ts";
import { failStorage, keepFaults } from "../faults/storage.ts";
import { type Send, withFaults } from "../faults/with-faults.ts";
import { offerReport } from "./report.ts";
import { observeRequests } from "./requests.ts";
import { redactedAddress } from "./redacted-address.ts";

/** So much is remembered for a studio that is opened later. */
const remembered = 3000;

/** What a page hands to whoever looks on: what its processes do, and what it sends by another way than `fetch`. */
type Observer = { inspect: (event: InspectionEvent) => void; aroundSend: (send: Send) => Send };

/**
 * Begins to publish to the studios of this browser, and of others, what the processes of this page do, and lets them send events to those.
 * Phones, codes and whatever opens something are struck out before: see fields.ts.
 */
export function openObserver(): Observer {
  const clock = Date.now.bind(Date);
  const page = newUuid();
  const browser = nameBrowser();
  const tab = openStudioTab(page);
  const memory: FromPage[] = readMemory(tab.left);
  let number = 0;
  const publish = (observation: Observation) => {
    const message = { page, number: ++number, at: clock(), observation };
    memory.push(message);
    if (memory.length > remembered) memory.shift();
    channel.post(message);
  };
  const now = () => Math.round(performance.now());
  const { inspect, find } = createDescribe(publish, now, () => redactedAddress(globalThis.location));
  const faults = currentFaults();
  let published: Faults = noFaults;
  const publishFaults = () => {
    if (JSON.stringify(faults()) === JSON.stringify(published)) return;
    published = faults();
    publish({ kind: "broken", faults: published });
  };
  const breakAs = (wanted: unknown) => {
    keepFaults(readFaults(JSON.stringify(wanted)));
    publishFaults();
  };
  let address = redactedAddress(globalThis.location);
  const publishAddress = (by: number) => {
    const now = redactedAddress(globalThis.location);
    if (by === 0 && now === address) return;
    address = now;
    publish({ kind: "went", address, by });
  };
  const publishAll = () => memory.forEach((one) => channel.post(one));
  const channel = openStudioChannel((message, otherBrowser) => {
    if (!isFromStudio(message) || !isStudioWatching()) return;
    if (message.ask === "everything") return publishAll();
    if (otherBrowser !== undefined && !isOpenToOthers()) return;
    if (message.ask === "break") return message.browser === browser ? breakAs(message.faults) : undefined;
    if (message.page !== page) return;
    const { actor, event } = message;
    const running = find(actor);
    if (running?.getSnapshot().can(event)) running.send(event);
    else publish({ kind: "notSent", actor, type: event.type });
  }, publishAll);
  if (tab.reloaded !== undefined) publish({ kind: "opened", after: tab.reloaded });
  failStorage(faults());
  moveClock(() => (faults().deviceClock ?? 0) * minuteMs);
  publishFaults();
  onWrittenElsewhere(publishFaults);
  onAddressChange(publishAddress);
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const breaking = withFaults({ faults, wait });
  const observing = observeRequests(publish, now);
  const aroundSend = (send: Send) => observing(breaking(send));
  const send = aroundSend(globalThis.fetch.bind(globalThis));
  globalThis.fetch = async (target, init) => send(new Request(target, init));
  if (typeof EventSource !== "undefined") {
    const deps = { faults, onChange: onStudioFaults, wait, base: globalThis.location.href };
    Object.assign(globalThis, { EventSource: breakableSource(EventSource, deps) });
  }
  offerReport(memory);
  onLeave(() => {
    publish({ kind: "left" });
    if (isStudioWatching()) tab.leave(JSON.stringify(memory));
  });
  return { inspect, aroundSend };
}

/** What the page remembers of what it was before it was loaded again. */
function readMemory(text = "[]"): FromPage[] {
  const left: unknown = JSON.parse(text);
  return Array.isArray(left) ? left.filter(isFromPage) : [];
}
