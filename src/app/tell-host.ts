import type { TellHost } from "../../domain/widget.ts";
import { isFramed } from "../browser/frame.ts";

/** Says something to the page around a widget; nothing is said where there is none. */
export function createTellHost(): TellHost {
  if (!isFramed()) return () => {};
  return (said) =>
    void import("../browser/widget.ts").then(
      ({ tellHost }) => tellHost(said),
      () => {},
    );
}
