import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import type { PageEntry } from "../../domain/rendering.ts";
import type { Config } from "../core/config.ts";
import { readBuildAssets } from "./build-assets.ts";
import { builtDocument, withSettings } from "./document.ts";
import { inProcessFetch } from "./in-process-fetch.ts";
import { createPageCache, readyPage } from "./page-cache.ts";
import { sendPage } from "./send-page.ts";
import { serveStaticFiles } from "./static-files.ts";
import { plainAddress, readVisitor } from "./visitor.ts";
import { wordsIn } from "./words.ts";

export type PagesOptions = {
  /** The absolute path of the folder that the build wrote `client` and `server` into. */
  dist: string;
  config: Pick<Config, "publicUrl" | "recaptcha" | "analytics">;
  /** What the pages take for the present; the real time when absent. */
  clock?: () => Date;
};

const cacheMilliseconds = 5000;
const mostCached = 1000;

/** The built client: its files, and every other address rendered here (design §6). Rejects where nothing was built. */
export async function pages(options: PagesOptions): Promise<FastifyPluginAsync> {
  const { dist, config, clock = () => new Date() } = options;
  const { publicUrl } = config;
  const now = () => clock().getTime();
  const client = join(dist, "client");
  const { render }: PageEntry = await import(pathToFileURL(join(dist, "server/entry.js")).href);
  const template = withSettings(readFileSync(join(client, "index.html"), "utf8"), config);
  const assetsOf = readBuildAssets(client);
  const readModule = wordsIn(join(client, "locales"));

  /** What a request asks for: equal keys are equal documents, but for the moment of rendering. */
  const rendering = (site: FastifyInstance, request: FastifyRequest) => {
    const address = new URL(publicUrl + request.url);
    const visitor = readVisitor(address, request.cookies);
    const url = plainAddress(address);
    const make = async () => {
      const fetch = inProcessFetch(site, request.ip);
      const log = (message: string) => request.log.warn(message);
      const page = await render({ ...visitor, url, origin: publicUrl, fetch, readModule, log, now: now() });
      const words = page.modules.map((module) => `/locales/${module}/${visitor.language}.json`);
      return readyPage(page.status, builtDocument(template, page, assetsOf(page.file), words));
    };
    return { key: JSON.stringify([url, visitor]), make };
  };

  return async (site) => {
    const cached = createPageCache(cacheMilliseconds, mostCached, now);
    await site.register(cookie);
    await serveStaticFiles(site, client);
    site.get("/*", async (request, reply) => {
      const { key, make } = rendering(site, request);
      return sendPage(request, reply, await cached(key, make));
    });
  };
}
