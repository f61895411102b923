/**
 * Hears what the page in a frame of this one says, as long as it is of an origin.
 * @returns the end of that
 */
export function hearFrame(frame: HTMLIFrameElement, origin: string, hear: (said: unknown) => void): () => void {
  const take = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === frame.contentWindow) hear(event.data);
  };
  window.addEventListener("message", take);
  return () => window.removeEventListener("message", take);
}

/** Says something to the page in a frame of this one, as long as it is of an origin. */
export function tellFrame(frame: HTMLIFrameElement, origin: string, said: object): void {
  frame.contentWindow?.postMessage(said, origin);
}

/** Says something to the page around this one, as long as it is of the same origin. */
export function tellPageAround(said: object): void {
  window.parent.postMessage(said, window.location.origin);
}

/** Leaves for a page of another site. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
