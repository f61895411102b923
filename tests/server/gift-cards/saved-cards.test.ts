import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { seal } from "../../../server/core/secrets.ts";
import { cardPassword } from "../../../server/services/payments/cards.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { buyerPhone, Giving } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

/** The account of the buyer's phone, with a saved card. */
async function withSavedCard() {
  await giveAccount(giving.server, { phone: buyerPhone });
  const { accessToken } = await new Visitor(giving.server).enter(buyerPhone);
  const cardId = randomUUID();
  await giving.server.pool.query(
    `insert into payment_cards (client_id, id, processor, token, token_hash, card, is_default, created_at)
     select id, $2, 'cloudPayments', $3, '', '{"lastFour": "4242"}', true, $4 from clients where phone = $1`,
    [buyerPhone, cardId, seal(giving.server.config.secrets.tokenKey, cardPassword, "token"), giving.server.now],
  );
  return { cardId, headers: { authorization: `Bearer ${accessToken}` } };
}

describe("A saved card pays for a gift card", () => {
  const waysOf = (card: { paying?: { ways: readonly { type: string }[] } }) =>
    card.paying?.ways.map(({ type }) => type);

  test("where the phone of the account was proven with the order", async () => {
    const { cardId, headers } = await withSavedCard();
    const { body: order } = await giving.ask({}, headers);
    expect(waysOf(order.card)).toEqual(["savedCard", "card", "payBox"]);
    const by = { way: "savedCard", cardId, expected: order.card.amount };
    const { status } = await giving.server.post(`/rest/clients-app/v2/gift-cards/${order.id}/pay`, by, headers);
    expect(status).toBe(201);
  });

  test("and not for whoever has but the session", async () => {
    const { cardId, headers } = await withSavedCard();
    const { body: order } = await giving.ask({ proof: undefined }, headers);
    expect(waysOf(order.card)).toEqual(["card", "payBox"]);
    const by = { way: "savedCard", cardId, expected: order.card.amount };
    const path = `/rest/clients-app/v2/gift-cards/${order.id}/pay`;
    expect((await giving.server.post<Problem>(path, by, headers)).body.code).toBe("phoneNotProven");
  });

  test("nor with a proof of another phone than the account's", async () => {
    const { cardId, headers } = await withSavedCard();
    const phone = 77_019_999_999;
    const { body: order } = await giving.ask({ buyerPhone: phone, proof: await giving.proof(phone) }, headers);
    expect(waysOf(order.card)).toEqual(["card", "payBox"]);
    const by = { way: "savedCard", cardId, expected: order.card.amount };
    const path = `/rest/clients-app/v2/gift-cards/${order.id}/pay`;
    const own = { ...headers, gift_card_secret: order.secret };
    expect((await giving.server.post<Problem>(path, by, own)).body.code).toBe("phoneNotProven");
  });
});
