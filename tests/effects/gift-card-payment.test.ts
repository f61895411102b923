import { createActor, toPromise } from "xstate";
import { describe, expect, test } from "vitest";
import type { GiftCard } from "../../domain/entities.ts";
import { CallFailed } from "../../domain/failure.ts";
import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import type { Money } from "../../domain/money.ts";
import { begun, payBox, savedCard } from "../../machines/card-payment/examples.ts";
import { ordered } from "../../machines/gift-card/examples.ts";
import { createClient } from "../../src/api/client.ts";
import { giftCardPaymentEffects } from "../../src/effects/gift-card-payment.ts";
import { base, nowhere, visitor } from "../api/calls.ts";
import { problem } from "../support/fixture-api.ts";
import { run } from "./run.ts";

const now = Date.UTC(2026, 10, 20, 9);
const { id, secret, card } = ordered;
const nothing: Money = { ...card.amount, amount: 0 };
const due = { due: card.amount, payableForSeconds: 840, ways: [savedCard, payBox], refunds: [] };
const awaited: GiftCard = { ...card, paying: due };
const processing: GiftCard = { ...card, paying: { ...due, payment: begun } };
const paid: GiftCard = {
  ...card,
  status: "sent",
  paying: { due: nothing, ways: [], refunds: [], payment: { ...begun, status: "paid" } },
};

type Asked = { method: string; path: string; secret: string | null; key: string | null; body: unknown };

/** What paying asks of a service that gives these answers in their order. */
function paying(key: string | undefined, ...answers: (() => Response)[]) {
  const asked: Asked[] = [];
  const fetch = async (request: Request) => {
    const body = request.method === "GET" ? undefined : await request.json();
    asked.push({
      method: request.method,
      path: new URL(request.url).pathname,
      secret: request.headers.get("gift_card_secret"),
      key: request.headers.get("Idempotency-Key"),
      body,
    });
    return answers[Math.min(asked.length, answers.length) - 1]?.() ?? problem(404, "notFound");
  };
  const backgroundClient = createClient({
    baseUrl: base,
    pictureBase: "",
    fetch,
    known: () => visitor,
    notFound: nowhere,
  });
  const clock = { now: () => now };
  const effects = giftCardPaymentEffects({ backgroundClient, clock, pollForMs: 60_000, giftCardId: id, secret: key });
  const read = (input: { while: "processing" | null }) =>
    toPromise(createActor(effects.readPayable, { input }).start());
  return { asked, effects, read };
}

const says = (giftCard: object) => () => Response.json(giftCard);
const expected = card.amount;

describe("What is to be paid for a gift card", () => {
  test("is read with the card and the end of its time by this device's clock, with the buyer's key", async () => {
    const { asked, read } = paying(secret, says(awaited));
    expect(await read({ while: null })).toEqual({
      payable: { subject: "giftCard", ...due, giftCard: card },
      until: now + 840_000,
    });
    expect(asked).toMatchObject([{ method: "GET", path: `/rest/clients-app/v2/gift-cards/${id}`, secret }]);
  });

  test("is read without a key by the client whose phone the buyer's is", async () => {
    const { asked, read } = paying(undefined, says(awaited));
    await read({ while: null });
    expect(asked[0]?.secret).toBe(null);
  });

  test("is asked about as long as the processor is at it, and has no end once it is paid", async () => {
    const { asked, read } = paying(secret, says(processing), says(paid));
    expect(await read({ while: "processing" })).toMatchObject({
      until: null,
      payable: { subject: "giftCard", ...paid.paying, giftCard: { status: "sent" } },
    });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ["without what is to be paid", card],
    ["that is awaited without an end of its time", { ...card, paying: { ...due, payableForSeconds: undefined } }],
  ])("%s is no answer", async (_, answer) => {
    const { read } = paying(secret, says(answer));
    await expect(read({ while: null })).rejects.toEqual(new CallFailed({ kind: "broken" }));
  });
});

describe("A gift card is paid", () => {
  const idempotencyKey = newIdempotencyKey();
  const agreed = { idempotencyKey, expected };
  const cardId = "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44";
  const takes = () => Response.json(begun, { status: 201 });

  test("in each way by one call with the intent's key, the buyer's key and the amount that was agreed to", async () => {
    const { asked, effects } = paying(secret, takes);
    const cryptogram = "01424242";
    expect(await run(effects.payByCard, { ...agreed, cryptogram, saveCard: true })).toEqual(begun);
    expect(await run(effects.payBySavedCard, { ...agreed, cardId })).toEqual(begun);
    expect(await run(effects.payAtPage, agreed)).toEqual(begun);
    const call = { method: "POST", path: `/rest/clients-app/v2/gift-cards/${id}/pay`, secret, key: idempotencyKey };
    expect(asked).toEqual([
      { ...call, body: { way: "card", cryptogram, saveCard: true, expected } },
      { ...call, body: { way: "savedCard", cardId, expected } },
      { ...call, body: { way: "payBox", expected } },
    ]);
  });

  test("and a refusal is told with its code", async () => {
    const { effects } = paying(secret, () => problem(400, "phoneNotProven"));
    await expect(run(effects.payBySavedCard, { ...agreed, cardId })).rejects.toMatchObject({
      failure: { kind: "refused", problem: { code: "phoneNotProven" } },
    });
  });
});
