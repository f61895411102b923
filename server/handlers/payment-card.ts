import type { Mutations, Reads } from "../contract/handler.ts";
import { bindCard, getCardBinding, proveCardBinding } from "../services/payments/bind-card.ts";
import { getPaymentCards, removeCard, setDefaultCard } from "../services/payments/saved-cards.ts";

export const paymentCardReads: Pick<Reads, "getPaymentCards" | "getCardBinding"> = {
  getPaymentCards: ({ currentUser, now }, { pool }) => getPaymentCards({ currentUser, now }, pool),
  getCardBinding: ({ params: { bindingId }, currentUser }, dependencies) =>
    getCardBinding({ bindingId, currentUser }, dependencies),
};

type PaymentCardMutation = "bindPaymentCard" | "proveCardBinding" | "setDefaultPaymentCard" | "removePaymentCard";

export const paymentCardMutations: Pick<Mutations, PaymentCardMutation> = {
  bindPaymentCard: ({ body, currentUser, language, address, now }, dependencies, transaction) =>
    bindCard({ ...body, currentUser, language, address, now }, dependencies, transaction),
  proveCardBinding: ({ body, currentUser, now }, dependencies, transaction) =>
    proveCardBinding({ ...body, currentUser, now }, dependencies, transaction),
  setDefaultPaymentCard: ({ params: { cardId }, currentUser, now }, _dependencies, transaction) =>
    setDefaultCard({ cardId, currentUser, now }, transaction),
  removePaymentCard: ({ params: { cardId }, currentUser, now }, _dependencies, transaction) =>
    removeCard({ cardId, currentUser, now }, transaction),
};
