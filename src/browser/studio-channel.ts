import * as v from "valibot";
import { readDevice } from "./device.ts";
import { nameBrowser } from "./studio-browser.ts";
import { openStudioSocket } from "./studio-socket.ts";

const name = "kezek-studio";

/** One end of the channel between pages and studios: those of this browser hear it at once, those of others by the service's socket. */
export type StudioChannel = {
  /** Tells all others what JSON can hold. */
  tell(message: object): void;
  close(): void;
};

/** What goes over the socket: of which browser it is, and on what it runs. */
const Sealed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ browser: v.string(), device: v.string(), message: v.unknown() }),
);

/**
 * Opens an end of the channel.
 * @param hear is called with what the others tell; for those of another browser, with the name of their device
 * @param onReach is called each time when other browsers can be told something (again)
 */
export function openStudioChannel(
  hear: (message: unknown, device?: string) => void,
  onReach: () => void = () => {},
): StudioChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => hear(data));
  const { deviceName, deviceOS } = readDevice();
  const own = { browser: nameBrowser(), device: `${deviceName} on ${deviceOS}` };
  const hearFar = (text: unknown) => {
    const { success, output } = v.safeParse(Sealed, text);
    if (success && output.browser !== own.browser) hear(output.message, output.device);
  };
  const socket = openStudioSocket(hearFar, onReach);
  return {
    tell(message) {
      channel.postMessage(message);
      socket.tell(JSON.stringify({ ...own, message }));
    },
    close() {
      channel.close();
      socket.close();
    },
  };
}

/** Calls `act` when the page is left. */
export function onLeave(act: () => void): void {
  globalThis.addEventListener?.("pagehide", act);
}
