import type { CardSaving, PaymentCards } from "../../../domain/entities.ts";
import { salon } from "../salon.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import type { AtSandbox } from "./at-sandbox.ts";

const cardsPath = "/clients-app/v1/payments/cards";
/** PayBox's own test card, of a bank that asks for nothing. */
const noQuestions = "4716047261941981";

/** One client's cards, here and in the sandbox's PayBox. */
export class CardsAtSandbox {
  readonly #sandbox: AtSandbox;
  readonly #clientId: string;
  readonly #tokens: { accessToken: string };

  /** A client who has none, in the morning, after all others are forgotten. */
  static async begin(sandbox: AtSandbox): Promise<CardsAtSandbox> {
    const { server } = sandbox.paying;
    server.now = salon.morning;
    await sandbox.forget();
    await server.empty("card_removals");
    await forgetAccounts(server);
    const clientId = await giveAccount(server);
    return new CardsAtSandbox(sandbox, clientId, await new Visitor(server).enter());
  }

  private constructor(sandbox: AtSandbox, clientId: string, tokens: { accessToken: string }) {
    this.#sandbox = sandbox;
    this.#clientId = clientId;
    this.#tokens = tokens;
  }

  /** Begins to save a card at PayBox's page. */
  async start(): Promise<string> {
    return (await this.#ask<CardSaving>("POST", `${cardsPath}/pay-box`)).cardId;
  }

  /** Types a card at the page that was opened. */
  async type(cardId: string): Promise<void> {
    const at = `/clients-app/v1/reservations/prepayments/pay-box/cards/${cardId}`;
    const { url } = await this.#ask<CardSaving>("GET", at);
    if (url === undefined) throw new Error("PayBox has no page.");
    await this.#sandbox.type(url, noQuestions);
  }

  async save(): Promise<string> {
    const cardId = await this.start();
    await this.#sandbox.work();
    await this.type(cardId);
    await this.#sandbox.work();
    return cardId;
  }

  /** Removes a card; answers the work that has PayBox forget it. */
  async remove(cardId: string): Promise<string> {
    await this.#ask("DELETE", `${cardsPath}/${cardId}`);
    const { rows } = await this.#sandbox.paying.server.pool.query<{ id: string }>("select id from card_removals");
    return rows[0]?.id ?? "";
  }

  /** How many cards are kept here, at PayBox, and are to be forgotten there. */
  async count(): Promise<{ here: number; there: number; removing: number }> {
    const { cards } = await this.#ask<PaymentCards>("GET", cardsPath);
    const { rows } = await this.#sandbox.paying.server.pool.query<{ there: number; removing: number }>(
      `select (select count(*)::integer from sandbox_cards where account_id = $1 and removed_at is null) as there,
              (select count(*)::integer from card_removals) as removing`,
      [this.#clientId],
    );
    return { here: cards.length, there: 0, removing: 0, ...rows[0] };
  }

  async #ask<Body>(method: "GET" | "POST" | "DELETE", at: string): Promise<Body> {
    return (await new Visitor(this.#sandbox.paying.server).as<Body>(this.#tokens, method, at)).body;
  }
}
