/** Brings an item of a list that goes on sideways on the screen, to its middle where it was not there; the page stays where it is. */
export function scrollSideways(list: HTMLElement, item: Element): void {
  const { left, right } = list.getBoundingClientRect();
  const one = item.getBoundingClientRect();
  if (one.left < left || one.right > right) list.scrollLeft += (one.left + one.right - left - right) / 2;
}
