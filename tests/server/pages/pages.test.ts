import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withSettings } from "../../../server/pages/document.ts";
import { type BuiltClient, serveBuiltClient } from "./built-client.ts";

let client: BuiltClient;
let visits = 0;

beforeAll(async () => {
  client = await serveBuiltClient();
});
afterAll(() => client.close());

/** An address that no other test has asked for. */
const newSalon = () => `/salon-${(visits += 1)}`;

const get = (url: string, headers: Record<string, string> = {}) =>
  client.app.inject({ url, headers, remoteAddress: "203.0.113.7" });

async function textOf(url: string, cookie = "") {
  const { body } = await get(url, { cookie });
  return JSON.parse(/<h1>(.*)<\/h1>/.exec(body)?.[1] ?? "{}");
}

test("a page is rendered in the language that the client chose, for the city that they chose", async () => {
  const cookie = "language=RU; kezek-language-choice=KZ; kezek-city=2-KZ";
  expect(await textOf(newSalon(), cookie)).toMatchObject({ language: "kz", city: { id: 2, countryCode: "KZ" } });
});

test("without a choice a page is Russian: the cookie of the start says nothing about the client", async () => {
  expect(await textOf(newSalon(), "language=EN; kezek-city=<script>")).toMatchObject({ language: "ru" });
});

test("the language in the address is the stronger", async () => {
  expect(await textOf(`${newSalon()}?lang=en`, "kezek-language-choice=KZ")).toMatchObject({ language: "en" });
});

test("what campaigns add to an address renders nothing anew", async () => {
  const salon = newSalon();
  const first = await textOf(`${salon}?services=1,4`);
  expect(first.url).toBe(`${salon}?services=1,4`);
  expect(await textOf(`${salon}?utm_source=ig&services=1,4&fbclid=x`)).toEqual(first);
});

test("people who ask for a page at once share one rendering", async () => {
  const salon = newSalon();
  const answers = await Promise.all([textOf(salon), textOf(salon), textOf(salon)]);
  expect(new Set(answers.map(({ renderings }) => renderings)).size).toBe(1);
});

test("people with different languages never share a rendering", async () => {
  const salon = newSalon();
  const [russian, english] = await Promise.all([textOf(salon), textOf(`${salon}?lang=en`)]);
  expect([russian.language, english.language]).toEqual(["ru", "en"]);
});

test("an address that leads on to another one says so by status, each time it is asked for", async () => {
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await get("/network/reservation/time");
    expect([statusCode, headers.location]).toEqual([302, "/network"]);
  }
  expect((await get(newSalon())).headers.location).toBeUndefined();
});

test.each([
  ["?lang=kz", "?lang=kz"],
  ["?services=101&start=2026-11-23T13:00:00%2B05:00&master=3&lang=en&utm_source=ig", "?lang=en&utm_source=ig"],
  ["?services=101", ""],
])(
  "a reservation's link that leads on to a network's page keeps what the page understands of %s",
  async (asked, kept) => {
    const { headers } = await get(`/network/reservation/time${asked}`);
    expect(headers.location).toBe(`/network${kept}`);
  },
);

test("a page that is not there is not kept", async () => {
  const first = await textOf("/nobody");
  expect((await textOf("/nobody")).renderings).toBeGreaterThan(first.renderings);
  expect((await get("/nobody")).statusCode).toBe(404);
});

test("a page with a part that could not be read is not kept, and says when to ask again", async () => {
  const first = await textOf("/broken");
  expect((await textOf("/broken")).renderings).toBeGreaterThan(first.renderings);
  const { statusCode, headers } = await get("/broken");
  expect([statusCode, Number(headers["retry-after"])]).toEqual([503, 5]);
});

test("calls of the rendering come from the process itself, which is counted for nobody", async () => {
  expect((await textOf(newSalon())).ip).toBe("in-process");
});

test("who asks for more pages than one address may have drawn gets the rest to draw, and others are not held up", async () => {
  const few = await serveBuiltClient({}, { drawingsPerMinute: 2 });
  const from = async (remoteAddress: string, url: string) => {
    const { statusCode, body, headers } = await few.app.inject({ url, remoteAddress });
    return [statusCode, body.includes('<script type="module" src="/assets/index-1.js">'), headers["retry-after"]];
  };
  const whole = [200, false, undefined];
  const toDraw = [503, true, "5"];
  const network = "2001:db8:1:2";
  expect([
    await from(`${network}::1`, "/a"),
    await from(`${network}::2`, "/b"),
    await from(`${network}::3`, "/c"),
    await from(`${network}::3`, "/b"),
    await from("203.0.113.8", "/c"),
  ]).toEqual([whole, whole, toDraw, whole, whole]);
  await few.close();
});

test("the first paint needs nothing but the document: its styles stand in it, its scripts wait", async () => {
  const { body } = await get(newSalon());
  expect(body).toContain("<style>body{margin:0}h1{color:red}</style>");
  expect(body).not.toContain('rel="stylesheet"');
  expect(body).not.toMatch(/<script[^>]* src=/);
  expect(body).toContain('data-script="/assets/index-1.js"');
  expect(body).toContain('data-modules="/assets/react-1.js /assets/home-1.js"');
});

test("a page that is drawn in the browser gets its scripts at once", async () => {
  const { body } = await get("/flow");
  expect(body).toContain('<script type="module" src="/assets/index-1.js"></script>');
});

test("every inline text is named by its hash in the Content-Security-Policy", async () => {
  const { body, headers } = await get(newSalon());
  const policy = String(headers["content-security-policy"]);
  const inline = [...body.matchAll(/<(script|style)(?![^>]*application\/json)[^>]*>([^]*?)<\/\1>/g)];
  expect(inline).toHaveLength(2);
  for (const [, tag, text = ""] of inline) {
    const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy.split(";").find((directive) => directive.startsWith(`${tag}-src `))).toContain(hash);
  }
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
});

test("what was read cannot end the script that carries it", async () => {
  const { body } = await get(newSalon());
  expect(body).toContain(String.raw`{"said":"\u003c/script>"}`);
});

test("a document comes compressed as the browser takes it", async () => {
  const salon = newSalon();
  const plain = (await get(salon)).body;
  const brotli = await get(salon, { "accept-encoding": "gzip, deflate, br" });
  const gzip = await get(salon, { "accept-encoding": "gzip, br;q=0" });
  expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
});

test("names with a hash stand for ever, others are asked for again", async () => {
  expect((await get("/assets/index-1.js")).headers["cache-control"]).toContain("immutable");
  expect((await get("/robots.txt")).headers["cache-control"]).not.toContain("immutable");
});

test.each([
  "/assets/gone-1.js",
  "/assets/../server/entry.cjs",
  "/assets/%2e%2e/%2e%2e/server/entry.cjs",
  "/locales/home/fr.json",
  "/locales/..%2f.vite/manifest.json",
  "/locales/..%2findex.html",
  "/locales/..%2f..%2fserver/entry.cjs",
])("%s is no file of the client", async (path) => {
  const { statusCode, body } = await get(path);
  expect(body).not.toMatch(/renderings \+= 1|"imports"|<!--app-->/);
  expect(statusCode === 404 || body.includes("<h1>")).toBe(true);
});

test.each(["//evil.example/x", "/%E0%A4%A", "/a%00b"])(
  "a strange address %s is answered, and fetches nothing elsewhere",
  async (path) => {
    expect((await get(path)).statusCode).toBeLessThan(500);
  },
);

test("the check against robots is named to the client, and may load its script only where there is a real one", async () => {
  const real = await serveBuiltClient({ recaptcha: { url: "https://r.test", secret: "s", siteKey: 'k"><script>' } });
  const page = await real.app.inject({ url: "/salon" });
  await real.close();
  const ours = await get("/salon");

  expect(page.body).toContain('<meta name="kezek-recaptcha" content="k&quot;><script>"');
  expect(ours.body).toContain('<meta name="kezek-recaptcha" content="sandbox"');
  const scripts = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";
  expect(page.headers["content-security-policy"]).toMatch(new RegExp(`script-src [^;]*${scripts}`));
  expect(page.headers["content-security-policy"]).toMatch(new RegExp(`frame-src 'self' https://cards.test ${scripts}`));
  expect(ours.headers["content-security-policy"]).not.toContain("google");
});

test("the card field and the bank's page come from the processor's origin, and from no other", async () => {
  const policy = String((await get("/salon")).headers["content-security-policy"]);
  expect(policy).toContain("frame-src 'self' https://cards.test;");
  expect(policy).toContain("form-action 'self' https://cards.test;");
  expect(policy.match(/https:\/\/cards\.test/g)).toHaveLength(2);
});

test("for real, the bank's page is where the bank has it", async () => {
  const real = await serveBuiltClient({ sandbox: false });
  const policy = String((await real.app.inject({ url: "/salon" })).headers["content-security-policy"]);
  await real.close();
  expect(policy).toContain("form-action 'self' https://cards.test https:;");
  expect(policy).toMatch(/frame-src 'self' https:\/\/cards\.test https:/);
});

test("analytics is off, and where it is on the pages may post its batches there and nowhere else", async () => {
  const on = await serveBuiltClient({ analytics: { key: "key", url: "https://analytics.test/batches" } });
  const page = await on.app.inject({ url: "/salon" });
  await on.close();
  const ours = await get("/salon");
  expect(page.body).toContain('<meta name="kezek-analytics" content="key"');
  expect(page.headers["content-security-policy"]).toContain("connect-src 'self' https://analytics.test;");
  expect(ours.body).toContain('<meta name="kezek-analytics" content=""');
  expect(ours.headers["content-security-policy"]).toContain("connect-src 'self';");
});

test("every setting has its place in index.html", () => {
  const outside = {
    recaptcha: { url: "", secret: "", siteKey: "site" },
    analytics: { key: "key", url: "https://analytics.test" },
    map: { tiles: "/tiles/{z}/{x}/{y}.png", credit: "© Somebody" },
  };
  const html = withSettings(readFileSync("index.html", "utf8"), outside, "/studio/observer.js");
  expect(html).toContain('<meta name="kezek-recaptcha" content="site"');
  expect(html).toContain('<meta name="kezek-analytics" content="key"');
  expect(html).toContain('<meta name="kezek-map-tiles" content="/tiles/{z}/{x}/{y}.png"');
  expect(html).toContain('<meta name="kezek-map-credit" content="© Somebody"');
  expect(html).toContain('<meta name="kezek-analytics-url" content="https://analytics.test"');
  expect(html).toContain('<meta name="kezek-studio" content="/studio/observer.js"');
});

test("what a page is drawn from and never comes is given up, and so is what is asked after it: what can be shown is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answer = get("/waits");
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(8000);
    const { statusCode, headers, body } = await answer;
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    expect(body).toContain("<h1>");
  } finally {
    vi.useRealTimers();
  }
});
