import { clientApp, type Device } from "../../../domain/client-app.ts";
import { createStore } from "../core/store.ts";
import type { Session } from "./session.ts";

/** Where pages are drawn for everybody: who is signed in, the browser adds. */
export const anonymousSession: Session = {
  user: createStore(undefined),
  tokens: { current: () => undefined, freshen: async () => {}, expired: async () => {}, refused: () => {} },
  signIn: async () => {},
  rename: async () => {},
  signOut: async () => {},
  syncWithStorage: () => {},
};

export const unknownDevice: Device = {
  appVersion: clientApp.version,
  clientApp: clientApp.id,
  deviceName: "unknown",
  deviceOS: "unknown",
};
