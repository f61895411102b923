import * as v from "valibot";
import { readDevice } from "./device.ts";
import { nameBrowser } from "./studio-browser.ts";
import { openStudioSocket } from "./studio-socket.ts";

const name = "kezek-studio";

/** Another browser than the own one: by what it is known from others, and on what it runs. */
export type OtherBrowser = { browser: string; device: string };

/** One end of the channel between pages and studios: those of this browser receive a message at once, those of others by the service's socket. */
export type StudioChannel = {
  /** Posts to all others what JSON can hold. */
  post(message: object): void;
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
 * @param onMessage is called with what the others post; for those of another browser, with which that is
 * @param onReach is called each time when other browsers can be reached (again)
 */
export function openStudioChannel(
  onMessage: (message: unknown, otherBrowser?: OtherBrowser) => void,
  onReach: () => void = () => {},
): StudioChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => onMessage(data));
  const { deviceName, deviceOS } = readDevice();
  const own = { browser: nameBrowser(), device: `${deviceName} on ${deviceOS}` };
  const onSocketMessage = (text: unknown) => {
    const { success, output } = v.safeParse(Sealed, text);
    if (!success || output.browser === own.browser) return;
    const { message, ...otherBrowser } = output;
    onMessage(message, otherBrowser);
  };
  const socket = openStudioSocket(onSocketMessage, onReach);
  return {
    post(message) {
      channel.postMessage(message);
      socket.send(JSON.stringify({ ...own, message }));
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
