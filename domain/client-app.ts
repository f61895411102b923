/** Who this client is to the service (spec §9). */
export const clientApp = { id: "WEB", version: "15.0.0" } as const;

/** What signing in tells of the device (spec §7: appVersion, clientApp, deviceName, deviceOS). */
export type Device = {
  appVersion: string;
  clientApp: typeof clientApp.id;
  deviceName: string;
  deviceOS: string;
};

/** Where a client came from who came by no channel (spec §3). */
export const defaultReferrer = "direct";
