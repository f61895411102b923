import { queryOptions } from "@tanstack/react-query";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "../api/answer.ts";
import { withKey } from "../api/with-key.ts";
import { queryKey } from "./keys.ts";
import { headersOf, type Source } from "./source.ts";

/** What gift cards there are, where they work, and under which terms. */
export function getGiftCardConfigs(source: Source) {
  return queryOptions({
    queryKey: queryKey("getGiftCardConfigs", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/gift-cards/configs", {
          params: { header: headersOf(source) },
          signal,
        }),
        "least",
        "most",
        "presets",
        "designs",
        "firms",
        "networks",
      ),
  });
}

/** By what a buyer shows that a card is theirs: `secret` is absent for the client whose phone the buyer's is. */
function buyerHeaders(source: Source, secret: string | undefined) {
  return { ...headersOf(source), ...(secret !== undefined && { gift_card_secret: secret }) };
}

/** A gift card as its buyer sees it; `secret` is absent for the client whose phone the buyer's is. */
export function getGiftCard(source: Source, giftCardId: string, secret: string | undefined) {
  return queryOptions({
    queryKey: queryKey("getGiftCard", source, { giftCardId }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/gift-cards/{giftCardId}", {
          params: {
            header: buyerHeaders(source, secret),
            path: { giftCardId },
          },
          signal,
        }),
        "id",
        "status",
      ),
  });
}

/** The gift cards that whoever is signed in has bought and keeps, the newest first. */
export function getGiftCards(source: Source) {
  return queryOptions({
    queryKey: queryKey("getGiftCards", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/gift-cards", { params: { header: headersOf(source) }, signal }),
        "bought",
        "received",
      ),
  });
}

/** What a gift card's recipient sees, by the token of its link. Asking marks the card as opened. */
export function getGiftCardByToken(source: Source, token: string) {
  return queryOptions({
    queryKey: queryKey("getGiftCardByToken", source, { token }),
    queryFn: ({ signal }) =>
      answer(
        source.client.POST("/rest/clients-app/v2/gift-cards/get-by-token", {
          params: { header: headersOf(source) },
          body: { token },
          signal,
        }),
        "balance",
        "firms",
      ),
  });
}

/** Puts a gift card into the account of whoever is signed in. @throws CallFailed */
export function keepGiftCard(source: Source, token: string, idempotencyKey: IdempotencyKey) {
  return answer(
    source.client.POST("/rest/clients-app/v2/gift-cards/keep", {
      params: { header: { ...headersOf(source), ...withKey(idempotencyKey).header } },
      body: { token },
    }),
    "balance",
  );
}

const change = (source: Source, giftCardId: string, secret: string | undefined, idempotencyKey: IdempotencyKey) => ({
  params: {
    header: { ...buyerHeaders(source, secret), ...withKey(idempotencyKey).header },
    path: { giftCardId },
  },
});

/**
 * Proves the phone of who is signed in for a card that they have ordered: their saved cards are ways to pay for it then. Answers
 * the card as it is then. @throws CallFailed
 */
export function proveGiftCardBuyer(source: Source, giftCardId: string, proof: string, idempotencyKey: IdempotencyKey) {
  const path = "/rest/clients-app/v2/gift-cards/{giftCardId}/proof";
  const { params } = change(source, giftCardId, undefined, idempotencyKey);
  return answer(source.client.POST(path, { params, body: { proof } }), "id", "paying");
}

/** Sends the link of a bought card to its recipient once more. Answers the card as it is then. @throws CallFailed */
export function resendGiftCard(
  source: Source,
  giftCardId: string,
  secret: string | undefined,
  idempotencyKey: IdempotencyKey,
) {
  const path = "/rest/clients-app/v2/gift-cards/{giftCardId}/resend";
  return answer(source.client.POST(path, change(source, giftCardId, secret, idempotencyKey)), "id", "status");
}

/** Takes a bought card back, and what was paid. Answers the card as it is then. @throws CallFailed */
export function cancelGiftCard(
  source: Source,
  giftCardId: string,
  secret: string | undefined,
  idempotencyKey: IdempotencyKey,
) {
  const path = "/rest/clients-app/v2/gift-cards/{giftCardId}/cancel";
  return answer(source.client.POST(path, change(source, giftCardId, secret, idempotencyKey)), "id", "status");
}
