import type { PoolClient } from "pg";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import type { Config } from "../../core/config.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";

/**
 * What is particular to paying for one kind of thing, beyond the ledger. What follows from its payments is done in the transaction that
 * moves the payment, which is locked with what it is for. Whoever pays is told by the payment itself what failed or was given back.
 */
export type PaymentKind = {
  /** Whether the bank's answer counts only when the payer, signed in, takes it from the browser that the bank sent back. */
  isTakenByPayer: boolean;
  /** Locks what a payment is for until the end of the transaction: before the payment, as everybody does who wants both. */
  lock(transaction: PoolClient, payment: PaymentRow): Promise<unknown>;
  /**
   * It is paid in full.
   * @returns whether the money is kept, or has to be given back
   */
  settled(
    transaction: PoolClient,
    needs: { config: Pick<Config, "publicUrl" | "secrets">; now: Date },
    payment: PaymentRow,
  ): Promise<"kept" | "notKept">;
  /** Some of it is on its way back. */
  givenBack?(transaction: PoolClient, payment: Pick<PaymentRow, "firmId" | "subjectId">, now: Date): Promise<void>;
};

/** By what is paid for: given by whoever knows all of that, which payments do not. */
export type PaymentKinds = Readonly<Record<PaymentSubject, PaymentKind>>;
