import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { giftCardLink, giftCardTokenHash } from "../../server/services/gift-cards/token.ts";
import type { RunningServer } from "../support/server.ts";

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

/** A card of 15 000 ₸ that a phone has paid for; answers its link. */
export async function giveCard({ pool, config }: RunningServer, phone: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into gift_cards (id, secret_hash, token_hash, status, amount, balance, currency, works_at, design, from_name, to_name,
                             words, buyer_name, buyer_phone, language, pay_before, valid_until, first_valid_until, sent_at,
                             created_at)
     values ($1, '', $2, 'issued', 1500000, 1500000, 'KZT', 'everyFirm', 'tulips', 'Мадина', 'Алия', 'С днём рождения!', 'Мадина',
             $3, 'ru', now(), current_date + 365, current_date + 365, now(), now())`,
    [id, giftCardTokenHash({ config }, id), phone],
  );
  return giftCardLink({ config }, { id, language: "ru" });
}
