import type { Alike } from "./alike.ts";
import type { OnePersonSearch, Turn } from "./one-person.ts";
import { allTasks } from "./person-tasks.ts";

/**
 * Where a person is in a visit: the service that was begun last for them, with a unit for each of its needs, the tasks that
 * are left, and between which cells the next of them begins.
 */
export type Stay = {
  person: OnePersonSearch;
  begun: Turn | undefined;
  units: readonly number[];
  left: number;
  earliest: number;
  latest: number;
  /** The number of all that makes a difference to what can follow: while what was begun takes place, and afterwards. */
  meanwhile: number;
  afterwards: number;
};

/** Everything is done for somebody, and they are with nobody. */
const gone = 0;

/** Writes the stays of a party's people. */
export class Stays {
  readonly #alike: Alike;
  readonly #numbers = new Map<string, number>();
  readonly #withoutUnits = new Map<Turn, Stay>();

  constructor(alike: Alike) {
    this.#alike = alike;
  }

  /** A stay of which nothing has begun. */
  before(person: OnePersonSearch, earliest: number, latest: number): Stay {
    const left = allTasks(person.tasks);
    const number = this.#numberOf(this.#nameOf(person, left, earliest));
    return { person, begun: undefined, units: [], left, earliest, latest, meanwhile: number, afterwards: number };
  }

  /** A stay in which a service has begun. */
  after({ person }: Stay, begun: Turn, units: readonly number[]): Stay {
    const known = units.length === 0 ? this.#withoutUnits.get(begun) : undefined;
    if (known !== undefined) return known;
    const { rest: left, end: earliest, masterId } = begun;
    const name = this.#nameOf(person, left, earliest);
    const taken = [this.#alike.masters.get(masterId), ...units.map((unit) => this.#alike.units.get(unit))];
    const meanwhile = this.#numberOf(`${name} ${taken.join(" ")}`);
    const afterwards = left === 0 ? gone : this.#numberOf(name);
    const stay = { person, begun, units, left, earliest, latest: earliest + person.wait, meanwhile, afterwards };
    if (units.length === 0) this.#withoutUnits.set(begun, stay);
    return stay;
  }

  #nameOf({ tasks }: OnePersonSearch, left: number, earliest: number): string {
    return `${this.#alike.people.get(tasks)} ${tasks.inOrder(left)} ${earliest}`;
  }

  #numberOf(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size + 1;
    this.#numbers.set(name, number);
    return number;
  }
}

/** The number of all of a stay that makes a difference to what can follow from a cell on. */
export function numberAt({ earliest, meanwhile, afterwards }: Stay, at: number): number {
  return at < earliest ? meanwhile : afterwards;
}

/** More than {@link Stays} come to give numbers. */
const manyNumbers = 2 ** 22;

/** The same for two people, in whatever order, of whose stays the same makes a difference from a cell on. */
export function pairNumberAt(one: Stay, other: Stay, at: number): number {
  const [first, second] = [numberAt(one, at), numberAt(other, at)];
  return (at * manyNumbers + Math.min(first, second)) * manyNumbers + Math.max(first, second);
}
