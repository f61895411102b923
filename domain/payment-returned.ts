/** What the page that a bank sends people back to posts to the page around it. `proof`: what the bank's answer is taken by. */
export type PaymentReturned = { type: "payment.returned"; proof?: string };

/** The message that the client is back; `proof` is "" where there is none. */
export function paymentReturned(proof = ""): PaymentReturned {
  return { type: "payment.returned", ...(proof !== "" && { proof }) };
}

/** Whether a message is that. */
export function isPaymentReturned(message: unknown): message is PaymentReturned {
  if (typeof message !== "object" || message === null || !("type" in message) || message.type !== "payment.returned")
    return false;
  return !("proof" in message) || typeof message.proof === "string";
}
