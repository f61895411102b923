import { barberServices } from "./barber.ts";
import type { ServiceBlueprint } from "./blueprint.ts";
import { browServices } from "./brows.ts";
import { cosmetologyServices } from "./cosmetology.ts";
import { epilationServices } from "./epilation.ts";
import { hairServices } from "./hair.ts";
import { kidsServices } from "./kids.ts";
import { makeUpServices } from "./make-up.ts";
import { nailServices } from "./nails.ts";
import { spaServices } from "./spa.ts";
import * as category from "../categories.ts";

/** What may be offered in each top category, the most asked for first. */
export const blueprints: ReadonlyMap<number, readonly ServiceBlueprint[]> = new Map([
  [category.hair, hairServices],
  [category.nails, nailServices],
  [category.browsAndLashes, browServices],
  [category.barber, barberServices],
  [category.makeUp, makeUpServices],
  [category.massageAndSpa, spaServices],
  [category.cosmetology, cosmetologyServices],
  [category.epilation, epilationServices],
  [category.kids, kidsServices],
]);
