import { fromPromise } from "xstate";
import type { CreatedGiftCard } from "../../domain/entities.ts";
import type { CreateGiftCardInput } from "../../machines/gift-card/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";

/** What buying a gift card asks of the service. Every effect rejects with CallFailed (spec §8). */
export function giftCardEffects({ client }: { client: Client }) {
  return {
    createGiftCard: fromPromise<CreatedGiftCard, CreateGiftCardInput>(
      ({ input: { idempotencyKey, ...body }, signal }) =>
        answer(
          client.POST("/rest/clients-app/v2/gift-cards", { params: withKey(idempotencyKey), body, signal }),
          "id",
          "secret",
        ),
    ),
  };
}
