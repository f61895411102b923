import { listenToFrame, leaveFor, postToFrame } from "../../../browser/frames.ts";
import { isFramed } from "../../../browser/frame.ts";
import type { Frames } from "../../../payments/frames.ts";

/** What passes between a page of paying and the frames in it, in this browser. */
export function pageFrames(): Frames {
  const isInside = isFramed();
  return { isFramed: isInside, listen: listenToFrame, post: postToFrame, leaveFor: isInside ? () => {} : leaveFor };
}
