import { createContext, use } from "react";
import type { OpenPicture } from "../../../domain/crop.ts";

/** What the profile needs of the app and may not fetch itself. */
export type ProfilePort = {
  /** Rejects where the browser cannot read the file as a picture. */
  openPicture: (file: Blob) => Promise<OpenPicture>;
  /** How much of a picture has been sent, 0 to 1; undefined while none is. */
  upload: { read: () => number | undefined; subscribe: (listener: () => void) => () => void };
};

const ProfilePortContext = createContext<ProfilePort | undefined>(undefined);

export const ProfilePortProvider = ProfilePortContext.Provider;

/** Throws outside of the app. */
export function useProfilePort(): ProfilePort {
  const port = use(ProfilePortContext);
  if (port === undefined) throw new Error("No profile port: render inside of the app");
  return port;
}
