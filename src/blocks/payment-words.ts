import type { Payment } from "../../domain/entities.ts";
import type { T } from "../i18n/react.tsx";

/** By what somebody paid: "Kaspi Bank, •••• 4242", or on whose page where no card is known. */
export function paidBy({ card, way }: Pick<Payment, "card" | "way">, t: T): string {
  if (card === undefined) return t(way === "payBox" ? "payment.ways.payBox" : "payment.ways.cardName");
  const { issuer, brand, lastFour } = card;
  return t("payment.ways.card", { name: issuer ?? brand ?? t("payment.ways.cardName"), lastFour });
}
