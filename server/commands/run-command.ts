import { StartupError } from "../core/startup-error.ts";

/** Runs a command of the operator with what was typed after its name; what is wrong with that is said in a sentence, and fails it. */
export async function runCommand(main: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
