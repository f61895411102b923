import type { ServiceEntry } from "../../../server/db/catalogue/catalogue.ts";
import { chanceOf, type Chance } from "../chance.ts";
import type { FirmSketch } from "../sketch.ts";
import { professions } from "../professions.ts";
import { priceLevels } from "../places.ts";
import type { ServiceBlueprint } from "./blueprint.ts";
import { blueprints } from "./blueprints.ts";
import { needsOf } from "./rooms.ts";

const minorUnits = 100;

/** What a firm does: as much of each category as its size allows, the popular first, at the prices of its city. */
export function offerOf(sketch: FirmSketch): ServiceEntry[] {
  const chance = chanceOf(`offer/${sketch.urlKey}`);
  const shelves = [...new Set(sketch.team.flatMap((key) => professions[key].categoryIds))]
    .toSorted((left, right) => left - right)
    .map((categoryId) => ({ categoryId, all: blueprints.get(categoryId) ?? [] }));
  const known = shelves.reduce((sum, { all }) => sum + all.length, 0);
  const share = Math.min(1, sketch.serviceCount / known);
  const chosen = shelves
    .flatMap(({ categoryId, all }) => choose(chance, all, Math.round(all.length * share)).map(atPlace(categoryId)))
    .toSorted((left, right) => left.rank - right.rank);
  return chosen.map(({ categoryId, blueprint }, index) =>
    entryOf(sketch, sketch.id * 100 + index + 1, categoryId, blueprint),
  );
}

const atPlace = (categoryId: number) => (blueprint: ServiceBlueprint, place: number) => ({
  categoryId,
  blueprint,
  // Popular services come first, the best of every category before the second best; the rest goes by category.
  rank: blueprint.isPopular ? place : 100 + categoryId,
});

function choose(chance: Chance, all: readonly ServiceBlueprint[], count: number): ServiceBlueprint[] {
  const popular = all.filter(({ isPopular }) => isPopular);
  const others = all.filter(({ isPopular }) => !isPopular);
  const taken = new Set([...popular, ...chance.sample(others, count - popular.length)].slice(0, Math.max(2, count)));
  return all.filter((blueprint) => taken.has(blueprint));
}

function entryOf(sketch: FirmSketch, id: number, categoryId: number, blueprint: ServiceBlueprint): ServiceEntry {
  const level = sketch.priceLevel * (priceLevels[sketch.cityId] ?? 1);
  const { subCategoryId, name, description, durationMinutes, priceMax, prepayment, isPhoneOnly = false } = blueprint;
  return {
    id,
    categoryId,
    subCategoryId,
    name,
    description,
    price: rounded(blueprint.price * level) * minorUnits,
    ...(priceMax !== undefined && { priceMax: rounded(priceMax * level) * minorUnits }),
    durationMinutes,
    prepaymentAmount: sketch.takesPrepayment && prepayment !== undefined && !isPhoneOnly ? prepayment * minorUnits : 0,
    isExpress: blueprint.isExpress ?? false,
    isPopular: blueprint.isPopular ?? false,
    isPhoneOnly,
    cleanupMinutes: blueprint.cleanupMinutes ?? 0,
    ...needsOf(blueprint.needs),
  };
}

/** As prices are written on a wall: to 500 tenge, small ones to 100. */
export function rounded(price: number): number {
  const step = price < 3000 ? 100 : 500;
  return Math.round(price / step) * step;
}
