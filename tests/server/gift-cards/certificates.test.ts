import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { due } from "../payments/paying.ts";
import { salon } from "../salon.ts";
import { Giving, kzt, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

const { amount: dueAmount } = due;

describe("A gift card pays before a visit", () => {
  test("what is due in full, and it is a visit without a processor", async () => {
    const { order, token } = await giving.bought();
    const held = await giving.paying.awaiting();
    expect((await giving.check(held, { token })).body).toMatchObject({
      balance: kzt(1_500_000),
      usable: due,
      validUntil: "2027-11-23",
    });
    expect((await giving.spend(held, { token }, dueAmount)).body).toMatchObject({
      balance: kzt(1_300_000),
      usable: due,
    });
    expect(await giving.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(await giving.paying.read(held)).toMatchObject({
      due: kzt(0),
      bill: { giftCard: due, now: kzt(0) },
      ways: [],
    });
    expect(await giving.entries(order.id)).toEqual(["issued 1500000", "spent -200000"]);
    expect(giving.paying.bank.entries.size).toBe(1);
    expect(await giving.complaints()).toEqual([]);
  });

  test("what it has, and a card pays the rest", async () => {
    const [one, other] = [await giving.bought({ amount: kzt(300_000) }), await giving.bought({ amount: kzt(300_000) })];
    const first = await giving.paying.awaiting("11:00");
    await giving.spend(first, one, dueAmount);
    const held = await giving.paying.awaiting("13:00");
    expect((await giving.spend(held, one, 100_000)).status).toBe(200);
    expect(await giving.paying.read(held)).toMatchObject({
      due: kzt(100_000),
      bill: { giftCard: kzt(100_000), now: kzt(100_000) },
    });
    expect((await giving.paying.pay<Problem>(held)).body.code).toBe("priceChanged");
    expect(await giving.paying.paid(held, undefined, { expected: kzt(100_000) })).toMatchObject({ status: "paid" });
    expect(await giving.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    const third = await giving.paying.awaiting("15:00");
    expect((await giving.spend<Problem>(third, one, dueAmount)).body.code).toBe("notFound");
    expect((await giving.spend(third, other, dueAmount)).status).toBe(200);
  });

  test("that is named in one way, and not by nothing or by two", async () => {
    const { order, token } = await giving.bought();
    const { reservation, secret } = await giving.paying.awaiting();
    const spend = "/rest/clients-app/v2/kezek-certificates";
    for (const named of [{}, { token, giftCardId: order.id }]) {
      const body = { reservationId: reservation.id, ...named };
      const key = { reservation_secret: secret };
      const [checked, spent] = [
        await giving.server.post<Problem>(`${spend}/check`, body, key),
        await giving.server.post<Problem>(spend, { ...body, expected: due }, key),
      ];
      expect([checked.body.code, spent.body.code]).toEqual(["validationFailed", "validationFailed"]);
    }
    expect(await giving.entries(order.id)).toEqual(["issued 1500000"]);
  });

  test("only where it works", async () => {
    const here = await giving.bought({ worksAt: { type: "firm", id: salon.firmId } });
    const held = await giving.paying.awaiting();
    await giving.server.pool.query("update gift_cards set works_at_id = 9002");
    expect((await giving.check<Problem>(held, here)).body).toMatchObject({
      code: "giftCardNotUsable",
      action: "changePayment",
    });
    expect((await giving.spend<Problem>(held, here, dueAmount)).body.code).toBe("giftCardNotUsable");
    await giving.server.pool.query("update gift_cards set works_at = 'network', works_at_id = 9001");
    expect((await giving.check(held, here)).status).toBe(200);
    await giving.server.pool.query("update firms set takes_gift_cards = false");
    expect((await giving.check<Problem>(held, here)).body.code).toBe("giftCardNotUsable");
  });

  test("also where the firm asks for no prepayment any more, though it is not listed then", async () => {
    const { token } = await giving.bought({ worksAt: { type: "firm", id: salon.firmId } });
    const held = await giving.paying.awaiting();
    expect((await giving.open(token)).body.firms.map(({ id }) => id)).toEqual([salon.firmId]);
    await giving.askForPrepayment(0);
    expect((await giving.open(token)).body).toMatchObject({ balance: kzt(1_500_000), firms: [] });
    expect((await giving.spend(held, { token }, dueAmount)).status).toBe(200);
  });

  test("by its id for whoever keeps it, and for nobody else by whatever they have", async () => {
    const { order, token } = await giving.bought();
    const held = await giving.paying.awaiting();
    await giveAccount(giving.server, { phone: recipientPhone });
    const { accessToken } = await new Visitor(giving.server).enter(recipientPhone);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await giving.spend<Problem>(held, { giftCardId: order.id }, dueAmount, headers)).body.code).toBe(
      "notFound",
    );
    await giving.keep(token, headers);
    expect((await giving.spend<Problem>(held, { token }, dueAmount)).body.code).toBe("notFound");
    expect((await giving.spend<Problem>(held, { giftCardId: order.id }, dueAmount)).body.code).toBe("notFound");
    expect((await giving.spend(held, { giftCardId: order.id }, dueAmount, headers)).status).toBe(200);
  });

  test("for no visit of somebody else, none that is over, and not beside a payment that is open", async () => {
    const { token } = await giving.bought();
    const held = await giving.paying.awaiting();
    const foreign = { ...held, secret: "somebody else's" };
    expect((await giving.spend<Problem>(foreign, { token }, dueAmount)).body.code).toBe("reservationNotFound");
    expect((await giving.check<Problem>(foreign, { token })).body.code).toBe("reservationNotFound");
    await giving.paying.pay(held);
    expect((await giving.spend<Problem>(held, { token }, dueAmount)).body.code).toBe("paymentUnderWay");
    expect((await giving.putBack<Problem>(held)).body.code).toBe("paymentUnderWay");
    await giving.paying.work();
    expect((await giving.spend<Problem>(held, { token }, dueAmount)).body.code).toBe("notPayable");
    const over = await giving.paying.awaiting("15:00");
    giving.server.pass(900);
    expect((await giving.spend<Problem>(over, { token }, dueAmount)).body.code).toBe("holdExpired");
  });
});
