import { requiredContext } from "../ui/required-context.ts";

/** What passes between a page of paying and the frames in it. */
export type Frames = {
  /** Whether the page is itself in a frame: a bank is then shown in a tab of its own. */
  isFramed: boolean;
  /** Listens to the messages of a frame that are of an origin; answers what ends it. */
  listen: (frame: HTMLIFrameElement, origin: string, onMessage: (message: unknown) => void) => () => void;
  post: (frame: HTMLIFrameElement, origin: string, message: object) => void;
  /** Leaves for a processor's page. A page in a frame can't: its link opens a tab of its own. */
  leaveFor: (url: string) => void;
};

export const [FramesProvider, useFrames] = requiredContext<Frames>("frames of a payment");
