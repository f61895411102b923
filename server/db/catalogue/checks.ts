import { reservedSegments } from "../../../domain/reserved-segments.ts";
import type { Catalogue } from "./catalogue.ts";
import { CatalogueError } from "./catalogue-error.ts";
import { checkFirm } from "./firm-checks.ts";

/**
 * What the form of a catalogue cannot say: that ids are unique and references lead somewhere, that shifts lie inside
 * the firm's hours, that no address is taken.
 * @throws CatalogueError
 */
export function checkCatalogue(catalogue: Catalogue): void {
  const { countries, cities, districts, categories, menuTabs, networks, firms, tariffs } = catalogue;
  const ids = {
    countries: uniqueIds("countries", countries),
    cities: uniqueIds("cities", cities),
    categories: uniqueIds("categories", categories),
    networks: uniqueIds("networks", networks),
  };
  uniqueIds("districts", districts);
  uniqueIds("menuTabs", menuTabs);
  uniqueIds("firms", firms);
  uniqueTexts("countries", "isoCode", countries, ({ isoCode }) => isoCode);
  uniqueTexts("cities", "urlName", cities, ({ urlName }) => urlName);
  uniqueTexts("districts", "city and urlName", districts, ({ cityId, urlName }) => `${cityId}/${urlName}`);
  uniqueTexts("categories", "urlName", categories, ({ urlName }) => urlName);
  uniqueTexts("menuTabs", "key", menuTabs, ({ key }) => key);
  uniqueTexts("networks and firms", "urlKey", [...networks, ...firms], ({ urlKey }) => urlKey);
  for (const { urlKey } of [...networks, ...firms]) {
    if (reservedSegments.has(urlKey))
      throw new CatalogueError(`firm "${urlKey}": urlKey is an address of the product itself.`);
  }
  for (const [index, { countryId }] of cities.entries()) {
    known(ids.countries, countryId, `cities[${index}].countryId`);
  }
  for (const [index, { cityId }] of districts.entries()) known(ids.cities, cityId, `districts[${index}].cityId`);
  for (const [index, { countryId, prices }] of tariffs.entries()) {
    known(ids.countries, countryId, `tariffs[${index}].countryId`);
    uniqueTexts(`tariffs[${index}].prices`, "months", prices, ({ months }) => String(months));
    if (!prices.some(({ months }) => months === 1))
      throw new CatalogueError(`tariffs[${index}].prices has none for 1 month, with which the others are compared.`);
  }
  const ofTariff = ({ countryId, version, key }: (typeof tariffs)[number]) => `${countryId}/${version}/${key}`;
  uniqueTexts("tariffs", "country, version and key", tariffs, ofTariff);
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  for (const [index, { parentId }] of categories.entries()) {
    if (parentId === undefined) continue;
    known(ids.categories, parentId, `categories[${index}].parentId`);
    if (parents.get(parentId) !== undefined)
      throw new CatalogueError(`categories[${index}].parentId is a sub-category.`);
  }
  for (const [index, { categoryIds }] of menuTabs.entries()) {
    for (const categoryId of categoryIds) known(ids.categories, categoryId, `menuTabs[${index}].categoryIds`);
  }
  const masterIds = new Set<number>();
  for (const firm of firms) {
    checkFirm(firm, { cities: ids.cities, districts, networks: ids.networks, categories: parents });
    for (const [index, { id }] of firm.masters.entries()) {
      if (masterIds.has(id)) throw new CatalogueError(`firm "${firm.urlKey}": masters[${index}].id ${id} is taken.`);
      masterIds.add(id);
    }
  }
}

function uniqueIds(list: string, entries: readonly { id: number }[]): Set<number> {
  const seen = new Set<number>();
  for (const [index, { id }] of entries.entries()) {
    if (seen.has(id)) throw new CatalogueError(`${list}[${index}].id ${id} is taken.`);
    seen.add(id);
  }
  return seen;
}

function uniqueTexts<Entry>(
  list: string,
  field: string,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): void {
  const seen = new Set<string>();
  for (const text of entries.map(textOf)) {
    if (seen.has(text)) throw new CatalogueError(`${list}: the ${field} "${text}" is used twice.`);
    seen.add(text);
  }
}

function known(ids: ReadonlySet<number>, id: number, field: string): void {
  if (!ids.has(id)) throw new CatalogueError(`${field} ${id} is in no list of the catalogue.`);
}
