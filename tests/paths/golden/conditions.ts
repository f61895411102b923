/** What was so, by names, as text. */
export type Facts = Readonly<Record<string, string>>;
export type Case<Result> = { facts: Facts; result: Result };

/** What has to hold: for each name that matters, the values that will do. */
export type Condition = ReadonlyMap<string, readonly string[]>;

/**
 * When a result comes about, as few short alternatives as are found; what never occurs is not told apart.
 * An alternative that names nothing holds always. null where the same facts have led to another result as well.
 */
export function conditionsOf<Result>(result: Result, cases: Case<Result>[]): Condition[] | null {
  const others = distinct(cases.filter((one) => one.result !== result));
  let open = distinct(cases.filter((one) => one.result === result));
  const conditions: Condition[] = [];
  for (let [first] = open; first; [first] = open) {
    const condition = widest(first.facts, open, others);
    if (!condition) return null;
    conditions.push(condition);
    open = open.filter(({ facts }) => !holds(condition, facts));
  }
  return conditions;
}

/** The condition with the fewest names that holds for the facts, for as many of its own cases, and for no other. */
function widest(facts: Facts, own: Case<unknown>[], others: Case<unknown>[]): Condition | null {
  const names = Object.keys(facts);
  const exact: Condition = new Map(names.map((name) => [name, [facts[name] ?? ""]]));
  const isWrong = (condition: Condition): boolean => others.some((other) => holds(condition, other.facts));
  if (isWrong(exact)) return null;
  const orders = names.map((_, index) => [...names.slice(index), ...names.slice(0, index)].toReversed());
  const [best = exact] = orders
    .map((order) => order.reduce((condition, name) => orWithout(condition, name, isWrong), exact))
    .toSorted((one, other) => one.size - other.size);
  return [...best.keys()].reduce((condition, name) => {
    const all = [...new Set(own.map((one) => one.facts[name] ?? ""))].toSorted();
    return all.reduce((wide, value) => orWith(wide, name, value, isWrong), condition);
  }, best);
}

function orWithout(condition: Condition, name: string, isWrong: (condition: Condition) => boolean): Condition {
  const wider = new Map([...condition].filter(([other]) => other !== name));
  return isWrong(wider) ? condition : wider;
}

function orWith(
  condition: Condition,
  name: string,
  value: string,
  isWrong: (condition: Condition) => boolean,
): Condition {
  const values = condition.get(name) ?? [];
  if (values.includes(value)) return condition;
  const wider = new Map(condition).set(name, [...values, value].toSorted());
  return isWrong(wider) ? condition : wider;
}

function holds(condition: Condition, facts: Facts): boolean {
  for (const [name, values] of condition) if (!values.includes(facts[name] ?? "")) return false;
  return true;
}

/** Many places of a machine differ in nothing that has a name. */
function distinct<Result>(cases: Case<Result>[]): Case<Result>[] {
  return [...new Map(cases.map((one) => [JSON.stringify(one.facts), one])).values()];
}
