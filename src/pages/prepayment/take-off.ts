import { useQueryClient } from "@tanstack/react-query";
import type { Certificate } from "../../../domain/entities.ts";
import { failureOf, type Failure } from "../../../domain/failure.ts";
import type { IdempotencyKey } from "../../../domain/idempotency-key.ts";
import type { Money } from "../../../domain/money.ts";
import { codeOf, useKeptSaving } from "../../flow/use-saving.ts";
import { useSend } from "../../payments/flow.ts";
import { useChanged } from "../../queries/changes.ts";
import { getPrepayment } from "../../queries/prepayment.ts";
import type { NamedCard } from "../../queries/prepayment-parts.ts";
import { type Source, useSource } from "../../queries/source.ts";
import type { PrepaymentOf } from "./port.ts";

/** What is to pay all that is left, once the client says so. */
export type Covering = { by: "cashback"; expected: Money } | { by: "giftCard"; card: NamedCard; expected: Money };

/** A gift card that the service knows, and what of it can be taken off. */
export type CheckedCard = { card: NamedCard; certificate: Certificate };

const changed: readonly unknown[] = ["notFound", "giftCardNotUsable", "priceChanged"];

/** Whether what was to be taken off is not what it was when it was looked at: the same press again would be in vain. */
export function hasChanged(failure: Failure | undefined): boolean {
  return changed.includes(codeOf(failure));
}

/** Takes something off what is due, or puts it back; whatever came of that, what is due is read anew. */
export function useTakeOff<Value>(
  { reservationId, secret }: PrepaymentOf,
  act: (source: Source, value: Value, idempotencyKey: IdempotencyKey) => Promise<unknown>,
  onDone: () => void = () => {},
) {
  const source = useSource();
  const queryClient = useQueryClient();
  const send = useSend();
  const markChanged = useChanged();
  const readAnew = async () => {
    markChanged("money");
    const prepayment = await queryClient.fetchQuery({ ...getPrepayment(source, reservationId, secret), staleTime: 0 });
    send({ type: "amount.changed", payable: { subject: "reservation", ...prepayment } });
  };
  return useKeptSaving(
    `take-off-${reservationId}`,
    async (value: Value, idempotencyKey) => {
      try {
        await act(source, value, idempotencyKey);
      } catch (error) {
        // Another tab may have done it: that is seen before it is said that it can't be done.
        if (hasChanged(failureOf(error))) await readAnew().catch(() => {});
        throw error;
      }
      await readAnew();
    },
    onDone,
    // What failed is said; the amount may be another one all the same.
    (failure) => void (hasChanged(failure) || readAnew().catch(() => {})),
  );
}
