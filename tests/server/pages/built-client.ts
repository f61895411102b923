import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../../../server/core/config.ts";
import { pages, type PagesOptions } from "../../../server/pages/pages.ts";
import { secureSite } from "../../../server/site/site-headers.ts";

type Settings = Pick<
  Config,
  "publicUrl" | "recaptcha" | "cloudPayments" | "analytics" | "map" | "sandbox" | "host" | "port"
>;

const settings: Settings = {
  publicUrl: "https://kezek.test",
  recaptcha: { url: "https://recaptcha.test", secret: "secret", siteKey: "sandbox" },
  cloudPayments: { url: "", publicId: "", apiSecret: "", fieldUrl: "https://cards.test/field" },
  analytics: { key: "", url: "https://analytics.test/batches" },
  map: { tiles: "", credit: "" },
  sandbox: true,
  host: "192.168.1.5",
  port: 4300,
};

/** A client as small as a build can be: its page writes down for whom it was rendered. */
const files = {
  "client/index.html": `<!doctype html><html lang="ru"><head><meta name="kezek-recaptcha" content="" /><meta name="kezek-analytics" content="" /><meta name="kezek-studio" content="" /><!--head--><title>Kezek</title><!--/head-->
    <script type="module" src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-1.css">
    </head><body><div id="root"><!--app--></div><!--state--></body></html>`,
  "client/.vite/manifest.json": JSON.stringify({
    "index.html": { file: "assets/index-1.js", css: ["assets/index-1.css"], imports: ["_react.js"] },
    "_react.js": { file: "assets/react-1.js" },
    "src/pages/home/page.tsx": { file: "assets/home-1.js", css: ["assets/home-1.css"], imports: ["_react.js"] },
  }),
  "client/assets/index-1.js": "start();",
  "client/assets/index-1.css": "body{margin:0}",
  "client/assets/home-1.css": "h1{color:red}",
  "client/locales/home/kz.json": "{}",
  "client/robots.txt": "User-agent: *",
  "studio/src/studio/page.html": '<meta name="kezek-network" content="" /><title>Kezek studio</title>',
  "studio/src/studio/phone.html": "<title>Kezek studio: this browser</title>",
  "studio/observer.js": "export function openObserver() {}",
  "studio/paths.json": '[{"machine":"time-hold"}]',
  "server/entry.cjs": `let renderings = 0;
    exports.render = async function render({ url, language, city, fetch, origin, now, isToBeDrawn }) {
      renderings += 1;
      const api = await fetch(new Request(origin + "/rest/echo", { method: "POST", body: "{}" }));
      const { ip } = await api.json();
      const never = () => fetch(new Request(origin + "/rest/never")).catch(() => {});
      if (url.startsWith("/waits")) await never().then(never);
      const said = JSON.stringify({ url, language, city, renderings, ip });
      return {
        status: /^.(nobody|studio)/.test(url) ? 404 : /^.(broken|waits)/.test(url) || !isToBeDrawn ? 503 : 200, htmlLang: language === "kz" ? "kk" : language,
        head: "<title>Salon</title>", body: "<h1>" + said + "</h1>", isDrawn: isToBeDrawn && !url.startsWith("/flow"),
        state: { said: "</script>" }, file: "src/pages/home/page.tsx",
        ...(url.startsWith("/network/") && { status: 302, location: "/network" }),
      };
    }`,
};

export type BuiltClient = { app: FastifyInstance; close(): Promise<void> };

/** Serves it, behind the headers of the app and beside an API that answers who asked. */
export async function serveBuiltClient(
  more: Partial<Settings> = {},
  limits: Pick<PagesOptions, "drawingsPerMinute"> = {},
): Promise<BuiltClient> {
  const config = { ...settings, ...more };
  const dist = await mkdtemp(join(tmpdir(), "kezek-dist-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const app = Fastify();
  app.post("/rest/echo", (request) => ({ ip: request.ip }));
  app.get("/rest/never", () => new Promise(() => {}));
  const plugin = await pages({ dist, config, ...limits });
  await app.register(async (site) => {
    await secureSite(site, config);
    await site.register(plugin);
  });
  return {
    app,
    async close() {
      await app.close();
      await rm(dist, { recursive: true });
    },
  };
}
