import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { readCatalogue } from "../../server/db/catalogue/read.ts";
import { sitemap } from "../../server/site/sitemap.ts";
import { pageAddress } from "../../src/blocks/page-head.ts";
import { TestServer } from "./test-server.ts";

const publicUrl = "https://kezek.example";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.pool.query(
    `insert into raffles (key, name, prize, terms, starts_at, ends_at, draws_at, seed)
     select 'synaq-raffle', word, word, '[]', now(), now() + interval '1 day', now() + interval '2 days', 'seed'
       from (select '{"ru": "Розыгрыш", "kz": "Ұтыс", "en": "Raffle"}'::jsonb as word) w`,
  );
});
afterAll(() => server.close());

async function read(url: string, most?: number): Promise<string> {
  const site = Fastify();
  await site.register(sitemap, { pool: server.pool, config: { publicUrl }, ...(most && { most }) });
  const { body } = await site.inject(url);
  await site.close();
  return body;
}

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replaceAll("&amp;", "&"));

/** Every public page: of the demo catalogue and of the salon beside it. */
function publicPages(): string[] {
  const { cities, firms, networks } = readCatalogue(JSON.parse(JSON.stringify(demoCatalogue())));
  const cityNames = [...cities.map(({ urlName }) => urlName), "synaq-qala"];
  const salons = [...firms.map(({ urlKey }) => urlKey), "synaq", "synaq-2"];
  const masters = [
    ...firms.flatMap((firm) => firm.masters.map(({ id }) => `/${firm.urlKey}/masters/${id}`)),
    ...[1, 2, 3, 4].map((id) => `/synaq/masters/${id}`),
  ];
  return [
    "/",
    "/search",
    "/gift-cards",
    "/bnpl",
    "/landing",
    "/landing/widget",
    "/app-download",
    ...["/", "/search"].flatMap((path) => cityNames.map((city) => `${path}?city=${city}`)),
    "/raffleprize/synaq-raffle",
    ...[...salons, ...networks.map(({ urlKey }) => urlKey), "synaq-set"].map((company) => `/${company}`),
    ...masters,
  ];
}

test("the sitemap has every public page in each language as the page names itself, and nothing else", async () => {
  const xml = await read("/sitemap.xml");
  const named = publicPages().flatMap((path) =>
    (["ru", "kz", "en"] as const).map((language) => pageAddress(publicUrl, path, language)),
  );
  expect(addresses(xml)).toHaveLength(named.length);
  expect(new Set(addresses(xml))).toEqual(new Set(named));
});

test("each page in the sitemap has the way to its other languages", async () => {
  const xml = await read("/sitemap.xml");
  for (const [path, more] of [
    ["/synaq", "?"],
    ["/?city=synaq-qala", "&amp;"],
  ]) {
    expect(xml).toContain(`hreflang="ru" href="${publicUrl}${path}"`);
    expect(xml).toContain(`hreflang="kk" href="${publicUrl}${path}${more}lang=kz"`);
    expect(xml).toContain(`hreflang="en" href="${publicUrl}${path}${more}lang=en"`);
  }
});

test("robots are told what is nobody's business, and where the sitemap is", async () => {
  const rules = await read("/robots.txt");
  expect(rules).toContain("Disallow: /my/");
  expect(rules.trimEnd().split("\n").at(-1)).toBe(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test("a sitemap that is too large is an index, whose parts together are the whole", async () => {
  const whole = addresses(await read("/sitemap.xml"));
  const index = await read("/sitemap.xml", 9);
  expect(index).toContain("<sitemapindex");
  const parts = addresses(index).map((address) => address?.replace(publicUrl, "") ?? "");
  expect(parts).toHaveLength(Math.ceil(whole.length / 9));
  const together = await Promise.all(parts.map(async (part) => addresses(await read(part, 9))));
  for (const part of together) expect(part.length).toBeLessThanOrEqual(9);
  expect(together.flat()).toEqual(whole);
});
