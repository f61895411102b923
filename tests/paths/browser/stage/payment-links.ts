import { type PaymentLinkKey, paymentLinkPath } from "../../../../domain/payment-link.ts";
import { hashSecret } from "../../../../server/core/secrets.ts";
import { inTransaction } from "../../../../server/db/transaction.ts";
import { makePaymentLink } from "../../../../server/services/payments/make-link.ts";
import { salon } from "./salon.ts";
import type { Service } from "./service.ts";

const purpose = { ru: "Предоплата за окрашивание", kz: "Шаш бояу үшін алдын ала төлем", en: "Deposit for colouring" };

/** The links by which the salon asks to be paid. */
export class PaymentLinks {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Makes a link. @returns its address */
  async make(): Promise<string> {
    return paymentLinkPath(await this.#made());
  }

  /** Makes a link that somebody of this phone has said to pay by. @returns its key and its id */
  async makeFor(phone: number): Promise<PaymentLinkKey & { id: string }> {
    const key = await this.#made();
    const { rows } = await this.#service.pool.query<{ id: string }>(
      `update payment_links set client_phone = $2, client_name = 'Мадина', registered_at = $3
        where firm_id = $1 and code_hash = $4 returning id`,
      [key.firmId, phone, this.#service.clock.now(), hashSecret(key.code)],
    );
    const [link] = rows;
    if (link === undefined) throw new Error("The link was not made.");
    return { ...key, id: link.id };
  }

  async #made(): Promise<PaymentLinkKey> {
    const { firmId } = salon;
    const { pool, clock } = this.#service;
    const wanted = { firmId, purpose, amount: 1_000_000, currency: "KZT", now: clock.now() };
    const code = await inTransaction(pool, (transaction) => makePaymentLink(transaction, wanted));
    return { firmId, code };
  }

  /** Somebody else says on another device that they pay by whatever link has no payer yet. */
  async nameOther(phone: number): Promise<void> {
    await this.#service.pool.query(
      `update payment_links set client_phone = $2, client_name = 'Айгуль', registered_at = $3
        where firm_id = $1 and client_phone is null`,
      [salon.firmId, phone, this.#service.clock.now()],
    );
  }
}
