import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import { advisoryLocks } from "../locks.ts";

type Tariff = components["schemas"]["Tariff"];

/** The tariffs of a country's version, of the newest where none is named; none where there is no such version. */
export async function findTariffs(
  reader: Reader,
  { country, version, language }: { country: string; version: number | undefined; language: Language },
): Promise<(Omit<Tariff, "masters"> & { version: number; masters: number | null })[]> {
  const { rows } = await reader.query<Omit<Tariff, "masters"> & { version: number; masters: number | null }>(
    `select t.version, t.key, t.name ->> $2 as name, t.summary ->> $2 as summary, t.masters, t.is_popular as "isPopular",
            array(select f ->> $2 from jsonb_array_elements(t.features) with ordinality as e(f, at) order by at) as features
       from tariffs t join countries c on c.id = t.country_id
      where c.iso_code = $1
        and t.version = coalesce($3, (select max(n.version) from tariffs n where n.country_id = c.id))
      order by t.position`,
    [country, language, version],
  );
  return rows;
}

/** Whether a tariff of any country and version has the key. */
export async function isTariff(reader: Reader, key: string): Promise<boolean> {
  const { rowCount } = await reader.query("select from tariffs where key = $1 limit 1", [key]);
  return rowCount === 1;
}

/** What the newest tariffs of a country cost, in minor units; `monthly` is the price of one month. */
export async function findSubscriptionPrices(
  reader: Reader,
  country: string,
): Promise<{ tariffKey: string; months: number; amount: number; monthly: number; currency: string }[]> {
  const { rows } = await reader.query<{
    tariffKey: string;
    months: number;
    amount: number;
    monthly: number;
    currency: string;
  }>(
    `select p.tariff_key as "tariffKey", p.months, p.amount, m.amount as monthly, c.currency
       from subscription_prices p
       join countries c on c.id = p.country_id
       join tariffs t on t.country_id = p.country_id and t.version = p.version and t.key = p.tariff_key
       join subscription_prices m on m.country_id = p.country_id and m.version = p.version
        and m.tariff_key = p.tariff_key and m.months = 1
      where c.iso_code = $1 and p.version = (select max(n.version) from tariffs n where n.country_id = c.id)
      order by t.position, p.months`,
    [country],
  );
  return rows;
}

/** Requests are counted and written one after another until the transaction ends, so that what is counted is all there is. */
export async function lockLandingRequests(transaction: PoolClient): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock($1)", [advisoryLocks.landingRequests]);
}

/** The moments at which a phone has asked to be called since an instant, the oldest first. RFC 3339. */
export async function findRequestTimes(reader: Reader, phone: Phone, since: Date): Promise<string[]> {
  const { rows } = await reader.query<{ createdAt: string }>(
    `select created_at as "createdAt" from landing_requests where phone = $1 and created_at > $2 order by created_at`,
    [phone, since],
  );
  return rows.map(({ createdAt }) => createdAt);
}

type LandingRequestRow = {
  name: string;
  phone: Phone;
  company: string;
  tariffKey: string | null;
  language: Language;
  /** RFC 3339. */
  createdAt: string;
};

/** Which firms have asked to be called, the latest first. */
export async function findLandingRequests(reader: Reader, most: number): Promise<LandingRequestRow[]> {
  const { rows } = await reader.query<LandingRequestRow>(
    `select name, phone, company, tariff_key as "tariffKey", language, created_at as "createdAt"
       from landing_requests order by created_at desc, id limit $1`,
    [most],
  );
  return rows;
}

/** How many firms have asked to be called since an instant. */
export async function countLandingRequests(reader: Reader, since: Date): Promise<number> {
  const { rows } = await reader.query<{ count: number }>(
    "select count(*)::int as count from landing_requests where created_at > $1",
    [since],
  );
  return rows[0]?.count ?? 0;
}

type NewRequest = {
  id: string;
  name: string;
  phone: Phone;
  company: string;
  tariffKey: string | undefined;
  language: Language;
  referrer: string;
  now: Date;
};

export async function insertLandingRequest(transaction: PoolClient, request: NewRequest): Promise<void> {
  const { id, name, phone, company, tariffKey, language, referrer, now } = request;
  await transaction.query(
    `insert into landing_requests (id, name, phone, company, tariff_key, language, referrer, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, name, phone, company, tariffKey, language, referrer, now],
  );
}
