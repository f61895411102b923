import type { Page } from "@playwright/test";

/**
 * What does not fit the page while its letters are twice as large: a line each, in the page's words.
 * @param inPlaceOf what its headings say meanwhile, by what they say: they are looked at in another language
 */
export async function unfitLetters(page: Page, inPlaceOf: Readonly<Record<string, string>> = {}): Promise<string[]> {
  return page.evaluate((others) => {
    const root = document.documentElement;
    const size = root.style.fontSize;
    const headings = headingTexts();
    const areOthers = Object.keys(others).length > 0;
    const own = headings.map(({ data }) => data);
    for (const text of headings) text.data = others[text.data] ?? text.data;
    // Where there is little motion, letters would grow within a millisecond, and be looked at before.
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync("*, ::before, ::after { transition-property: none !important }");
    document.adoptedStyleSheets.push(atOnce);
    root.style.fontSize = "200%";
    try {
      return [...new Set([...sideways(), ...unfitTexts()])];
    } finally {
      root.style.fontSize = size;
      for (const [index, text] of headings.entries()) text.data = own[index] ?? text.data;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce);
    }

    function headingTexts(): Text[] {
      const nodes = [...document.querySelectorAll("h1, h2")].flatMap(({ childNodes }) => [...childNodes]);
      return nodes.filter((node) => node instanceof Text).filter(({ data }) => data in others);
    }

    function sideways(): string[] {
      return root.scrollWidth > root.clientWidth ? [`the page goes on sideways to ${root.scrollWidth} px`] : [];
    }

    function unfitTexts(): string[] {
      const found: string[] = [];
      const placed: { text: string; within: Element; box: DOMRect }[] = [];
      for (const node of areOthers ? headings : allTexts()) {
        const within = node.parentElement;
        const text = node.nodeValue ?? "";
        if (within === null || text.trim() === "" || !isSeen(within)) continue;
        const { clips, isScrolled, isFloating } = surroundings(within);
        for (const { word, boxes } of wordsOf(node, text)) {
          const [first, last] = [boxes.at(0), boxes.at(-1)];
          if (first && last && last.top - first.top > first.height / 2) found.push(`"${word}" is broken`);
          for (const box of boxes) {
            const isOut = box.right > root.clientWidth + 1 || box.left < -1;
            const isCut = clips.some((clip) => box.right > clip.right + 1 || box.left < clip.left - 1);
            const isCutBelow = clips.some((clip) => box.top + box.height / 2 > clip.bottom);
            if (!isScrolled && (isOut || isCut || isCutBelow)) found.push(`"${word}" is cut`);
          }
          if (!isFloating) placed.push(...boxes.map((box) => ({ text: word, within, box })));
        }
      }
      return [...found, ...overlaps(placed)];
    }

    function allTexts(): Node[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node);
      return texts;
    }

    function isSeen(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest("svg, script, style, [popover]") === null
      );
    }

    function surroundings(element: Element) {
      const clips: Pick<DOMRect, "left" | "right" | "bottom">[] = [];
      let isScrolled = false;
      let isScrolledDown = false;
      let isFloating = false;
      for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
        const { clipPath, overflowX, overflowY, position } = getComputedStyle(around);
        // Words for those who listen to the page.
        if (clipPath !== "none") return { clips: [], isScrolled: true, isFloating: true };
        isScrolled ||= overflowX === "auto" || overflowX === "scroll";
        isFloating ||= position === "fixed" || position === "sticky";
        isScrolledDown ||= overflowY === "auto" || overflowY === "scroll";
        if (overflowX === "hidden" || overflowX === "clip") {
          const { left, right, bottom } = around.getBoundingClientRect();
          clips.push({ left, right, bottom: isScrolledDown ? Number.POSITIVE_INFINITY : bottom });
        }
      }
      return { clips, isScrolled, isFloating };
    }

    /** Parts that no line may break, each with its boxes. */
    function wordsOf(node: Node, text: string) {
      const range = document.createRange();
      return [...text.matchAll(/(?:[^\s\u00ad\u200b\-–—/]|–(?=\u2060))+/gu)].map(({ 0: word, index }) => {
        // The hyphen at the end of the line above belongs to what follows it.
        range.setStart(node, text[index - 1] === "\u00ad" ? index + 1 : index);
        range.setEnd(node, index + word.length);
        return { word, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) };
      });
    }

    function overlaps(placed: readonly { text: string; within: Element; box: DOMRect }[]): string[] {
      return placed.flatMap((one, index) =>
        placed
          .slice(index + 1)
          .filter(({ within, box }) => {
            const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
            const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
            return within !== one.within && across > 2 && down > Math.min(one.box.height, box.height) / 2;
          })
          .map(({ text }) => `"${text}" lies over "${one.text}"`),
      );
    }
  }, inPlaceOf);
}
