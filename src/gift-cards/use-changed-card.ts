import { useQueryClient } from "@tanstack/react-query";
import type { GiftCard } from "../../domain/entities.ts";
import { useChanged } from "../queries/changes.ts";
import { getGiftCard, getGiftCards } from "../queries/gift-card.ts";
import { useSource } from "../queries/source.ts";

/** Puts a card into the list as a call has answered it. */
export function useChangedCard(): (card: GiftCard) => void {
  const source = useSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  return (card) => {
    changed("giftCard", "money");
    queryClient.setQueryData(getGiftCard(source, card.id, undefined).queryKey, card);
    queryClient.setQueryData(
      getGiftCards(source).queryKey,
      (cards) => cards && { ...cards, bought: cards.bought.map((one) => (one.id === card.id ? card : one)) },
    );
  };
}
