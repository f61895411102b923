import { agreesTo, billOfAmount, expectedOf } from "../../../domain/bill.ts";
import type { Bill, ExpectedBill } from "../../../domain/entities.ts";
import type { Money } from "../../../domain/money.ts";
import { Refused } from "../../core/refusal.ts";

/** Nobody is bound by a bill that they have not seen: @throws Refused priceChanged, with the bill as it is */
export function refuseOtherBill(bill: Bill, expected: ExpectedBill): void {
  if (!agreesTo(bill, expected)) throw new Refused("priceChanged", { bill: expectedOf(bill) });
}

/** {@link refuseOtherBill} where one amount is agreed to. */
export function refuseOtherAmount({ amount, currency }: Money, expected: Money): void {
  const bill = billOfAmount({ amount, currency });
  if (!agreesTo(bill, billOfAmount(expected))) throw new Refused("priceChanged", { bill });
}
