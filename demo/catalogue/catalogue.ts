import type { Catalogue } from "../../server/db/catalogue/catalogue.ts";
import { categories, menuTabs } from "./categories.ts";
import { firmOf, sketches } from "./firms/firms.ts";
import { districts } from "./districts.ts";
import { networks } from "./networks.ts";
import { cities, countries } from "./places.ts";
import { tariffs } from "./tariffs.ts";

/** Kezek's demo catalogue: six cities of Kazakhstan and their salons, the same at every call and on every machine. */
export function demoCatalogue(): Catalogue {
  return { countries, cities, districts, categories, menuTabs, networks, firms: sketches.map(firmOf), tariffs };
}

/** Where the salons of the demo are, as their urlKey says. */
export const demoAddresses = sketches.map(({ urlKey }) => urlKey);
