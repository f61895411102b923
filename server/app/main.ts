import { existsSync } from "node:fs";
import { pages } from "../pages/pages.ts";
import { runProcess, type OpenDemo } from "./process.ts";
import { inProject } from "../core/project-folder.ts";
import { StartupError } from "../core/startup-error.ts";

const dist = inProject("dist");

/** Runs the service with the built client. */
export function runBuilt(openDemo: OpenDemo): void {
  runProcess(async (config) => {
    if (!existsSync(dist))
      throw new StartupError("The client is not built: run npm run build, or start with npm start.");
    return pages({ dist, config });
  }, openDemo);
}
