import { useSyncExternalStore } from "react";
import { secretMark } from "../../domain/addresses.ts";
import { requiredContext } from "../ui/required-context.ts";

/** The gift card with which somebody went to a firm to book there. */
export type CardInHand = {
  /** @param token of the card's link */
  take: (token: string, firmId: number) => void;
  /** The token of the card that was taken to this firm. */
  tokenFor: (firmId: number) => string | undefined;
  putAway: () => void;
};

export const [CardInHandProvider, useCardInHand] = requiredContext<CardInHand>("gift card in hand");

const never = () => () => {};

/** Whether a gift card was taken to this firm; not before the page is alive, since only the device knows. */
export function useHasCardInHand(firmId: number): boolean {
  const { tokenFor } = useCardInHand();
  return useSyncExternalStore(
    never,
    () => tokenFor(firmId) !== undefined,
    () => false,
  );
}

/** The token in what was typed: itself, or the whole link of a gift card. */
export function tokenIn(typed: string): string {
  const text = typed.trim();
  const at = text.indexOf(secretMark);
  return at < 0 ? text : text.slice(at + secretMark.length);
}
