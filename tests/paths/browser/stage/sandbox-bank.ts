import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Payment } from "../../../../domain/entities.ts";
import { keepCard, type SandboxCard } from "../../../../server/db/queries/sandbox-payments.ts";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { saveCard } from "../../../../server/services/payments/cards.ts";
import type { Service } from "./service.ts";

export type Challenge = Extract<NonNullable<Payment["action"]>, { type: "authenticate" }>;

/** Charged without a question, unless the bank decides otherwise. */
const typedCard = { number: "4111111111111111", expires: "12/40", cvc: "123" };
const savedCard: SandboxCard = {
  firstSix: "555555",
  lastFour: "4444",
  brand: "MasterCard",
  issuer: "Kaspi Bank",
  expires: "12/40",
  is3ds: false,
  outcome: 0,
  failsClearing: false,
};
const noFunds = 5051;

/** The sandbox's bank and pages, as whoever holds the card has to do with them. */
export class SandboxBank {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  get #pool(): Pool {
    return this.#service.pool;
  }

  /** There is money on every card that is not charged yet, or there is none. */
  async decide(isCovered: boolean): Promise<void> {
    const changed = "set card = card || jsonb_build_object('outcome', $1::int)";
    for (const cards of [
      `sandbox_cryptograms ${changed} where used_at is null`,
      `sandbox_cards ${changed}`,
      `sandbox_payments ${changed} where status in ('open', 'awaiting')`,
    ]) {
      await this.#pool.query(`update ${cards}`, [isCovered ? 0 : noFunds]);
    }
  }

  /** The bank asks the holder of every card that was typed and is not charged yet. */
  async askHolders(): Promise<void> {
    await this.#pool.query(`update sandbox_cryptograms set card = card || '{"is3ds": true}' where used_at is null`);
  }

  /** Types a card into the framed field. @returns what the field makes of it */
  async typeIntoField(): Promise<string> {
    const { cryptogram }: { cryptogram: string } = JSON.parse(
      await post(this.#service.config.cloudPayments.fieldUrl, typedCard),
    );
    return cryptogram;
  }

  /** Types a card at a page of PayBox's, or leaves the page by its button. */
  async goOnAtPage(url: string, does: "pays" | "leaves"): Promise<void> {
    await post(url, does === "pays" ? typedCard : { cancel: "true" });
  }

  /** Answers the bank at its page, which brings the answer to the service. @returns the proof that the browser is given there, "" where it gets none */
  async answerChallenge({ acsUrl, md, paReq, termUrl }: Challenge, choice: "confirm" | "refuse"): Promise<string> {
    const asked = new URLSearchParams({ MD: md, PaReq: paReq, TermUrl: termUrl, choice });
    const page = await (await fetch(`${acsUrl}/answer`, { method: "POST", body: asked })).text();
    const paRes = /name="PaRes" value="([^"]+)"/.exec(page)?.[1];
    if (paRes === undefined) throw new Error("The bank does not know of the challenge.");
    const brought = new URLSearchParams({ MD: md, PaRes: paRes });
    const back = await fetch(termUrl, { method: "POST", body: brought, redirect: "manual" });
    return new URL(back.headers.get("location") ?? "", termUrl).hash.slice(1);
  }

  /** A client has a card saved, which its processor keeps. */
  async giveSavedCard(phone: number): Promise<void> {
    const { rows } = await this.#pool.query<{ id: string }>("select id from clients where phone = $1", [phone]);
    const { is3ds: _is3ds, outcome: _outcome, failsClearing: _failsClearing, ...card } = savedCard;
    const [token, now] = [`tk_${randomUUID()}`, this.#service.clock.now()];
    const processor = "cloudPayments" as const;
    for (const { id } of rows) {
      await inTransaction(this.#pool, async (transaction) => {
        await keepCard(transaction, { token, processor, accountId: id, card: savedCard, now });
        const { tokenKey } = this.#service.config.secrets;
        await saveCard(transaction, tokenKey, { clientId: id, processor, token, card, now });
      });
    }
  }
}

async function post(url: string, body: unknown): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
