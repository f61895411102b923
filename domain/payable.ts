import type { CardBinding, PaymentLink, Prepayment } from "./entities.ts";

/** What can be paid for, as the service tells of it: what is due, in which ways, and what became of paying it. */
export type Payable = Prepayment | CardBinding | PaymentLink;
