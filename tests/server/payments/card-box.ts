import type { CardStorage, MoveAnswer, SavedCard } from "../../../server/core/card-processor.ts";
import { OutsideFailed } from "../../../server/core/outside.ts";

/** Cards as PayBox keeps them. `isLost` is taken once: the next call is made, and its answer lost. */
export class CardBox implements CardStorage {
  readonly cards = new Map<string, SavedCard[]>();
  readonly opened: string[] = [];
  isLost = false;
  isMean = false;

  startSaving = ({ id }: { id: string }): Promise<{ url: string }> =>
    this.#called(() => {
      this.opened.push(id);
      return { url: `https://pay.example/save/${id}` };
    });

  savedCards = async (accountId: string): Promise<SavedCard[]> => this.cards.get(accountId) ?? [];

  removeCard = ({ accountId, token }: { accountId: string; token: string }): Promise<MoveAnswer> =>
    this.#called(() => {
      if (this.isMean) return { type: "refused", code: "490" } as const;
      this.forget(accountId, token);
      return { type: "done" } as const;
    });

  /** The card is removed, by whomever. */
  forget(accountId: string, token: string): void {
    const kept = this.cards.get(accountId) ?? [];
    this.cards.set(
      accountId,
      kept.filter((card) => card.token !== token),
    );
  }

  /** The client types a card at the page. */
  keep(accountId: string, token: string, lastFour = "1981"): void {
    const card = { token, card: { firstSix: "471604", lastFour, brand: "Visa" } };
    this.cards.set(accountId, [...(this.cards.get(accountId) ?? []), card]);
  }

  async #called<Answer>(work: () => Answer): Promise<Answer> {
    const answer = work();
    const { isLost } = this;
    this.isLost = false;
    if (isLost) throw new OutsideFailed("The answer was lost.");
    return answer;
  }
}
