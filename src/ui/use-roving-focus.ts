import { useState, type FocusEvent, type KeyboardEvent } from "react";

const attribute = "data-roving";

/** What makes a button one of the items. */
export type RovingItem = { [attribute]: string; tabIndex: 0 | -1 };

type Roving = {
  /** For the element around the items. */
  group: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** For each item, in the order of the page. */
  item: (key: string) => RovingItem;
};

/**
 * One stop of the Tab key for many buttons, with the arrows between them (WAI-ARIA, roving tabindex): left and right
 * in the order of the page, up and down by what stands above and below, Home and End.
 * @param keys all items
 * @param preferred the item that Tab reaches first; the first of all when it is not there
 */
export function useRovingFocus(keys: readonly string[], preferred: string | undefined): Roving {
  const [last, setLast] = useState<string>();
  const current = [last, preferred].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];
  return {
    group: {
      onKeyDown: (event) => {
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${attribute}]`)];
        const from = items.findIndex((item) => item.contains(event.target instanceof Node ? event.target : null));
        const to = from === -1 ? undefined : target(items, from, event.key);
        if (to === undefined) return;
        event.preventDefault();
        to.focus();
      },
      onFocus: (event) => {
        const key = event.target.closest(`[${attribute}]`)?.getAttribute(attribute);
        if (typeof key === "string") setLast(key);
      },
    },
    item: (key) => ({ [attribute]: key, tabIndex: key === current ? 0 : -1 }),
  };
}

function target(items: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowRight":
      return items[Math.min(from + 1, items.length - 1)];
    case "ArrowLeft":
      return items[Math.max(from - 1, 0)];
    case "ArrowDown":
      return inNextRow(items.slice(from), (box, own) => box.top >= own.bottom);
    case "ArrowUp":
      return inNextRow(items.slice(0, from + 1).toReversed(), (box, own) => box.bottom <= own.top);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default:
      return undefined;
  }
}

/** The nearest item of the first row that lies beyond; `items` begins with the one that has the focus. */
function inNextRow(
  items: readonly HTMLElement[],
  isBeyond: (box: DOMRect, own: DOMRect) => boolean,
): HTMLElement | undefined {
  const boxes = items.map((item) => ({ item, box: item.getBoundingClientRect() }));
  const own = boxes[0]?.box;
  if (own === undefined) return undefined;
  const beyond = boxes.filter(({ box }) => isBeyond(box, own));
  const row = beyond.filter(({ box }) => box.top === beyond[0]?.box.top);
  const [nearest] = row.toSorted(
    (one, other) => Math.abs(one.box.left - own.left) - Math.abs(other.box.left - own.left),
  );
  return nearest?.item;
}
