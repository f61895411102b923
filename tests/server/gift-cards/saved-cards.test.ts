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

  test("where it is proven once the card is to be paid, by a code for that phone which nobody has used", async () => {
    const { cardId, headers } = await withSavedCard();
    const { body: order } = await giving.ask({ proof: undefined }, headers);
    const path = `/rest/clients-app/v2/gift-cards/${order.id}`;
    const prove = (proof: string, own: Record<string, string> = headers) =>
      giving.server.post<typeof order.card>(`${path}/proof`, { proof }, own);
    const notProven = { status: 400, body: { code: "phoneNotProven" } };
    expect(await prove("a guess")).toMatchObject(notProven);
    expect(await prove(await giving.proof(77_019_999_999))).toMatchObject(notProven);
    const proof = await giving.proof();
    expect((await prove(proof, { gift_card_secret: order.secret })).status).toBe(401);
    expect(waysOf((await giving.read(order)) ?? {})).toEqual(["card", "payBox"]);
    const { status, body: card } = await prove(proof);
    expect({ status, ways: waysOf(card) }).toEqual({ status: 200, ways: ["savedCard", "card", "payBox"] });
    const by = { way: "savedCard", cardId, expected: order.card.amount };
    expect((await giving.server.post(`${path}/pay`, by, headers)).status).toBe(201);
    const { body: other } = await giving.ask({ proof: undefined }, headers);
    const again = `/rest/clients-app/v2/gift-cards/${other.id}/proof`;
    expect((await giving.server.post<Problem>(again, { proof }, headers)).body.code).toBe("phoneNotProven");
  });

  test("which nobody proves for another's order, nor after its hour", async () => {
    const { headers } = await withSavedCard();
    const phone = 77_019_999_999;
    const { body: another } = await giving.ask({ buyerPhone: phone, proof: await giving.proof(phone) });
    const { body: own } = await giving.ask({ proof: undefined }, headers);
    const prove = async (id: string) => {
      const body = { proof: await giving.proof() };
      return (await giving.server.post<Problem>(`/rest/clients-app/v2/gift-cards/${id}/proof`, body, headers)).body
        .code;
    };
    expect(await prove(another.id)).toBe("notFound");
    await giving.server.pool.query("update gift_cards set pay_before = created_at");
    expect(await prove(own.id)).toBe("notPayable");
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
