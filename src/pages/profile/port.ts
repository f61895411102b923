import type { OpenPicture } from "../../../domain/crop.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What the profile needs of the app and may not fetch itself. */
export type ProfilePort = {
  /** Rejects where the browser cannot read the file as a picture. */
  openPicture: (file: Blob) => Promise<OpenPicture>;
  /** How much of a picture has been sent, 0 to 1; undefined while none is. */
  upload: { read: () => number | undefined; subscribe: (listener: () => void) => () => void };
};

export const [ProfilePortProvider, useProfilePort] = requiredContext<ProfilePort>("port of the profile");
