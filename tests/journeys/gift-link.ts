import type { Page } from "@playwright/test";

/** The link of the card whose page its buyer has open, at the address of the test's server. */
export async function linkOf(page: Page): Promise<string> {
  const link = await page.evaluate(async () => {
    const key = JSON.parse(localStorage.getItem("ordered-gift-cards") ?? "{}");
    const id = window.location.pathname.split("/").at(-1) ?? "";
    const answer = await fetch(`/rest/clients-app/v2/gift-cards/${id}`, {
      headers: { gift_card_secret: key.secrets[id].secret },
    });
    const card: { link?: string } = await answer.json();
    return card.link;
  });
  const { pathname, search, hash } = new URL(link ?? "");
  return new URL(pathname + search + hash, page.url()).href;
}
