import type { CardProcessors } from "../core/card-processor.ts";
import type { Config } from "../core/config.ts";
import { cloudPayments } from "../outside/payments/cloud-payments/cloud-payments.ts";
import { payBox } from "../outside/payments/pay-box/pay-box.ts";

/** The card processors that there is an account with. */
export function cardProcessors(config: Pick<Config, "cloudPayments" | "payBox">): CardProcessors {
  return { cloudPayments: cloudPayments(config.cloudPayments), payBox: payBox(config.payBox) };
}
