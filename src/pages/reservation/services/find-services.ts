import type { FirmServices, Service } from "../../../../domain/entities.ts";
import { htmlLangOf, type Language } from "../../../../domain/language.ts";

type Category = FirmServices["categories"][number];
export type ServiceGroup = { category: Category; services: Service[] };

/** The services by category whose name, description or category has all the words; every service for no words. */
export function findServices(
  categories: readonly Category[],
  services: readonly Service[],
  wanted: string,
  language: Language,
): ServiceGroup[] {
  const plain = (text: string) => text.toLocaleLowerCase(htmlLangOf[language]).replaceAll("ё", "е");
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = (service: Service, category: Category) => {
    const text = plain(`${service.name} ${service.description} ${category.name}`);
    return words.every((word) => text.includes(word));
  };
  return categories
    .map((category) => ({
      category,
      services: services.filter((service) => service.categoryId === category.id && fits(service, category)),
    }))
    .filter((group) => group.services.length > 0);
}
