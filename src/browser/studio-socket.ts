import { studioMessageBytes, studioPaths } from "../../domain/studio-addresses.ts";

/** An end of the service's socket between browsers. Where it breaks it is opened again, with growing pauses. */
export type StudioSocket = {
  /** Sends to all other ends; whoever is not there now gets nothing, and what is too long is not sent. */
  send(text: string): void;
  close(): void;
};

const shortestPauseMs = 1000;
const longestPauseMs = 60_000;
/** The most bytes of a UTF-16 unit in UTF-8. */
const bytesOfUnit = 3;

/**
 * @param onMessage is called with what the others send
 * @param onOpen is called each time when the others are there (again)
 */
export function openStudioSocket(onMessage: (text: unknown) => void, onOpen: () => void): StudioSocket {
  let pauseMs = shortestPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let socket = open();

  function open(): WebSocket {
    const address = new URL(studioPaths.socket, globalThis.location.href);
    const opened = new WebSocket(address.href.replace(/^http/, "ws"));
    opened.addEventListener("open", () => {
      pauseMs = shortestPauseMs;
      onOpen();
    });
    opened.addEventListener("message", ({ data }) => onMessage(data));
    opened.addEventListener("close", openAgain);
    return opened;
  }

  function openAgain(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      socket = open();
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN && text.length * bytesOfUnit <= studioMessageBytes) socket.send(text);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
