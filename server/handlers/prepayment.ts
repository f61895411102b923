import type { Mutations, Reads } from "../contract/handler.ts";
import { payForVisit } from "../services/prepayments/pay-for-visit.ts";
import { getPrepayment } from "../services/prepayments/prepayment.ts";
import { returnCashback, spendCashback } from "../services/prepayments/spend-cashback.ts";
import { claimOf } from "./claim.ts";

export const prepaymentReads: Pick<Reads, "getPrepayment"> = {
  getPrepayment: (call, dependencies) =>
    getPrepayment({ ...claimOf(call), language: call.language, now: call.now }, dependencies),
};

type PrepaymentMutation = "payByCloudPayments" | "payByPayBox" | "payBySavedCard" | "spendCashback" | "returnCashback";

export const prepaymentMutations: Pick<Mutations, PrepaymentMutation> = {
  payByCloudPayments: (call, dependencies, transaction) => {
    const { cryptogram, expected, saveCard = false } = call.body;
    const { language, address, now } = call;
    const way = { type: "card", cryptogram, saveCard } as const;
    const asked = { ...claimOf(call), expected, way, language, address, now };
    return payForVisit(asked, dependencies, transaction);
  },
  payByPayBox: (call, dependencies, transaction) => {
    const { language, address, now } = call;
    const { expected, instalments } = call.body;
    const way = { type: "payBox", ...(instalments !== undefined && { instalments }) } as const;
    const asked = { ...claimOf(call), expected, way, language, address, now };
    return payForVisit(asked, dependencies, transaction);
  },
  payBySavedCard: (call, dependencies, transaction) => {
    const { language, address, now } = call;
    const way = { type: "savedCard", cardId: call.params.cardId } as const;
    return payForVisit({ ...claimOf(call), ...call.body, way, language, address, now }, dependencies, transaction);
  },
  spendCashback: (call, dependencies, transaction) => {
    const { currentUser, language, now, body } = call;
    return spendCashback({ ...claimOf(call), ...body, currentUser, language, now }, dependencies, transaction);
  },
  returnCashback: (call, _dependencies, transaction) =>
    returnCashback({ ...claimOf(call), language: call.language, now: call.now }, transaction),
};
