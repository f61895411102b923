/** A seeded source of choices: the same seed makes the same choices in the same order, on every machine. */
export type Chance = {
  /** At least 0, below 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** True with the given probability. */
  happens(probability: number): boolean;
  /** One of the items; an empty list is an error. */
  pick<T>(items: readonly T[]): T;
  /** That many different items in a shuffled order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
};

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Starts a source of choices from a text such as "reviews/red-apple-naberezhnaya". */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const fraction = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  const sample = <T>(items: readonly T[], count: number) => {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1));
    return taken;
  };
  const pick = <T>(items: readonly T[]) => {
    const [item] = sample(items, 1);
    if (item === undefined) throw new RangeError(`Nothing to pick from (seed ${seed})`);
    return item;
  };
  return { fraction, whole, happens: (probability) => fraction() < probability, pick, sample };
}
