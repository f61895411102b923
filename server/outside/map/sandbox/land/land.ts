import { aktau, aktauTown } from "./aktau.ts";
import { almaty, almatyTown } from "./almaty.ts";
import { astana, astanaTown } from "./astana.ts";
import { country } from "./country.ts";
import { atyrau, atyrauTown, karaganda, karagandaTown, shymkent, shymkentTown } from "./regions.ts";
import type { Land, Town } from "./shapes.ts";

const lands: readonly Land[] = [country, aktau, almaty, astana, shymkent, karaganda, atyrau];

/** The country as its people know it, and the demo's cities; places are right to some hundred metres. */
export const land: Land = {
  areas: lands.flatMap(({ areas }) => areas),
  ways: lands.flatMap(({ ways }) => ways),
  labels: lands.flatMap(({ labels }) => labels),
};

export const towns: readonly Town[] = [aktauTown, almatyTown, astanaTown, shymkentTown, karagandaTown, atyrauTown];
