import type { TellHost } from "../../domain/widget.ts";

/** Says something to the page around this one, whoever that is: nothing of it is a secret. */
export const tellHost: TellHost = (said) => window.parent.postMessage({ source: "kezek", ...said }, "*");

/** Has the page be as high as its content inside of a frame, and tells the page around it how large that is. */
export function tellSize(): void {
  const root = document.documentElement;
  root.dataset["framed"] = "";
  new ResizeObserver(() =>
    tellHost({ type: "resized", width: root.scrollWidth, height: Math.ceil(document.body.offsetHeight) }),
  ).observe(document.body);
}
