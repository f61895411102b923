import { useQueryClient } from "@tanstack/react-query";
import type { Certificate } from "../../../domain/entities.ts";
import type { IdempotencyKey } from "../../../domain/idempotency-key.ts";
import type { Money } from "../../../domain/money.ts";
import { useKeptSaving } from "../../flow/use-saving.ts";
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

/** Takes something off what is due, or puts it back; whatever came of that, what is due is read anew. */
export function useTakeOff<Value>(
  { reservationId, secret }: PrepaymentOf,
  act: (source: Source, value: Value, idempotencyKey: IdempotencyKey) => Promise<unknown>,
  onDone: () => void = () => {},
) {
  const source = useSource();
  const queryClient = useQueryClient();
  const send = useSend();
  const changed = useChanged();
  const readAnew = async () => {
    changed("money");
    const prepayment = await queryClient.fetchQuery({ ...getPrepayment(source, reservationId, secret), staleTime: 0 });
    send({ type: "amount.changed", payable: { subject: "reservation", ...prepayment } });
  };
  return useKeptSaving(
    `take-off-${reservationId}`,
    async (value: Value, idempotencyKey) => {
      await act(source, value, idempotencyKey);
      await readAnew();
    },
    onDone,
    // What failed is said; the amount may be another one all the same.
    () => void readAnew().catch(() => {}),
  );
}
