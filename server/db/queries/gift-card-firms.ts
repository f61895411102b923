import type { GiftCardPlace } from "../../../domain/gift-card.ts";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";

type GiftCardFirm = components["schemas"]["GiftCardFirm"];

/**
 * Of a firm `f`: it takes cards, and something there can be paid with one, since a card pays what is due before a visit. A firm
 * that asks for no prepayment any more is offered to nobody, and cards that work there still do.
 */
const isOffered = `
  f.takes_gift_cards and exists (
    select from services s
      join master_services o on o.firm_id = s.firm_id and o.service_id = s.id
      join masters m on m.firm_id = o.firm_id and m.id = o.master_id
     where s.firm_id = f.id and s.prepayment_amount > 0 and m.is_online)`;

const selectFirms = `
  select f.id, f.name ->> $1 as name, f.url_key as "urlKey", f.address ->> $1 as address, f.city_id as "cityId",
         c.name ->> $1 as "cityName", f.avatar_url as "avatarUrl", f.network_id as "networkId"
    from firms f join cities c on c.id = f.city_id
   where ${isOffered}`;

type FirmRow = Omit<GiftCardFirm, "networkId"> & { networkId: number | null };

/** The firms where gift cards can be spent, or those of them at which one works. */
export async function findGiftCardFirms(
  reader: Reader,
  language: Language,
  { worksAt, worksAtId }: GiftCardPlace = { worksAt: "everyFirm", worksAtId: null },
): Promise<GiftCardFirm[]> {
  const { rows } = await reader.query<FirmRow>(
    `${selectFirms} and ($2 = 'everyFirm' or $3 = case $2 when 'firm' then f.id else f.network_id end)
      order by f.city_id, f.average_rating desc, f.id`,
    [language, worksAt, worksAtId],
  );
  return rows.map(({ networkId, ...firm }) => ({ ...firm, ...(networkId !== null && { networkId }) }));
}

/** The networks with a firm where gift cards can be spent. */
export async function findGiftCardNetworks(reader: Reader, language: Language) {
  const { rows } = await reader.query<components["schemas"]["GiftCardNetwork"]>(
    `select id, name ->> $1 as name, url_key as "urlKey" from networks n
      where exists (select from firms f where f.network_id = n.id and ${isOffered}) order by id`,
    [language],
  );
  return rows;
}

/** What of a firm decides which cards work there; undefined where the firm is gone. */
export async function findCardTaker(reader: Reader, firmId: number) {
  const { rows } = await reader.query<{ id: number; networkId: number | null; takesGiftCards: boolean }>(
    'select id, network_id as "networkId", takes_gift_cards as "takesGiftCards" from firms where id = $1',
    [firmId],
  );
  return rows[0];
}
