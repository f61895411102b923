import { type Cells, noCells } from "./cells.ts";
import type { Board } from "./day.ts";
import type { PersonTasks } from "./person-tasks.ts";

/** Who and what can stand for one another in a visit, on a day: of each kind those that have the same number. */
export type Alike = {
  people: ReadonlyMap<PersonTasks, number>;
  masters: ReadonlyMap<number, number>;
  units: ReadonlyMap<number, number>;
};

/** People who want the same, masters who are free at the same times and do the same as quickly, and units that are had alike. */
export function alikeOn({ chairs, units }: Board, people: readonly PersonTasks[]): Alike {
  const tasks = people.flatMap((person) => person.tasks);
  const all = new Set(tasks.flatMap(({ needs }) => needs.flat()));
  return {
    people: numbered(people, (person) => [person, person.signature]),
    masters: numbered([...chairs.values()], ({ id, free }) => {
      const lengths = tasks.map(({ able }) => {
        const own = able.find(({ masterId }) => masterId === id);
        return own && `${own.length}+${own.cleanup}`;
      });
      return [id, `${shownOf(free)};${lengths.join()}`];
    }),
    units: numbered([...all], (unit) => {
      const wanted = tasks.map(({ needs }) => needs.map((need) => Number(need.includes(unit))).join(""));
      return [unit, `${shownOf(units.get(unit) ?? noCells)};${wanted.join()}`];
    }),
  };
}

function numbered<Item, Id>(items: readonly Item[], describe: (item: Item) => [id: Id, description: string]) {
  const numbers = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const [id, description] = describe(item);
      const number = numbers.get(description) ?? numbers.size;
      numbers.set(description, number);
      return [id, number];
    }),
  );
}

function shownOf({ a, b, c, d }: Cells): string {
  return [a, b, c, d].join();
}
