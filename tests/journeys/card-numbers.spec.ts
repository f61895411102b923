import { keptInBrowser } from "../support/card-numbers/in-browser.ts";
import { CardNumberSearch } from "../support/card-numbers/search.ts";
import { expect, test } from "../support/fixtures.ts";
import { startServer } from "../support/server.ts";

const number = "4242424242424242";

test("the search for card numbers reads every place in which a page can keep one", async ({ page, app, browser }) => {
  await page.goto("/robots.txt");
  const search = new CardNumberSearch();
  const found = async () => {
    const kept = await keptInBrowser(browser, app.url);
    for (const [index, text] of kept.entries()) search.look(`page ${index}`, text);
    return search.found.splice(0);
  };
  expect(await found()).toEqual([]);
  expect([...search.searched]).toEqual(["page 0"]);
  const plant: Record<string, (card: string) => unknown> = {
    localStorage: (card) => localStorage.setItem("draft", `{"card":"${card}"}`),
    sessionStorage: (card) => sessionStorage.setItem("draft", card),
    cookie: (card) => void (document.cookie = `card=${card}`),
    history: (card) => history.replaceState({ card }, ""),
    name: (card) => void (window.name = card),
    indexedDB: (card) =>
      new Promise((resolve) => {
        const opening = indexedDB.open("drafts");
        opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("drafts").put({ card }, 1));
        opening.addEventListener("success", () => resolve(opening.result.close()));
      }),
    caches: async (card) => (await caches.open("answers")).put("/answer", new Response(card)),
  };
  const clear = async () => {
    localStorage.clear();
    sessionStorage.clear();
    document.cookie = "card=; max-age=0";
    history.replaceState(null, "");
    window.name = "";
    indexedDB.deleteDatabase("drafts");
    await caches.delete("answers");
  };
  for (const [place, put] of Object.entries(plant)) {
    await page.evaluate(put, number);
    expect(await found(), place).toEqual([`page 0: ${number}`]);
    await page.evaluate(clear);
  }
  expect(await found()).toEqual([]);
});

test("a service that was sent a card's number, and one that has kept it, say so at their end", async () => {
  const told = await startServer();
  await (await fetch(`${told.url}/robots.txt?card=${number}`)).text();
  const said = told.close();
  await expect(said).rejects.toThrow(`the log: ${number}`);
  await expect(said).rejects.toThrow(`the request GET /robots.txt: ${number}`);
  const keeping = await startServer();
  await keeping.pool.query(`create table planted as select '${number}' as card`);
  await expect(keeping.close()).rejects.toThrow("There are numbers of cards: public.planted: card::text");
});
