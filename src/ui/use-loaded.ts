import { type FunctionComponent, lazy, useCallback, useRef, useState } from "react";

/** `import()` of a module and nothing that follows it: the build takes that into the fetching of the script, which then says nothing of styles that are lost. */
type Load<Module> = () => Promise<Module>;

/** A part of a page that comes when it is drawn, and that the page does without where it does not come. */
export function lazyOrNothing<Props extends object>(load: Load<{ default: FunctionComponent<Props> }>) {
  const nothing: FunctionComponent<Props> = () => null;
  return lazy(() => load().catch(() => ({ default: nothing })));
}

/** A module that is fetched when `bring` is called; where that failed, with the document whose styles may be lost, too. */
export function useLoaded<Module>(load: Load<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module }>();
  const [isFailed, setFailed] = useState(false);
  const first = useRef(load);
  const bring = useCallback(async (page?: Document) => {
    setFailed(false);
    try {
      await Promise.all(lostStyles(page).map(fetchAgain));
      const module = await first.current();
      setLoaded({ module });
    } catch {
      setFailed(true);
    }
  }, []);
  return { loaded: loaded?.module, isFailed, bring };
}

function lostStyles(page: Document | undefined): HTMLLinkElement[] {
  return [...(page?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])].filter(isLost);
}

/** Of styles that did not come, browsers keep no sheet, an empty one, or one that may not be read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/** The build asks for styles once, and takes a link that failed for one that is there. */
function fetchAgain(lost: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = lost.ownerDocument.createElement("link");
    for (const { name, value } of lost.attributes) link.setAttribute(name, value);
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", reject);
    lost.replaceWith(link);
  });
}
