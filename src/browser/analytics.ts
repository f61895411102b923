import { createInstance, Types } from "@amplitude/analytics-browser";
import type { Track } from "../../domain/analytics.ts";
import { clientApp } from "../../domain/client-app.ts";
import { isSecure } from "./cookies.ts";

export type AnalyticsSettings = {
  /** What the analytics service knows this site by; "" where analytics is off. */
  key: string;
  /** Where batches are posted; "" is the service's own address. */
  url: string;
};

/** The numbers of spec §9, in the library's words; its cap of the queue, 1000 events, is no setting of it. */
const numbers = {
  flushQueueSize: 30,
  flushIntervalMillis: 1000,
  flushMaxRetries: 5,
  sessionTimeout: 30 * 60 * 1000,
} as const;
const cookieDays = 365;

/**
 * Posts batches of events to Amplitude (spec §7, Analytics), which says of each answer what becomes of its events
 * (spec §8). Pages, forms and addresses are not looked at: a secret stands in some.
 */
export function startAnalytics({ key, url }: AnalyticsSettings): Track {
  const client = createInstance();
  client.init(key, {
    ...numbers,
    cookieOptions: { expiration: cookieDays, secure: isSecure() },
    ...(url !== "" && { serverUrl: url }),
    appVersion: clientApp.version,
    autocapture: false,
    fetchRemoteConfig: false,
    enableDiagnostics: false,
    trackingOptions: { ipAddress: false },
    logLevel: Types.LogLevel.None,
  });
  return (name, properties) => void client.track(name, properties);
}
