import type { PostToHost } from "../../domain/widget.ts";

/** Posts a message to the page around this one, whoever that is: nothing of it is a secret. */
export const postToHost: PostToHost = (message) => window.parent.postMessage({ source: "kezek", ...message }, "*");

/** Has the page be as high as its content inside of a frame, and posts to the page around it how large that is. */
export function postSize(): void {
  const root = document.documentElement;
  root.dataset["framed"] = "";
  new ResizeObserver(() =>
    postToHost({ type: "resized", width: root.scrollWidth, height: Math.ceil(document.body.offsetHeight) }),
  ).observe(document.body);
}
