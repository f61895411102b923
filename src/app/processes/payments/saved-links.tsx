import { type ComponentProps, useMemo } from "react";
import { savedValues } from "../../../browser/saved-values.ts";
import type { SavedLinks, WithSavedLinks as Saved } from "../../../payments/saved-links.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";

/** Nobody pays by more links at once. */
const mostLinks = 10;

/** Keeps on this device by which links somebody pays. */
export default function WithSavedLinks({ children }: ComponentProps<Saved>) {
  const { stored } = useDependencies("browser");
  const saved = useMemo<SavedLinks>(() => {
    const { paymentLinks } = savedValues(stored);
    const links = () => paymentLinks.read()?.links ?? [];
    return {
      keyOf: (linkId) => links().find((link) => link.linkId === linkId),
      keep: (linkId, key) => {
        const others = links().filter((link) => link.linkId !== linkId);
        paymentLinks.write({ links: [...others, { linkId, ...key }].slice(-mostLinks) });
      },
    };
  }, [stored]);
  return children(saved);
}
