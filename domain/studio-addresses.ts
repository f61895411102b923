import { servicePaths } from "./addresses.ts";

/** Beside the studio: where a phone's browser says that it may be watched, the socket that carries what is observed, and the paths to be played. */
export const studioPaths = {
  phone: `${servicePaths.studio}/phone`,
  socket: `${servicePaths.studio}/socket`,
  paths: `${servicePaths.studio}/paths.json`,
} as const;

/** The most bytes of one message of the socket. */
export const studioMessageBytes = 262_144;

/** By how many minutes the service's clock is off for a request: heard beside the sandbox alone. */
export const serviceClockHeader = "kezek-studio-clock";

/** The most minutes by which a clock is off on purpose: a year. */
export const longestClockMinutes = 527_040;

/** The switches by which the sandbox's stand-ins misbehave. */
export const sandboxSwitches = {
  sms: `${servicePaths.sandbox}/sms/faults`,
  payments: `${servicePaths.sandbox}/payments/faults`,
} as const;
