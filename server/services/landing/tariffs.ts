import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import { subscriptionSum } from "../../../domain/subscription.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import { findSubscriptionPrices, findTariffs } from "../../db/queries/landing.ts";

type Schemas = components["schemas"];

/**
 * What firms of a country may subscribe to, as a version announced it; the newest where none is named, and nothing where there
 * is none (spec §7 Landing).
 * @throws Refused notFound where there is no such version
 */
export async function getTariffs(
  asked: { country: string; version: number | undefined; language: Language },
  pool: Pool,
): Promise<Schemas["Tariffs"]> {
  const rows = await findTariffs(pool, asked);
  const [first] = rows;
  if (first === undefined && asked.version !== undefined) throw new Refused("notFound");
  const tariffs = rows.map(({ key, name, summary, features, masters, isPopular }) => {
    return { key, name, summary, features, isPopular, ...(masters !== null && { masters }) };
  });
  return { ...(first !== undefined && { version: first.version }), tariffs };
}

/** What the newest tariffs of a country cost, by how many months are paid at once (spec §7 Landing). */
export async function getSubscriptionPrices(country: string, pool: Pool): Promise<Schemas["SubscriptionPrice"][]> {
  const rows = await findSubscriptionPrices(pool, country);
  return rows.map(({ tariffKey, months, currency, ...sums }) => {
    const { amount, perMonth, saved } = subscriptionSum({ ...sums, months });
    const money = (minor: number) => ({ amount: minor, currency });
    return { tariffKey, months, price: money(amount), perMonth: money(perMonth), saved: money(saved) };
  });
}
