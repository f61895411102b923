import type { PostToHost } from "../../domain/widget.ts";
import { isFramed } from "../browser/frame.ts";

/** Posts messages to the page around a widget; none where there is no such page. */
export function createPostToHost(): PostToHost {
  if (!isFramed()) return () => {};
  return (message) =>
    void import("../browser/widget.ts").then(
      ({ postToHost }) => postToHost(message),
      () => {},
    );
}
