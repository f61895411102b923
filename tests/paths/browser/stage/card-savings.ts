import { randomUUID } from "node:crypto";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { findCardSaving } from "../../../../server/db/queries/card-savings.ts";
import { wakeOutsideWork } from "../../../../server/services/outbox/outbox.ts";
import type { CardSaving } from "../../../../domain/entities.ts";
import { eventually } from "../../../support/eventually.ts";
import { releaseOutsideWork } from "./outside-work.ts";
import type { SandboxBank } from "./sandbox-bank.ts";
import type { Service } from "./service.ts";

/** What becomes of the cards that the client saves at PayBox's page, which is the sandbox's. */
export class CardSavings {
  readonly #service: Service;
  readonly #bank: SandboxBank;

  constructor(service: Service, bank: SandboxBank) {
    this.#service = service;
    this.#bank = bank;
  }

  /** A client has begun to save a card, and PayBox's page is open; answers the id of that. */
  async begin(accessToken: string): Promise<string> {
    const answer = await fetch(`${this.#service.url}/rest/clients-app/v1/payments/cards/pay-box`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "idempotency-key": randomUUID() },
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { cardId }: CardSaving = await answer.json();
    await this.open(cardId);
    return cardId;
  }

  /** PayBox has opened its page. @returns where it is */
  async open(cardId: string): Promise<string> {
    await releaseOutsideWork(this.#service.pool);
    const opened = await this.#until(cardId, "open");
    if (opened.url === null) throw new Error("PayBox's page is nowhere.");
    return opened.url;
  }

  /** The client has typed a card at PayBox's page. */
  async save(cardId: string): Promise<void> {
    await this.#bank.goOnAtPage(await this.open(cardId), "pays");
    await this.#until(cardId, "saved");
  }

  /** Nobody has typed a card in time. */
  async abandon(cardId: string): Promise<void> {
    const { pool } = this.#service;
    for (const table of ["outbox", "card_savings"]) {
      await pool.query(`update ${table} set begin_before = now() - interval '1 hour' where id = $1`, [cardId]);
    }
    await releaseOutsideWork(pool);
    await inTransaction(pool, (transaction) => wakeOutsideWork(transaction, cardId));
    await this.#until(cardId, "failed");
  }

  #until(cardId: string, status: "open" | "saved" | "failed") {
    const read = async () => {
      const saving = await findCardSaving(this.#service.pool, cardId);
      if (saving === undefined) throw new Error("The service knows of no such saving.");
      return saving;
    };
    return eventually(read, (saving) => saving.status === status);
  }
}
