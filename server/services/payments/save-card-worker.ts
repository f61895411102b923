import type { Pool } from "pg";
import { paymentReturnPath } from "../../../domain/payment-return.ts";
import { type CardStorage, type SavingAnswer, storageOf, type CardProcessors } from "../../core/card-processor.ts";
import type { Config } from "../../core/config.ts";
import { findCardSaving, findKnownTokens, endCardSaving, openCardSaving } from "../../db/queries/card-savings.ts";
import { lockClient } from "../../db/queries/clients.ts";
import type { Worker } from "../outbox/outbox.ts";
import { saveCard, tokenHashOf } from "./cards.ts";
import { graceMs } from "./grace.ts";

type Deps = {
  pool: Pool;
  processors: CardProcessors;
  config: Pick<Config, "publicUrl" | "secrets">;
  clock: () => Date;
};

/** Of an account that was deleted meanwhile. */
const nobodys: SavingAnswer = { type: "done", detail: "nobody's" };

/** Opens PayBox's page for a card, and asks for the card until it is there or the page was left. */
export function saveCardWorker({ pool, processors, config, clock }: Deps): Worker<SavingAnswer> {
  const { tokenKey } = config.secrets;

  /** The cards that PayBox keeps for a client and we do not, nor is it to forget them. */
  async function newCards(storage: CardStorage, clientId: string) {
    const cards = (await storage.savedCards(clientId)).map((card) => ({
      ...card,
      hash: tokenHashOf(tokenKey, "payBox", card.token),
    }));
    const hashes = cards.map(({ hash }) => hash);
    const known = await findKnownTokens(pool, clientId, hashes);
    return { isAny: cards.length > 0, cards: cards.filter(({ hash }) => !known.some((one) => one.equals(hash))) };
  }

  return {
    async ask(id) {
      const saving = await findCardSaving(pool, id);
      if (saving === undefined) return nobodys;
      if (saving.status === "opening") return { type: "notFound" };
      const { isAny, cards } = await newCards(storageOf(processors), saving.clientId);
      if (cards.length > 0) return { type: "done", cards };
      // It is one that we had: told, and nothing new.
      if (saving.isReported && isAny) return { type: "done", cards };
      const isLeft = clock().getTime() >= Date.parse(saving.beginBefore) + graceMs;
      return isLeft ? { type: "done", detail: "abandoned" } : { type: "pending" };
    },
    isWanted: async (id) => (await findCardSaving(pool, id)) !== undefined,
    async call(id) {
      const saving = await findCardSaving(pool, id);
      if (saving === undefined) return nobodys;
      const returnUrl = config.publicUrl + paymentReturnPath({ savingId: id });
      const { url } = await storageOf(processors).startSaving({ id, accountId: saving.clientId, returnUrl });
      return { type: "pending", url };
    },
    async record(transaction, id, result) {
      if ("url" in result && result.url !== undefined) return openCardSaving(transaction, id, result.url);
      if (result.type === "pending" || result.type === "failed") return;
      const saving = await findCardSaving(transaction, id);
      if (saving === undefined) return;
      const { clientId } = saving;
      await lockClient(transaction, clientId);
      const cards = "cards" in result ? result.cards : undefined;
      for (const [place, { token, card }] of (cards ?? []).entries()) {
        const saved = { clientId, processor: "payBox", token, card, now: clock() } as const;
        await saveCard(transaction, tokenKey, place === 0 ? { ...saved, id } : saved);
      }
      await endCardSaving(transaction, id, cards === undefined ? "failed" : "saved");
    },
    longestWait: () => 10,
  };
}
