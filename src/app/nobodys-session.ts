import { clientApp, type Device } from "../../domain/client-app.ts";
import { createCell } from "./cell.ts";
import type { Session } from "./session.ts";

/** Where pages are drawn for everybody: who is signed in, the browser adds. */
export const nobodysSession: Session = {
  user: createCell(undefined),
  firms: createCell([]),
  tokens: { current: () => undefined, freshen: async () => {}, expired: async () => {}, refused: () => {} },
  signIn: async () => {},
  rename: () => {},
  keepFirms: () => {},
  signOut: async () => {},
  lookAtStorage: () => {},
};

export const nobodysDevice: Device = {
  appVersion: clientApp.version,
  clientApp: clientApp.id,
  deviceName: "unknown",
  deviceOS: "unknown",
};
