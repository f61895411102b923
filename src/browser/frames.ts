/**
 * Listens to the page in a frame of this one, as long as it is of an origin.
 * @returns what ends it
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: unknown) => void,
): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === frame.contentWindow) onMessage(event.data);
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}

/** Posts a message to the page in a frame of this one, as long as it is of an origin. */
export function postToFrame(frame: HTMLIFrameElement, origin: string, message: object): void {
  frame.contentWindow?.postMessage(message, origin);
}

/** Posts a message to the page around this one, as long as it is of the same origin. */
export function postToParent(message: object): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Leaves for a page of another site. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
