import type { Frame } from "@playwright/test";
import type { Target } from "./step.ts";

/** Something on a page that a client can do something with, and how likely they are to. */
export type Control = Omit<Target, "frame"> & {
  weight: number;
  /** Of a field: what it is for, as its attributes say. */
  purpose: string;
};

/** What of a page can be told from outside. */
export type PageView = {
  controls: Control[];
  hasHeading: boolean;
  heading: string;
  /** Where the page's processes stand: "sign-in provingPhone". */
  states: string[];
  /** How many controls are in what the page is about, outside of its bars. */
  inMain: number;
};

declare global {
  interface Window {
    kezekControls: Element[];
  }
}

/** What is to be seen and done on a page; a dialog that is open is all that can be used. Puts the controls into `kezekControls`. */
export async function look(frame: Frame): Promise<PageView> {
  return frame.evaluate(() => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const main = document.querySelector("main");
    const selector =
      'button, a[href], input:not([type=hidden]):not([type=file]), textarea, select, summary, [role="option"]';
    const seen = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getAttribute("aria-disabled") !== "true" &&
        !element.matches(":disabled") &&
        element.closest("[inert]") === null,
    );
    const counted = new Map<string, number>();
    const controls = [];
    window.kezekControls = [];
    for (const element of seen) {
      const isField =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement &&
          !["radio", "checkbox", "button", "submit", "range"].includes(element.type));
      const isChoice = element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type);
      if (element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === "range"))
        continue;
      if (
        element instanceof HTMLAnchorElement &&
        (element.origin !== location.origin || element.hasAttribute("download"))
      )
        continue;
      const kind: Control["kind"] = isField
        ? "field"
        : isChoice
          ? "choice"
          : element instanceof HTMLAnchorElement
            ? "link"
            : "button";
      const name = nameOf(element);
      const key = `${kind} ${name}`;
      const nth = counted.get(key) ?? 0;
      counted.set(key, nth + 1);
      const isInBar = element.closest("header, footer, nav") !== null && element.closest("main") === null;
      const isAct = /(^|\s)_?act_/.test(element.className);
      const isFilled = isField && element.value !== "";
      const weight = isField ? (isFilled ? 0.3 : 12) : isAct ? 9 : isInBar ? 0.1 : kind === "link" ? 0.6 : 1;
      window.kezekControls.push(element);
      controls.push({
        kind,
        name,
        nth,
        weight,
        purpose: isField
          ? `${element.autocomplete} ${element.inputMode} ${element.type} ${element.name} ${element.id}`
          : "",
      });
    }
    const heading = (dialog ?? document).querySelector("h1, h2, [data-title]");
    return {
      controls,
      hasHeading: heading !== null,
      heading: heading?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "",
      states: [...document.querySelectorAll<HTMLElement>("*")].flatMap((element) =>
        element.getAttributeNames().flatMap((name) => {
          const process = /^data-(?:(.+)-)?state$/.exec(name);
          return process === null ? [] : [`${process[1] ?? "reservation"} ${element.getAttribute(name)}`];
        }),
      ),
      inMain: seen.filter((element) => (dialog ?? main)?.contains(element)).length,
    };

    function nameOf(element: HTMLElement): string {
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      const by = element.getAttribute("aria-labelledby");
      const text =
        element.getAttribute("aria-label") ??
        (by === null ? undefined : document.getElementById(by)?.textContent) ??
        labels?.[0]?.textContent ??
        element.textContent;
      return (text ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 80);
    }
  });
}
