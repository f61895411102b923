/** A service of a person, ready to be searched for. */
export type Task = {
  /** Its place among the entries of the request. */
  index: number;
  /** Masters who may do it, once each. */
  able: readonly AbleMaster[];
  /** Numbers of units of rooms and devices: it takes one of each list. */
  needs: readonly (readonly number[])[];
};

/** A master with the cells of the grid that they take for a task, and for cleaning up before the next visit. */
export type AbleMaster = { masterId: number; length: number; cleanup: number };

/** A task that may come next, and the tasks that are left after it. */
export type Next = { number: number; task: Task; rest: number };

/** What one person wants, one service after another. Sets of tasks are bits: bit n is the task with the number n. */
export type PersonTasks = {
  tasks: readonly Task[];
  /** Which of the tasks that are left may come next. */
  nextOf: (left: number) => readonly Next[];
  /** The same for people whose wishes are the same. */
  signature: string;
  /** Tasks that are left, as bits that are the same for people whose wishes are the same, whatever the order they were given in. */
  inOrder: (left: number) => number;
};

/** So many services of one person, or people, are tried in every order; more are served in the order in which they were given. */
export const mostInAnyOrder = 6;

/** Readies what one person wants; the tasks in the order in which they were given. */
export function personTasks(tasks: readonly Task[]): PersonTasks {
  const anyOrder = tasks.length <= mostInAnyOrder;
  const known = new Map<number, Next[]>();
  function nextOf(left: number): Next[] {
    const found = known.get(left) ?? findNext(left);
    known.set(left, found);
    return found;
  }
  function findNext(left: number): Next[] {
    const remaining = tasks.flatMap((task, number) =>
      (left >> number) & 1 ? [{ number, task, rest: left & ~(1 << number) }] : [],
    );
    return anyOrder ? remaining : remaining.slice(0, 1);
  }
  const descriptions = tasks.map(({ able, needs }) =>
    [
      ...able.map(({ masterId, length, cleanup }) => `${masterId}:${length}+${cleanup}`).toSorted(),
      ...needs.map((units) => units.join("/")),
    ].join(),
  );
  const numbers = tasks.map((_, number) => number);
  const order = anyOrder ? numbers.toSorted((one, other) => compare(descriptions[one], descriptions[other])) : numbers;
  return {
    tasks,
    nextOf,
    signature: order.map((number) => descriptions[number]).join(";"),
    inOrder: (left) => order.reduce((bits, number, place) => bits | (((left >> number) & 1) << place), 0),
  };
}

/** All tasks of a person, as bits. */
export function allTasks(person: PersonTasks): number {
  return (1 << person.tasks.length) - 1;
}

/** What is known by what is left to be done and the cell from which on it is, which may lie past the last one: a key of both. */
export function stepKey(left: number, cell: number): number {
  return (left << 8) | cell;
}

function compare(one = "", other = ""): number {
  return one < other ? -1 : Number(one > other);
}
