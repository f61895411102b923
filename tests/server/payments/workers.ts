import type { Pool } from "pg";
import type { CardProcessors } from "../../../server/core/card-processor.ts";
import type { Config } from "../../../server/core/config.ts";
import { chargeWorker } from "../../../server/services/payments/charge.ts";
import { paymentKinds } from "../../../server/app/payment-kinds.ts";
import { complete3dsWorker } from "../../../server/services/payments/complete-3ds.ts";
import { refundWorker } from "../../../server/services/payments/refunds.ts";
import { removeCardWorker } from "../../../server/services/payments/remove-card.ts";
import { saveCardWorker } from "../../../server/services/payments/save-card-worker.ts";

type Deps = { pool: Pool; processors: CardProcessors; config: Config; clock: () => Date };

/** All that works on payments and cards. */
export function paymentWorkers({ pool, processors, config, clock }: Deps) {
  const { tokenKey } = config.secrets;
  return {
    charge: chargeWorker({ pool, processors, config, clock, kinds: paymentKinds }),
    complete3ds: complete3dsWorker({ pool, processors, tokenKey, clock }),
    refund: refundWorker({ pool, processors, clock, kinds: paymentKinds }),
    saveCard: saveCardWorker({ pool, processors, config, clock }),
    removeCard: removeCardWorker({ pool, processors, tokenKey, clock }),
  };
}
