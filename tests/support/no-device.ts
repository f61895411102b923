import type { DeviceAbilities } from "../../src/blocks/device.ts";

/** A device that can do nothing. */
export const noDevice: DeviceAbilities = {
  phone: "none",
  deviceOffset: () => 300,
  savesData: () => false,
  readOneTimeCode: async () => undefined,
  copyText: async () => false,
  onInstallOffer: () => () => {},
  share: undefined,
  print: () => {},
};
