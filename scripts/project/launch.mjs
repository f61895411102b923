import { existsSync } from "node:fs";
import { installMissing } from "./install.mjs";

/**
 * Installs what is missing, then runs scripts/<command> in this very process, so that signals reach it.
 * @param {string} command
 */
export default async function launch(command) {
  if (!installMissing()) {
    console.error("The packages could not be installed: see npm's message above, put that right and run this again.");
    process.exitCode = 1;
    return;
  }
  const plain = new URL(`../${command}.mjs`, import.meta.url);
  if (existsSync(plain)) {
    await import(plain.href);
    return;
  }
  const { register } = await import("tsx/esm/api");
  register();
  await import(`../${command}.ts`);
}
