import { useMemo } from "react";
import type { FirmServices, Service } from "../../domain/entities.ts";
import { foundOf, isOnlyStopWords, type WayOfWords, waysOfWords, wordsToFind } from "../../domain/forgiving-search.ts";

type Category = FirmServices["categories"][number];
export type ServiceGroup = { category: Category; services: Service[] };

/** Finds services by category, among all that a firm has or some of them. */
type FindServices = (wanted: string, among: readonly Service[]) => ServiceGroup[];
/** The words of a service, those of what kind it is, and those of its description, as they sound. */
type Searchable = { service: Service; name: string[]; kind: string[]; description: string[] };

/** From so many on, services are looked for and not only read. */
export const manyServices = 12;

/** {@link serviceFinder} of what a firm has. */
export function useServiceFinder(categories: readonly Category[], services: readonly Service[]): FindServices {
  return useMemo(() => serviceFinder(categories, services), [categories, services]);
}

/**
 * Finds services as the site's search does: where every word that is wanted is in the name or the kind of one, those that have
 * the most of the words, by the strictest way that finds any. Those that are called so come first. Where none is, descriptions
 * count too, and then words that are nowhere are left out; every service is found where nothing is wanted.
 */
export function serviceFinder(categories: readonly Category[], services: readonly Service[]): FindServices {
  let searchables: Searchable[] | undefined;
  return (wanted, among) => {
    const ways = waysOfWords(wanted);
    if (ways.length === 0) return grouped(categories, among);
    searchables ??= services.map((service) => searchableOf(service, categories));
    const looked = searchables.filter(({ service }) => among.includes(service));
    for (const isDescribed of [false, true]) {
      for (const way of ways) {
        const found = foundBy(way, looked, isDescribed);
        if (found.length > 0) return grouped(categories, found);
      }
    }
    if (isOnlyStopWords(wanted)) return grouped(categories, among);
    const some = ways.filter(({ isNearly }) => isNearly).map((way) => foundBy(knownOf(way, looked), looked, false));
    return grouped(categories, some.find((found) => found.length > 0) ?? []);
  };
}

function searchableOf(service: Service, categories: readonly Category[]): Searchable {
  const { name, description, subCategory } = service;
  const category = categories.find(({ id }) => id === service.categoryId);
  const kind = `${category?.name ?? ""} ${subCategory?.name ?? ""}`;
  return { service, name: wordsToFind(name), kind: wordsToFind(kind), description: wordsToFind(description) };
}

/** A way without the words that nothing is called by. */
function knownOf({ words, isNearly }: WayOfWords, searchables: readonly Searchable[]): WayOfWords {
  const isKnown = (word: string) =>
    searchables.some(({ name, kind }) => foundOf({ words: [word], isNearly }, [...name, ...kind]).length > 0);
  return { words: words.filter(isKnown), isNearly };
}

function foundBy(way: WayOfWords, searchables: readonly Searchable[], isDescribed: boolean): Service[] {
  const hits = searchables.map(({ service, name, kind, description }) => ({
    service,
    words: foundOf(way, [...name, ...kind, ...(isDescribed ? description : [])]),
    named: foundOf(way, name).length,
  }));
  if (way.words.length === 0 || new Set(hits.flatMap(({ words }) => words)).size < way.words.length) return [];
  const most = Math.max(...hits.map(({ words }) => words.length));
  return hits
    .filter(({ words }) => words.length === most)
    .toSorted((one, other) => other.named - one.named)
    .map(({ service }) => service);
}

function grouped(categories: readonly Category[], services: readonly Service[]): ServiceGroup[] {
  return categories
    .map((category) => ({ category, services: services.filter(({ categoryId }) => categoryId === category.id) }))
    .filter((group) => group.services.length > 0);
}
