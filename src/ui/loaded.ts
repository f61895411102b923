import { type FunctionComponent, lazy, useCallback, useRef, useState } from "react";

/** `import()` of a module and nothing that follows it: the build takes that into the fetching of the script, which then says nothing of styles that are lost. */
type Load<Module> = () => Promise<Module>;

/** A part of a page that comes when it is drawn, and that the page does without where it does not come. */
export function lazyOrNothing<Props extends object>(load: Load<{ default: FunctionComponent<Props> }>) {
  const nothing: FunctionComponent<Props> = () => null;
  return lazy(() => load().catch(() => ({ default: nothing })));
}

/**
 * A module that is fetched when `bring` is called, and again where that failed. The build asks for the styles of a module once, and takes a
 * link that failed for one that is there: those that failed meanwhile are asked for again. A browser may keep that a script failed for as
 * long as the page lives: where it is not to be had a second time although the service answers, the page is loaded anew.
 */
export function useLoaded<Module>(load: Load<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module }>();
  const [isFailed, setFailed] = useState(false);
  const first = useRef(load);
  const lost = useRef(new Set<HTMLLinkElement>());
  const hasLostScript = useRef(false);
  const bring = useCallback(async (page: Document) => {
    setFailed(false);
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.current.add(target);
    };
    page.addEventListener("error", note, { capture: true });
    try {
      const again = [...lost.current];
      lost.current.clear();
      await allOf(again.map(fetchAgain));
      const module = await first.current();
      setLoaded({ module });
    } catch {
      if (hasLostScript.current && (await isAnswered(page))) return page.defaultView?.location.reload();
      hasLostScript.current = lost.current.size === 0;
      setFailed(true);
    } finally {
      page.removeEventListener("error", note, { capture: true });
    }
  }, []);
  return { loaded: loaded?.module, isFailed, bring };
}

/** Whether the service answers at the page's own address. */
async function isAnswered(page: Document): Promise<boolean> {
  const asked = page.defaultView?.fetch(page.URL, { method: "HEAD" });
  return (await asked?.catch(() => undefined))?.ok === true;
}

/** Waits for all, also where one fails. */
async function allOf(promises: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}

/** A link in the place of one that failed. */
function fetchAgain(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = failed.ownerDocument.createElement("link");
    for (const { name, value } of failed.attributes) link.setAttribute(name, value);
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", reject);
    failed.replaceWith(link);
  });
}
