import { requiredContext } from "../ui/required-context.ts";

/** A phone or a tablet by who makes its system. */
export type Phone = "iphone" | "android";

/** What the device is and can do. */
export type DeviceAbilities = {
  /** Whose phone this is; undefined in the first paint. */
  phone: Phone | "none" | undefined;
  /** What the device says of an instant (epoch milliseconds): minutes east of UTC. */
  deviceOffset: (epoch: number) => number;
  /** Whether the client pays for every byte or waits for it: what they have not asked for is then not fetched. */
  savesData: () => boolean;
  /** The code of a message that arrives on this very device (WebOTP); undefined where there is no such thing. */
  readOneTimeCode: (signal: AbortSignal) => Promise<string | undefined>;
  /** Puts a text on the clipboard; false where the browser does not let us. */
  copyText: (text: string) => Promise<boolean>;
  /** Listens for a browser that can install the app by a press, and gives what asks the client; answers what stops listening. */
  onInstallOffer: (listener: (ask: () => void) => void) => () => void;
  /** Hands a link over to what the client chooses of the device; absent where the device has nothing of the kind. */
  share: ((url: string) => Promise<void>) | undefined;
  /** Prints the page, as the browser does. */
  print: () => void;
};

export const [DeviceProvider, useDevice] = requiredContext<DeviceAbilities>("device");
