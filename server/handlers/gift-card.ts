import type { Call, Mutations, Reads, Request } from "../contract/handler.ts";
import type { Paying } from "../services/payments/begin.ts";
import { cancelGiftCard } from "../services/gift-cards/cancel.ts";
import { giftCardConfigs } from "../services/gift-cards/configs.ts";
import { createGiftCard } from "../services/gift-cards/create.ts";
import type { GiftCardClaim } from "../services/gift-cards/gift-card.ts";
import { getGiftCard, payGiftCard } from "../services/gift-cards/paying.ts";
import { proveGiftCardBuyer } from "../services/gift-cards/prove-buyer.ts";
import { giftCardByToken, keepGiftCard, ownGiftCards } from "../services/gift-cards/recipient.ts";
import type { NamedGiftCard } from "../services/gift-cards/spendable.ts";
import { resendGiftCard } from "../services/gift-cards/resend.ts";
import { checkCertificate, returnCertificates, spendCertificate } from "../services/prepayments/spend-certificate.ts";

type GiftCardRead = "getGiftCardConfigs" | "getGiftCards" | "getGiftCard" | "getGiftCardByToken" | "checkCertificate";

export const giftCardReads: Pick<Reads, GiftCardRead> = {
  getGiftCardConfigs: ({ language }, { pool }) => giftCardConfigs(language, pool),
  getGiftCards: ({ currentUser, language, now }, dependencies) =>
    ownGiftCards({ currentUser, language, now }, dependencies),
  getGiftCard: (call, dependencies) =>
    getGiftCard({ ...claimOf(call), language: call.language, now: call.now }, dependencies),
  getGiftCardByToken: ({ body, currentUser, language, address, now }, dependencies) =>
    giftCardByToken({ ...body, currentUser, language, address, now }, dependencies),
  checkCertificate: (call, dependencies) => checkCertificate(certificateOf(call), dependencies),
};

type GiftCardMutation =
  | "createGiftCard"
  | "payGiftCard"
  | "proveGiftCardBuyer"
  | "resendGiftCard"
  | "cancelGiftCard"
  | "keepGiftCard"
  | "spendCertificate"
  | "returnCertificates";

export const giftCardMutations: Pick<Mutations, GiftCardMutation> = {
  createGiftCard: ({ body, currentUser, language, now }, dependencies, transaction) =>
    createGiftCard(body, { currentUser, language, now }, dependencies, transaction),
  payGiftCard: (call, dependencies, transaction) => {
    const { body, language, address, now } = call;
    const asked = { ...claimOf(call), expected: body.expected, way: wayOf(body), language, address, now };
    return payGiftCard(asked, dependencies, transaction);
  },
  proveGiftCardBuyer: ({ body, params, currentUser, language, now }, dependencies, transaction) =>
    proveGiftCardBuyer({ ...body, ...params, currentUser, language, now }, dependencies, transaction),
  resendGiftCard: (call, dependencies, transaction) =>
    resendGiftCard({ ...claimOf(call), language: call.language, now: call.now }, dependencies, transaction),
  cancelGiftCard: (call, dependencies, transaction) =>
    cancelGiftCard({ ...claimOf(call), language: call.language, now: call.now }, dependencies, transaction),
  keepGiftCard: {
    readFirst: ({ body, currentUser, language, address, now }, dependencies) =>
      keepGiftCard({ ...body, currentUser, language, address, now }, dependencies),
  },
  spendCertificate: {
    readFirst: (call, dependencies) =>
      spendCertificate({ ...certificateOf(call), expected: call.body.expected }, dependencies),
  },
  returnCertificates: ({ query, headers, currentUser, language, now }, _dependencies, transaction) =>
    returnCertificates({ ...query, secret: headers.reservation_secret, currentUser, language, now }, transaction),
};

function wayOf(body: Request<"payGiftCard">["body"]): Paying["way"] {
  const { way: type } = body;
  if (type === "card") return { type, cryptogram: body.cryptogram, saveCard: body.saveCard ?? false };
  return type === "savedCard" ? { type, cardId: body.cardId } : { type };
}

type Naming = Pick<Call<"checkCertificate">, "currentUser" | "headers" | "language" | "address" | "now"> & {
  body: { reservationId: string } & NamedGiftCard;
};

function certificateOf({ body, headers, currentUser, language, address, now }: Naming) {
  const named = "token" in body ? { token: body.token } : { giftCardId: body.giftCardId };
  const { reservationId } = body;
  return { reservationId, named, secret: headers.reservation_secret, currentUser, language, address, now };
}

type Claiming = Pick<GiftCardClaim, "currentUser"> & {
  params: { giftCardId: string };
  headers: { gift_card_secret?: string | undefined };
};

function claimOf({ params, headers, currentUser }: Claiming): GiftCardClaim {
  return { giftCardId: params.giftCardId, secret: headers.gift_card_secret, currentUser };
}
