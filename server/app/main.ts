import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pages } from "../pages/pages.ts";
import { runProcess, type OpenDemo } from "./process.ts";
import { StartupError } from "../core/startup-error.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** Runs the service with the built client. */
export function runBuilt(openDemo: OpenDemo): void {
  runProcess(async (config) => {
    if (!existsSync(dist))
      throw new StartupError("The client is not built: run npm run build, or start with npm start.");
    return pages({ dist, config });
  }, openDemo);
}
