import { clientApp, type Device } from "../../domain/client-app.ts";

const systems = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;
const browsers = [
  ["Edge", /Edg\//],
  ["Opera", /OPR\//],
  ["Yandex", /YaBrowser\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\//],
  ["Chrome", /Chrome\//],
  ["Safari", /Safari\//],
] as const;

/** What a client would call this device in a list of their sessions: its browser and its system, no more. */
export function readDevice(userAgent: string = navigator.userAgent): Device {
  const named = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "unknown";
  return {
    appVersion: clientApp.version,
    clientApp: clientApp.id,
    deviceName: named(browsers),
    deviceOS: named(systems),
  };
}
