import type { Mutations, Reads } from "../contract/handler.ts";
import { bindCard, getCardBinding, proveCardBinding } from "../services/payments/bind-card.ts";
import { getCardSaving, startCardSaving } from "../services/payments/card-saving.ts";
import { getPaymentCards, removeCard, setDefaultCard } from "../services/payments/saved-cards.ts";
import { startCardSavingForVisit } from "../services/prepayments/save-card.ts";

export const paymentCardReads: Pick<Reads, "getPaymentCards" | "getCardBinding" | "getCardSaving"> = {
  getPaymentCards: ({ currentUser, now }, { pool }) => getPaymentCards({ currentUser, now }, pool),
  getCardBinding: ({ params: { bindingId }, currentUser, now }, dependencies) =>
    getCardBinding({ bindingId, currentUser, now }, dependencies),
  getCardSaving: ({ params: { cardId }, currentUser }, { pool }) => getCardSaving({ cardId, currentUser }, pool),
};

type PaymentCardMutation =
  | "bindPaymentCard"
  | "proveCardBinding"
  | "startCardSaving"
  | "startCardSavingForVisit"
  | "setDefaultPaymentCard"
  | "removePaymentCard";

export const paymentCardMutations: Pick<Mutations, PaymentCardMutation> = {
  bindPaymentCard: ({ body, currentUser, language, address, now }, dependencies, transaction) =>
    bindCard({ ...body, currentUser, language, address, now }, dependencies, transaction),
  proveCardBinding: ({ body, currentUser, now }, dependencies, transaction) =>
    proveCardBinding({ ...body, currentUser, now }, dependencies, transaction),
  startCardSaving: ({ currentUser, now }, _dependencies, transaction) =>
    startCardSaving({ currentUser, reservationId: null, now }, transaction),
  startCardSavingForVisit: ({ params, headers, currentUser, language, now }, _dependencies, transaction) => {
    const claim = { reservationId: params.reservationId, secret: headers.reservation_secret, currentUser };
    return startCardSavingForVisit({ ...claim, language, now }, transaction);
  },
  setDefaultPaymentCard: ({ params: { cardId }, currentUser, now }, _dependencies, transaction) =>
    setDefaultCard({ cardId, currentUser, now }, transaction),
  removePaymentCard: ({ params: { cardId }, currentUser, now }, _dependencies, transaction) =>
    removeCard({ cardId, currentUser, now }, transaction),
};
