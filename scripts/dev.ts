import { createServer } from "vite";
import { openDemo } from "../demo/demo.ts";
import { developmentPages } from "../server/pages/development.ts";
import { runProcess } from "../server/app/process.ts";
import { studioPathsFile } from "./project/studio-paths.ts";

runProcess(
  async (config) => async (site) => {
    // Vite works inside our server, its socket included: one address for the pages and the API.
    const vite = await createServer({
      appType: "custom",
      plugins: [studioPathsFile],
      server: { middlewareMode: true, hmr: { server: site.server } },
    });
    site.addHook("preClose", () => vite.close());
    await site.register(developmentPages(vite, config));
  },
  openDemo,
);
