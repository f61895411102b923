/** How a walk is asked for, as it was typed. */
type Typed = Readonly<Partial<Record<"seed" | "steps" | "minutes", string>>>;

/** How far to walk, and by which seed; without a seed by any. */
export type Asked = { seed: number | undefined; steps: number; minutes: number };

const minutesWhereNothingIsAsked = 10;

/** @throws Error which names the option that has no number to walk by */
export function askedOf({ seed, steps, minutes }: Typed): Asked {
  return {
    seed: numberOf("seed", seed, "a whole number from 0 on"),
    steps: numberOf("steps", steps, "a whole number from 1 on") ?? Infinity,
    minutes:
      numberOf("minutes", minutes, "a number above 0") ?? (steps === undefined ? minutesWhereNothingIsAsked : Infinity),
  };
}

const isFit = {
  "a whole number from 0 on": (number: number) => Number.isSafeInteger(number) && number >= 0,
  "a whole number from 1 on": (number: number) => Number.isSafeInteger(number) && number >= 1,
  "a number above 0": (number: number) => Number.isFinite(number) && number > 0,
};

function numberOf(option: keyof Typed, typed: string | undefined, wanted: keyof typeof isFit): number | undefined {
  if (typed === undefined) return undefined;
  const number = typed.trim() === "" ? Number.NaN : Number(typed);
  if (!isFit[wanted](number)) throw new Error(`--${option} takes ${wanted}, and not ${JSON.stringify(typed)}.`);
  return number;
}
