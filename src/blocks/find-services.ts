import type { FirmServices, Service } from "../../domain/entities.ts";
import { type Fits, isLookedFor, waysToFind } from "../../domain/forgiving-search.ts";

type Category = FirmServices["categories"][number];
export type ServiceGroup = { category: Category; services: Service[] };

/** From so many on, services are looked for and not only read. */
export const manyServices = 12;

/**
 * The services by category that have what is wanted in their name or description, by the strictest way that finds any; those
 * of the categories that are called so where no service is; every service where nothing is wanted.
 */
export function findServices(
  categories: readonly Category[],
  services: readonly Service[],
  wanted: string,
): ServiceGroup[] {
  const grouped = (isFound: (service: Service, category: Category) => boolean) =>
    categories
      .map((category) => ({
        category,
        services: services.filter((service) => service.categoryId === category.id && isFound(service, category)),
      }))
      .filter((group) => group.services.length > 0);
  if (!isLookedFor(wanted)) return grouped(() => true);
  const ways = waysToFind(wanted);
  const bySelf = (fits: Fits) => grouped(({ name, description }) => fits(`${name} ${description}`));
  const byCategory = (fits: Fits) => grouped((_, { name }) => fits(name));
  for (const look of [bySelf, byCategory]) {
    for (const fits of ways) {
      const found = look(fits);
      if (found.length > 0) return found;
    }
  }
  return [];
}
