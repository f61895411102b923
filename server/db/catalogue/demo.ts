import type { Catalogue } from "./catalogue.ts";
import { categories, menuTabs } from "./demo/categories.ts";
import { firmOf, sketches } from "./demo/firms/firms.ts";
import { networks } from "./demo/networks.ts";
import { cities, countries } from "./demo/places.ts";

/** Kezek's demo catalogue: six cities of Kazakhstan and their salons, the same at every call and on every machine. */
export function demoCatalogue(): Catalogue {
  return { countries, cities, categories, menuTabs, networks, firms: sketches.map(firmOf) };
}
