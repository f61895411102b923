import { setMaxListeners } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import rateLimit from "@fastify/rate-limit";
import type { PageEntry } from "../../domain/rendering.ts";
import type { Config } from "../core/config.ts";
import { countedAddress } from "../core/counted-address.ts";
import { readBuildAssets } from "./build-assets.ts";
import { builtDocument, withSettings } from "./document.ts";
import { inProcessFetch } from "./in-process-fetch.ts";
import { createPageCache, readyPage } from "./page-cache.ts";
import { type Asked, sendPage } from "./send-page.ts";
import { observerAddress, studio } from "./studio.ts";
import { serveStaticFiles } from "./static-files.ts";
import { plainAddress, readVisitor } from "./visitor.ts";
import { translationsIn } from "./translations.ts";

export type PagesOptions = {
  /** The absolute path of the folder that the build wrote `client`, `server` and `studio` into. */
  dist: string;
  config: Pick<Config, "publicUrl" | "recaptcha" | "analytics" | "map" | "sandbox" | "host" | "port">;
  /** What the pages take for the present; the real time when absent. */
  clock?: () => Date;
  /** How many pages one address may have drawn in a minute; those beyond are drawn by its browser. */
  drawingsPerMinute?: number;
};

/** The loader of TypeScript reads whatever is imported, which takes a second for what is built; what is required it lets be. */
const requireHere = createRequire(import.meta.url);

type MayBeDrawn = (request: FastifyRequest) => Promise<boolean>;

/** What a page is drawn from is given up then, and what can be shown is. */
const readingMs = 8000;
const cacheMilliseconds = 5000;
const mostCached = 1000;
/** What takes a core of this machine a fifth of its time. */
const drawingsPerMinute = 600;

/** The built client: its files, and every other address rendered here (design §6). Rejects where nothing was built. */
export async function pages(options: PagesOptions): Promise<FastifyPluginAsync> {
  const { dist, config, clock = () => new Date(), drawingsPerMinute: max = drawingsPerMinute } = options;
  const { publicUrl, sandbox } = config;
  const now = () => clock().getTime();
  const client = join(dist, "client");
  const { render }: PageEntry = requireHere(join(dist, "server/entry.cjs"));
  const template = withSettings(
    readFileSync(join(client, "index.html"), "utf8"),
    config,
    sandbox ? observerAddress : "",
  );
  const assetsOf = readBuildAssets(client);
  const readModule = translationsIn(join(client, "locales"));

  /** What a request asks for: equal keys are equal documents, but for the moment of rendering. */
  const rendering = (site: FastifyInstance, { request, address }: Asked, mayBeDrawn: MayBeDrawn) => {
    const visitor = readVisitor(address, request.cookies);
    const url = plainAddress(address);
    const make = () =>
      inTime(readingMs, async (signal) => {
        const fetch = inProcessFetch(site, signal);
        const log = (message: string) => request.log.warn(message);
        const isToBeDrawn = await mayBeDrawn(request);
        const asked = { ...visitor, url, origin: publicUrl, fetch, readModule, log, now: now(), isToBeDrawn };
        const page = await render(asked);
        return readyPage(page, builtDocument(template, page, assetsOf(page.file)));
      });
    return { key: JSON.stringify([url, visitor]), make };
  };

  return async (site) => {
    const cached = createPageCache(cacheMilliseconds, mostCached, now);
    await site.register(cookie);
    await serveStaticFiles(site, client);
    if (sandbox) await site.register(studio, { folder: join(dist, "studio"), config });
    await site.register(rateLimit, { global: false });
    const count = site.createRateLimit({ max, timeWindow: 60_000, keyGenerator: ({ ip }) => countedAddress(ip) });
    const mayBeDrawn: MayBeDrawn = async (request) => {
      const counted = await count(request);
      return counted.isAllowed || !counted.isExceeded;
    };
    site.get("/*", async (request, reply) => {
      const asked = { request, address: new URL(publicUrl + request.url) };
      const { key, make } = rendering(site, asked, mayBeDrawn);
      return sendPage(asked, reply, await cached(key, make));
    });
  };
}

/** Has the work know when its time is over. */
async function inTime<Made>(ms: number, work: (signal: AbortSignal) => Promise<Made>): Promise<Made> {
  const end = new AbortController();
  // Each call that a page is drawn from listens.
  setMaxListeners(0, end.signal);
  const timer = setTimeout(() => end.abort(), ms);
  try {
    return await work(end.signal);
  } finally {
    clearTimeout(timer);
  }
}
