/** Whether it is the client's turn. */
export const isWaitingForUser = (snapshot: { hasTag(tag: "waitsForUser"): boolean }) => snapshot.hasTag("waitsForUser");

/** Whether the service is waited for: a button that asked it shows so, and asks nothing again. */
export const isWaitingForServer = (snapshot: { hasTag(tag: "waitsForServer"): boolean }) =>
  snapshot.hasTag("waitsForServer");
