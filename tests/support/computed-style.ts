/** What of an element jsdom's own sheet looks at; what a page is styled by is not there in tests. */
const attributes = ["hidden", "open", "type", "style"] as const;
const known = new Map<string, CSSStyleDeclaration>();

/**
 * Has jsdom work out the style of one element of each kind: for every question by a role it went through all rules of its sheet
 * for each element. No inline style of ours hides what is inside of another element.
 */
export function rememberStyles(): void {
  const workOut = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !element.isConnected) return workOut(element, pseudoElement);
    const kind = [element.localName, ...attributes.map((name) => String(element.getAttribute(name)))].join("|");
    const style = known.get(kind) ?? copyOf(workOut(element));
    known.set(kind, style);
    return style;
  };
}

/** What anybody asks for, of a style that would follow its element. */
function copyOf({ display, visibility, pointerEvents }: CSSStyleDeclaration): CSSStyleDeclaration {
  return Object.assign(document.createElement("span").style, { display, visibility, pointerEvents });
}
