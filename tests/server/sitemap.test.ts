import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitemap } from "../../server/site/sitemap.ts";
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

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test("the sitemap has every public page in each language, with the way to the others", async () => {
  const xml = await read("/sitemap.xml");
  for (const path of [
    "/",
    "/search",
    "/gift-cards",
    "/landing",
    "/raffleprize/synaq-raffle",
    "/synaq",
    "/synaq-2",
    "/synaq-set",
    "/synaq/masters/1",
  ]) {
    const own = [`${publicUrl}${path}`, `${publicUrl}${path}?lang=kz`, `${publicUrl}${path}?lang=en`];
    expect(addresses(xml)).toEqual(expect.arrayContaining(own));
    expect(xml).toContain(`hreflang="kk" href="${publicUrl}${path}?lang=kz"`);
  }
  expect(xml).not.toContain("/my/");
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
