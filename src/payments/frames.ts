import { requiredContext } from "../ui/required-context.ts";

/** What passes between a page of paying and the frames in it. */
export type Frames = {
  /** Whether the page is itself in a frame: a bank is then shown in a tab of its own. */
  isFramed: boolean;
  /** Hears what a frame says that is of an origin; answers the end of it. */
  hear: (frame: HTMLIFrameElement, origin: string, hear: (said: unknown) => void) => () => void;
  tell: (frame: HTMLIFrameElement, origin: string, said: object) => void;
  /** Leaves for a processor's page. A page in a frame can't: its link opens a tab of its own. */
  leaveFor: (url: string) => void;
};

export const [FramesProvider, useFrames] = requiredContext<Frames>("frames of a payment");
