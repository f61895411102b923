/** What is tried unless said: the same in each run, so that what fails here fails elsewhere. */
const usualSeed = 20_261_125;

/**
 * How many histories a test tries, and which: `usual` of them, the same each time. `HISTORIES=1000` before what touches money is
 * released, with another `SEED` for others. Both are printed.
 */
export function tried(usual: number): { numRuns: number; seed: number } {
  const { HISTORIES: histories = usual, SEED: seed = usualSeed } = process.env;
  const plan = { numRuns: Number(histories), seed: Number(seed) };
  process.stdout.write(`HISTORIES=${plan.numRuns} SEED=${plan.seed}\n`);
  return plan;
}
