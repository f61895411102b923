import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { everywhere, pagePaths, pathOf, sitemapPath } from "../../domain/addresses.ts";
import { htmlLangOf, type Language, languages } from "../../domain/language.ts";
import { homeQuery } from "../../domain/page-queries.ts";
import { writeQuery } from "../../domain/query.ts";
import type { Config } from "../core/config.ts";
import { inProject } from "../core/project-folder.ts";
import { findCityNames, findCompanyLinks, findMasterPages, findRaffleKeys } from "../db/queries/sitemap.ts";

/** What a sitemap may hold (sitemaps.org); a larger one is an index of several. */
const mostAddresses = 50_000;
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const open = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const fixed = [
  pagePaths.home,
  pagePaths.search,
  pagePaths.giftCards,
  pagePaths.bnpl,
  pagePaths.landing,
  pagePaths.widget,
  pagePaths.appDownload,
];
/** Pages that are others in each city. */
const ofCities = [pagePaths.home, pagePaths.search];

/** What the static build says too, which knows no address of its own to name the sitemap at. */
const rules = readFileSync(inProject("public/robots.txt"), "utf8");

type Needs = { pool: Pool; config: Pick<Config, "publicUrl"> };
type Options = { /** How many addresses one part has at most. */ most?: number };

/**
 * GET /sitemap.xml: every public page in its three languages; where they are many, an index of its parts `?part=1…`.
 * GET /robots.txt: what is nobody's business, and where the sitemap is.
 */
export async function sitemap(
  site: FastifyInstance,
  { pool, config: { publicUrl }, most = mostAddresses }: Needs & Options,
): Promise<void> {
  const perPart = Math.floor(most / languages.length);
  site.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`${rules}\nSitemap: ${publicUrl}${sitemapPath}\n`),
  );
  site.get<{ Querystring: { part?: string } }>(sitemapPath, async ({ query }, reply) => {
    const [cities, raffles, companies, masters] = await Promise.all([
      findCityNames(pool),
      findRaffleKeys(pool),
      findCompanyLinks(pool),
      findMasterPages(pool),
    ]);
    const paths = [
      ...fixed,
      ...cities.flatMap((city) => ofCities.map((path) => path + writeQuery(homeQuery, { city }))),
      ...raffles.map((raffle) => pathOf(pagePaths.raffle, { raffle })),
      ...companies.map((company) => pathOf(pagePaths.company, { company })),
      ...masters.map(({ company, masterId }) => pathOf(pagePaths.master, { company, masterId: String(masterId) })),
    ];
    const parts = Math.ceil(paths.length / perPart);
    void reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600");
    if (parts > 1 && query.part === undefined) return indexOf(parts, publicUrl);
    const part = Number(query.part ?? 1);
    return setOf(paths.slice((part - 1) * perPart, part * perPart), publicUrl);
  });
}

function indexOf(parts: number, publicUrl: string): string {
  const each = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${publicUrl}${sitemapPath}?part=${index + 1}</loc></sitemap>`,
  );
  return `${open}<sitemapindex ${xmlns}>\n${each.join("\n")}\n</sitemapindex>\n`;
}

function setOf(paths: readonly string[], publicUrl: string): string {
  const addressIn = (path: string, language: Language) => {
    const address = new URL(publicUrl + path);
    if (language !== "ru") address.searchParams.set(everywhere.language, language);
    return address.href.replaceAll("&", "&amp;");
  };
  const others = (path: string) =>
    languages
      .map((other) => `<xhtml:link rel="alternate" hreflang="${htmlLangOf[other]}" href="${addressIn(path, other)}"/>`)
      .join("");
  const each = paths.flatMap((path) =>
    languages.map((language) => `<url><loc>${addressIn(path, language)}</loc>${others(path)}</url>`),
  );
  return `${open}<urlset ${xmlns} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${each.join("\n")}\n</urlset>\n`;
}
