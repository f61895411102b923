// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import type { Language } from "../../domain/language.ts";
import type { RenderRequest } from "../../domain/rendering.ts";
import { render } from "../../src/app/server-entry.tsx";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { readModule } from "../support/read-module.ts";
import { origin } from "../support/render-app.tsx";
import { renderRequest } from "../support/render-request.ts";

const salon = "/red-apple-naberezhnaya";

async function headOf(url: string, changes: Partial<RenderRequest> = {}) {
  const { head } = await render(renderRequest(url, changes));
  const parsed = new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");
  const metas = [...parsed.querySelectorAll("meta")].map((meta) => [
    meta.getAttribute("property") ?? meta.name,
    meta.content,
  ]);
  const links = [...parsed.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map((link) => [
    link.hreflang,
    link.getAttribute("href"),
  ]);
  const canonical = parsed.querySelector("link[rel=canonical]")?.getAttribute("href");
  return { title: parsed.title, metas: Object.fromEntries(metas), links: Object.fromEntries(links), canonical };
}

test("a salon's link shows its name, description and picture in messengers", async () => {
  const { title, metas, canonical } = await headOf(`${salon}?utm_source=whatsapp`);
  expect(title).toBe("Запись в салон: Red Apple на набережной, Актау");
  expect(metas).toMatchObject({
    "og:title": "Red Apple на набережной — Актау",
    "og:image": `${origin}/pictures/firms/red-apple-naberezhnaya/og.jpg`,
    "og:url": `${origin}${salon}`,
    "og:locale": "ru_RU",
    description: "Red Apple на набережной: онлайн-запись, цены, мастера и отзывы. Актау, 14-й мкр, 23.",
  });
  expect(canonical).toBe(`${origin}${salon}`);
});

test("search engines find the page in three languages", async () => {
  const { links } = await headOf(salon, { language: "kz" });
  expect(links).toEqual({
    ru: `${origin}${salon}`,
    kk: `${origin}${salon}?lang=kz`,
    en: `${origin}${salon}?lang=en`,
    "x-default": `${origin}${salon}`,
  });
});

test.each([
  ["ru", "ru", "Запись в салон: Red Apple на набережной, Актау"],
  ["kz", "kk", "Салонға жазылу: Red Apple на набережной, Актау"],
  ["en", "en", "Book a visit to Red Apple на набережной, Актау"],
] as const)("a page is drawn in %s", async (language, htmlLang, title) => {
  expect((await headOf(salon, { language })).title).toBe(title);
  expect((await render(renderRequest(salon, { language }))).htmlLang).toBe(htmlLang);
});

test.each([
  ["/gift-cards", "Подарите кому‑то час для себя"],
  ["/app-download", "Скачай и запишись"],
])("%s, for which nothing is fetched, is drawn before the scripts arrive", async (url, heading) => {
  const { body, status } = await render(renderRequest(url));
  document.body.innerHTML = body;
  expect(status).toBe(200);
  expect(document.querySelector("h1")?.textContent).toBe(heading);
});

test("a cheap phone shows the salon before the scripts arrive: prices, times as links, masters and reviews", async () => {
  const { body, status } = await render(renderRequest(salon));
  document.body.innerHTML = body;
  expect(status).toBe(200);
  expect(document.querySelector("h1")?.textContent).toBe("Red Apple на набережной");
  expect(document.querySelector('a[href*="/reservation/contacts?"]')?.textContent).toContain("14:15");
  for (const text of ["Женская стрижка", "Айгерим Сапарова", "Мадина", "+77292123456"]) expect(body).toContain(text);
  expect(body).not.toContain("undefined");
});

test("the home page is drawn for the city that the visitor chose", async () => {
  const asked: (string | null)[] = [];
  const fetch: RenderRequest["fetch"] = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("screen/home")) asked.push(searchParams.get("city"));
    return fixtureApi(request);
  };
  await render(renderRequest("/", { fetch, city: { id: 2, countryCode: "KZ" } }));
  await render(renderRequest("/?city=aktau", { fetch, city: { id: 2, countryCode: "KZ" } }));
  expect(asked).toEqual(["2", "1"]);
});

test.each([
  ["services", "Что будем делать?"],
  ["contacts", "Контакты"],
])("a reservation that is opened directly at %s shows whose it is and what is asked", async (step, heading) => {
  const address = `${salon}/reservation/${step}?services=1,4`;
  const { title, metas } = await headOf(address);
  expect(title).toBe("Запись — Red Apple на набережной, Актау");
  expect(metas["robots"]).toBe("noindex");
  const { body, status, isDrawn } = await render(renderRequest(address));
  document.body.innerHTML = body;
  expect([status, isDrawn]).toEqual([200, true]);
  expect([...document.querySelectorAll("h1")].map((h1) => h1.textContent)).toEqual([heading]);
});

test("a reservation of a network's link leads to its branches by status, and draws nothing", async () => {
  const { status, location, isDrawn } = await render(renderRequest("/red-apple/reservation/time"));
  expect([status, location, isDrawn]).toEqual([302, "/red-apple", false]);
});

test.each(["/red-apple-naberezhnaya/reservation/never", "/red-apple-naberezhnaya/reservation/services?master=1"])(
  "%s, which leads on to another address, is left to the browser",
  async (address) => {
    const { status, isDrawn } = await render(renderRequest(address));
    expect([status, isDrawn]).toEqual([200, false]);
  },
);

test("a reservation at a company that is not there is the not-found page with status 404", async () => {
  const { status, body } = await render(renderRequest("/nobody/reservation/services"));
  expect(status).toBe(404);
  expect(body).toContain("Такой страницы нет");
});

test("a company that is not there is the not-found page with status 404", async () => {
  const { status, body, state } = await render(renderRequest("/nobody"));
  expect([status, state.notFound]).toEqual([404, 404]);
  expect(body).toContain("Такой страницы нет");
});

test.each(["/studio", "/studio/phone", "/studio/observer.js", "/studio/paths.json"])(
  "%s, which the sandbox alone has, is no page of the client and answers 404",
  async (address) => {
    const { status, location } = await render(renderRequest(address));
    expect([status, location]).toEqual([404, undefined]);
  },
);

test.each(["/auth/whatever", "/auth/SMS"])("%s is no way to sign in and answers 404", async (address) => {
  const { status, body, state } = await render(renderRequest(address));
  expect([status, state.notFound]).toEqual([404, 404]);
  expect(body).toContain("Такой страницы нет");
});

test("an address outside of the table is answered with 404", async () => {
  const { status, state } = await render(renderRequest("/nowhere/to/be/found"));
  expect([status, state.notFound]).toEqual([404, null]);
});

test("the inspector's page is one of development alone", async () => {
  const { status, body } = await render(renderRequest("/@inspector"));
  expect(status).toBe(404);
  expect(body).toContain("Такой страницы нет");
});

test("a service that fails is the not-found page with its status, and crashes nothing", async () => {
  const { status, body } = await render(renderRequest(salon, { fetch: async () => problem(503, "unavailable") }));
  expect(status).toBe(503);
  expect(body).toContain("Сервис сейчас не отвечает");
});

test.each([
  ["whose answer is lost", () => Promise.reject(new TypeError("lost"))],
  ["at which the service fails", async () => problem(500, "internal")],
])("a part %s is left to the browser as being on its way, and the page says that it is not whole", async (_, fails) => {
  const { status, body, state } = await render(
    renderRequest(salon, {
      fetch: (request) => (request.url.endsWith("/reviews") ? fails() : fixtureApi(request)),
    }),
  );
  expect(status).toBe(503);
  expect(body).toContain("Женская стрижка");
  expect(state.queries?.queries.map(({ queryKey }) => queryKey[0])).not.toContain("getFirmReviews");
});

test("a page whose times are refused is whole: a refusal is an answer", async () => {
  const { status, body } = await render(
    renderRequest(salon, {
      fetch: async (request) =>
        request.url.endsWith("/reservation-times") ? problem(400, "servicesNotBookable") : fixtureApi(request),
    }),
  );
  expect(status).toBe(200);
  expect(body).toContain("Женская стрижка");
});

test("a page that there is no time to draw is left to the browser, and may be asked for again", async () => {
  const asked: string[] = [];
  const fetch: RenderRequest["fetch"] = (request) => {
    asked.push(request.url);
    return fixtureApi(request);
  };
  const { status, isDrawn } = await render(renderRequest(salon, { fetch, isToBeDrawn: false }));
  expect([status, isDrawn, asked]).toEqual([503, false, []]);
});

test("a draft or a token of another client can never be in a page: nothing but address, language and city goes in", async () => {
  const [first, second] = await Promise.all([render(renderRequest(salon)), render(renderRequest(salon))]);
  expect(second.body).toBe(first.body);
});

describe("a page whose Kazakh file lacks a word", () => {
  const readLacking: RenderRequest["readModule"] = async (module, language) => {
    const words: object = await readModule("home", language === "kz" ? "kz" : "ru");
    if (module !== "home") return readModule("book", language === "kz" ? "kz" : "ru");
    return language === "kz" ? { ...words, home: undefined } : words;
  };

  test("is drawn with the Russian one, which its state has too; one line says so, however often it is drawn", async () => {
    const log = vi.fn<(line: string) => void>();
    const asked = renderRequest("/", { language: "kz", readModule: readLacking, log });
    const { body, state } = await render(asked);
    await render(asked);
    expect(body).toContain("Салоны и мастера");
    expect(JSON.stringify(state)).toContain("Салоны и мастера");
    expect(log.mock.calls).toEqual([["Translations in kz lack home: they are said in Russian."]]);
  });
});

/** The home page in Kazakh with files that hold these texts, and what is logged of them. */
async function homeWith(textOf: (language: Language) => Promise<string>) {
  const log: string[] = [];
  const readFiles: RenderRequest["readModule"] = async (_, language) => JSON.parse(await textOf(language));
  const asked = { language: "kz", readModule: readFiles, log: (line: string) => log.push(line) } as const;
  return { ...(await render(renderRequest("/", asked))), log };
}

test.each([
  ["a group stands in the place of a text", '{"home":{"all":{"one":"Артық"}}}', / home\.all,/],
  ["a text stands in the place of a group", '{"home":"Басты бет"}', / home[,:]/],
])("a page in whose Kazakh file %s is drawn with the Russian words, and one line says so", async (_, file, line) => {
  const russian = JSON.stringify(await readModule("home", "ru"));
  const { body, log } = await homeWith(async (language) => (language === "kz" ? file : russian));
  expect(body).toContain("Салоны и мастера");
  expect(log).toEqual([expect.stringMatching(line)]);
});

test.each([
  ["can't be read", () => Promise.reject(new Error("ENOENT"))],
  ["holds nothing", async () => "{}"],
  ["holds null", async () => "null"],
  ["holds a number", async () => "5"],
])(
  "a page of which each file %s is drawn with the words of the build, and one line says so of each",
  async (_, textOf) => {
    const { body, log } = await homeWith(textOf);
    expect(body).toContain("Салоны и мастера");
    expect(log.toSorted()).toEqual([
      expect.stringContaining("of home in kz could not be loaded"),
      expect.stringContaining("of home in ru could not be loaded"),
    ]);
  },
);

test.each(["firm", "firmwp", "ig", "firm_utm", "promo", "janymda"])(
  "a link by /%s to a company is previewed as its page is, and the browser leads on from it",
  async (channel) => {
    const company = await headOf(salon);
    expect(await headOf(`/${channel}${salon}?services=101`)).toEqual(company);
    expect(company.metas["og:image"]).toBeTruthy();
    const page = await render(renderRequest(`/${channel}${salon}`));
    expect({ status: page.status, isDrawn: page.isDrawn, file: page.file }).toEqual({
      status: 200,
      isDrawn: false,
      file: "src/pages/channel/page.tsx",
    });
  },
);

test("a link by a channel to no company, or to what nobody has, is previewed as nothing", async () => {
  const bare = await render(renderRequest("/ig"));
  const nobodys = await render(renderRequest("/ig/nobody"));
  expect([bare.status, nobodys.status]).toEqual([200, 404]);
  for (const { head } of [bare, nobodys])
    expect(head).toBe('<title>Kezek</title><meta name="robots" content="noindex"/>');
});

test.each([
  ["/", "women", "women"],
  ["/?city=aktau", "women", "women"],
  ["/", "all", null],
  ["/", "nobodys", null],
  ["/?tab=men", "women", null],
  ["/?deal=1", "women", null],
])("%s is drawn for who has pressed the tab %s last with the tab %s more", async (url, tab, begun) => {
  const { state, status } = await render(renderRequest(url, { tab }));
  expect([status, state.tab]).toEqual([200, begun]);
});
