import type { Mutations, Reads } from "../contract/handler.ts";
import { returnCashback, spendCashback } from "../services/cashback/spend.ts";
import { payForVisit } from "../services/payments/pay-for-visit.ts";
import { getPrepayment } from "../services/payments/prepayment.ts";
import { claimOf } from "./claim.ts";

export const prepaymentReads: Pick<Reads, "getPrepayment"> = {
  getPrepayment: (call, dependencies) =>
    getPrepayment({ ...claimOf(call), language: call.language, now: call.now }, dependencies),
};

type PrepaymentMutation = "payByCloudPayments" | "payByPayBox" | "payBySavedCard" | "spendCashback" | "returnCashback";

export const prepaymentMutations: Pick<Mutations, PrepaymentMutation> = {
  payByCloudPayments: (call, dependencies, transaction) => {
    const { cryptogram, expected, saveCard } = call.body;
    const { language, address, now } = call;
    const by = { type: "cryptogram", cryptogram } as const;
    const asked = { ...claimOf(call), expected, by, saveCard, language, address, now };
    return payForVisit(asked, dependencies, transaction);
  },
  payByPayBox: (call, dependencies, transaction) => {
    const { language, address, now } = call;
    const { expected, instalments } = call.body;
    const by = { type: "page", ...(instalments !== undefined && { instalments }) } as const;
    const asked = { ...claimOf(call), expected, by, language, address, now };
    return payForVisit(asked, dependencies, transaction);
  },
  payBySavedCard: (call, dependencies, transaction) => {
    const { language, address, now } = call;
    const by = { type: "saved", cardId: call.params.cardId } as const;
    return payForVisit({ ...claimOf(call), ...call.body, by, language, address, now }, dependencies, transaction);
  },
  spendCashback: (call, dependencies, transaction) => {
    const { currentUser, language, now, body } = call;
    return spendCashback({ ...claimOf(call), ...body, currentUser, language, now }, dependencies, transaction);
  },
  returnCashback: (call, _dependencies, transaction) =>
    returnCashback({ ...claimOf(call), language: call.language, now: call.now }, transaction),
};
