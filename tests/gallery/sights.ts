import { driverOf } from "../paths/browser/drivers.ts";
import { graphOf } from "../paths/draw/graph.ts";
import type { WalkedMachine } from "../paths/machines.ts";
import { toursOf, type Tour } from "../paths/walk/tours.ts";

/** A walk, and which of its moves come to a state that no walk before it has come to. */
export type SightseeingTour = { tour: Tour; sights: ReadonlySet<number> };

/** The walks that together come to every state of a machine that a client can see, each no longer than it has to be. */
export function sightseeingTours({ name, paths }: WalkedMachine): SightseeingTour[] {
  const driver = driverOf(name);
  const seen = new Set<string>();
  return toursOf(paths, (move) => driver.obstacle(move) === null).flatMap((tour) => {
    const sights = tour.flatMap(({ to }, index) => {
      if (seen.has(to.state)) return [];
      seen.add(to.state);
      return [index];
    });
    const last = sights.at(-1);
    return last === undefined ? [] : { tour: tour.slice(0, last + 1), sights: new Set(sights) };
  });
}

/** The states of which there can be pictures, in the order in which they are come to, each with what it says of itself. */
export function sightsOf(machine: WalkedMachine): { state: string; description: string }[] {
  const descriptions = new Map(graphOf(machine.paths.machine).states.map(({ id, description }) => [id, description]));
  return sightseeingTours(machine)
    .flatMap(({ tour, sights }) => tour.filter((_, index) => sights.has(index)))
    .map(({ to: { state } }) => ({ state, description: descriptions.get(state) ?? "" }));
}
