const name = "kezek-inspector";
/** So many events are kept for an inspector's page that is opened later. */
const remembered = 500;
const hello = "who is there?";

/**
 * Opens the app's end of the channel to the inspector's page: each event goes with the name of this tab, by which its
 * actors are told from those of another one.
 * @returns sends an event: what JSON can hold
 */
export function openInspectorChannel(): (event: object) => void {
  const channel = new BroadcastChannel(name);
  const tab = crypto.randomUUID();
  const sent: object[] = [];
  channel.addEventListener("message", ({ data }) => {
    if (data === hello) for (const message of sent) channel.postMessage(message);
  });
  return (event) => {
    const message = { tab, event };
    sent.push(message);
    if (sent.length > remembered) sent.shift();
    channel.postMessage(message);
  };
}

/** Hears what the tabs of the app send, from the first event that they still remember. @returns the end of it */
export function hearInspectorChannel(hear: (message: unknown) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => {
    if (data !== hello) hear(data);
  });
  channel.postMessage(hello);
  return () => channel.close();
}
