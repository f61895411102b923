import { installMissing } from "./install.mjs";

/** Installs what is missing, then runs scripts/<command>.ts in this very process, so that signals reach it. */
export default async function launch(command) {
  if (!installMissing()) {
    console.error("The packages could not be installed: see npm's message above, put that right and run this again.");
    process.exitCode = 1;
    return;
  }
  const { register } = await import("tsx/esm/api");
  register();
  await import(`../${command}.ts`);
}
