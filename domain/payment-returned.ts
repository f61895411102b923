/** What the page that a bank sends people back to says to the page around it. `proof`: what the bank's answer is taken by. */
export type PaymentReturned = { type: "payment.returned"; proof?: string };

/** Says that the client is back; `proof` is "" where there is none. */
export function paymentReturned(proof = ""): PaymentReturned {
  return { type: "payment.returned", ...(proof !== "" && { proof }) };
}

/** Whether that was said. */
export function isPaymentReturned(said: unknown): said is PaymentReturned {
  if (typeof said !== "object" || said === null || !("type" in said) || said.type !== "payment.returned") return false;
  return !("proof" in said) || typeof said.proof === "string";
}
