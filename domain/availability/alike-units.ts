import type { PersonTasks } from "./person-tasks.ts";

/** Tells units apart that not all the same needs of the people can take: those with the same word are one as good as the other. */
export function alikeUnits(people: readonly PersonTasks[]): (unit: number) => string {
  const needs = people.flatMap(({ tasks }) => tasks.flatMap((task) => task.needs));
  const known = new Map<number, string>();
  return (unit) => {
    const found = known.get(unit) ?? needs.map((need) => need.includes(unit)).join();
    known.set(unit, found);
    return found;
  };
}
