import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { expireGiftCards } from "../../../server/services/gift-cards/end.ts";
import { giftCardLink } from "../../../server/services/gift-cards/token.ts";
import type { Answer, Held } from "../test-server.ts";
import { buyerPhone, Giving, kzt, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

/** A token of each kind that opens nothing, all of them on one day. */
async function deadTokens(): Promise<Record<string, string>> {
  const kept = await giving.bought();
  await giving.keep(kept.token, await giving.signedIn(recipientPhone));
  const cancelled = await giving.bought();
  await giving.act("cancel", cancelled.order);
  const over = await giving.bought();
  await giving.server.pool.query("update gift_cards set valid_until = '2026-11-22' where id = $1", [over.order.id]);
  await giving.inTransaction((transaction) => expireGiftCards(transaction, giving.server.now));
  const ending = await giving.bought();
  await giving.server.pool.query("update gift_cards set valid_until = '2026-11-22' where id = $1", [ending.order.id]);
  const used = await giving.bought({ amount: kzt(300_000) });
  await giving.spend(await giving.paying.awaiting("13:00"), used, 200_000);
  await giving.spend(await giving.paying.awaiting("15:00"), used, 100_000);
  const unpaid = giftCardLink(giving.server, { id: (await giving.order()).id, language: "ru" });
  return {
    wrong: "QUJDREVGR0hJSktMTU5PUFFSU1RVVldY",
    malformed: "wrong",
    used: used.token,
    cancelled: cancelled.token,
    over: over.token,
    "over, and not written down yet": ending.token,
    "in another's account": kept.token,
    "not paid": unpaid.split("=").at(-1) ?? "",
  };
}

/** Everything that takes a token. */
const calls: Record<string, (token: string, held: Held, own: Record<string, string>) => Promise<Answer<Problem>>> = {
  "opening it": (token) => giving.open<Problem>(token),
  "keeping it": (token, _held, own) => giving.keep<Problem>(token, own),
  "asking what it pays": (token, held) => giving.check<Problem>(held, { token }),
  "paying with it": (token, held) => giving.spend<Problem>(held, { token }, 200_000),
};

/** What is asked of the database meanwhile, in order; savepoints have numbers. */
async function statementsOf<Value>(work: () => Promise<Value>): Promise<{ value: Value; statements: string[] }> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  const value = await work();
  const texts = spy.mock.calls.map(([asked]: unknown[]) =>
    asked instanceof Object && "text" in asked ? asked.text : asked,
  );
  spy.mockRestore();
  return { value, statements: texts.map((text) => String(text).replace(/ work_\d+$/, "")) };
}

test.each(Object.entries(calls))(
  "whatever token opens nothing is answered alike, and the same is asked of the database: %s",
  async (_what, call) => {
    const tokens = await deadTokens();
    const held = await giving.paying.awaiting("17:00");
    const own = await giving.signedIn(buyerPhone);
    const answers: Record<string, object> = {};
    for (const [kind, token] of Object.entries(tokens)) {
      const { value, statements } = await statementsOf(() => call(token, held, own));
      const { status, body, headers } = value;
      answers[kind] = { status, body, length: headers["content-length"], statements };
    }
    expect(answers["wrong"]).toMatchObject({ status: 404, body: { code: "notFound" } });
    for (const [kind, each] of Object.entries(answers)) expect(each, kind).toEqual(answers["wrong"]);
  },
);

test("a token that opens nothing is one try however often it is tried, and whether it is wrong, used or expired", async () => {
  const tokens = Object.values(await deadTokens());
  for (const [index, token] of tokens.entries()) {
    const address = `198.51.100.${index}`;
    const tries = Array.from({ length: limits.wrongGiftTokensPerHour + 5 }, () =>
      giving.open<Problem>(token, {}, address),
    );
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    const others = Array.from({ length: limits.wrongGiftTokensPerHour }, (_, other) =>
      giving.open<Problem>(`wrong ${other}`, {}, address),
    );
    const codes = (await Promise.all(others)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === "tooManyRequests")).toHaveLength(1);
    expect((await giving.open<Problem>(token, {}, address)).status).toBe(404);
  }
});

test("tries are counted together, by whatever call a token is tried", async () => {
  const { token } = await giving.bought();
  const held = await giving.paying.awaiting("17:00");
  const own = await giving.signedIn(buyerPhone);
  const each = Object.values(calls);
  for (let tried = 0; tried < limits.wrongGiftTokensPerHour; tried += 1)
    expect((await each[tried % each.length]?.(`wrong ${tried}`, held, own))?.body.code).toBe("notFound");
  for (const call of each) {
    expect((await call("one more", held, own)).body).toMatchObject({ code: "tooManyRequests", waitSeconds: 3600 });
    expect((await call(token, held, own)).body.code).toBe("tooManyRequests");
  }
  giving.server.pass(3600);
  expect((await giving.open(token)).status).toBe(200);
});
