/** What the answer of a payment has at least. */
export const ofPayment = ["id", "status", "amount"] as const;

/** What is to be paid, whatever is paid for, has at least. */
export const ofPaying = ["due", "ways", "refunds"] as const;

/** What is to be paid before a visit has at least. */
export const ofPrepayment = [...ofPaying, "reservationStatus", "bill"] as const;
