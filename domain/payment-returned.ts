/** What the page that a bank sends people back to says to the page around it. */
export const paymentReturned = { type: "payment.returned" } as const;

/** Whether that was said. */
export function isPaymentReturned(said: unknown): boolean {
  return typeof said === "object" && said !== null && "type" in said && said.type === paymentReturned.type;
}
