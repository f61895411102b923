const name = "kezek-studio";

/** One end of the channel between the pages of this browser and its studio; nothing of it leaves the browser. */
export type StudioChannel = {
  /** Tells all others what JSON can hold. */
  tell(message: object): void;
  close(): void;
};

/** Opens an end of the channel. @param hear is called with what the others tell */
export function openStudioChannel(hear: (message: unknown) => void): StudioChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => hear(data));
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Calls `act` when the page is left. */
export function onLeave(act: () => void): void {
  globalThis.addEventListener?.("pagehide", act);
}
