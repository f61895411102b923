import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Prepayment } from "../../../domain/entities.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { cancelledVisit, lateVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { openVisit, press, type Service } from "./visit-page.tsx";

describe("Cancelling on the page of a visit", () => {
  test("of a visit that is paid for says first that the prepayment goes back, and can't be moved here", async () => {
    const prepayment = { amount: 200_000, currency: "KZT" };
    const service: Service = {
      shown: { ...visit, paymentStatus: "paid", prepayment },
      onCancel: () => Response.json((service.shown = { ...cancelledVisit, paymentStatus: "paid", prepayment })),
    };
    const { sheet } = await openVisit(service);
    expect(await screen.findByText(/^Отменить запись можно прямо здесь: бесплатно до/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Перенести" })).toBeNull();
    await press("Отменить запись");
    expect(await sheet().findByText(/^Предоплата 2\s000\s₸ вернётся целиком туда, откуда вы платили/)).toBeTruthy();
    expect(sheet().queryByText(/ничего не платили/)).toBeNull();
    await press("Да, отменить");
    expect(await screen.findByText(/Что с предоплатой, сказано ниже/)).toBeTruthy();
  });

  test("of a visit whose prepayment went back already says so", async () => {
    const prepayment = { amount: 200_000, currency: "KZT" };
    const { sheet } = await openVisit({ shown: { ...visit, paymentStatus: "refunded", prepayment } });
    await press("Отменить запись");
    expect(await sheet().findByText("Предоплату вам уже вернули: с вас ничего не спишут.")).toBeTruthy();
  });

  const paidByCard = (ifCancelled: NonNullable<Prepayment["ifCancelled"]>): Prepayment => {
    const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
    const [now, none] = [tenge(2000), tenge(0)];
    const bill = { price: tenge(7000), discount: none, cashback: none, giftCard: none, now, atSalon: tenge(5000) };
    const shown = {
      id: "p",
      status: "paid",
      amount: now,
      refunded: none,
      way: "card",
      createdAt: visit.startTime,
    } as const;
    const standing = { reservationId: visit.id, firmId: visit.firm.id, reservationStatus: "confirmed" } as const;
    return { ...standing, due: none, bill, ways: [], payment: shown, refunds: [], ifCancelled };
  };
  const amounts = { all: { amount: 200_000, currency: "KZT" }, none: { amount: 0, currency: "KZT" } };

  test("of a visit that is paid for says how much goes back to which card, until which minute", async () => {
    const { all, none } = amounts;
    const to = [{ amount: all, card: { lastFour: "4242" } }];
    const ifCancelled = { back: all, kept: none, to, until: "2026-11-22T13:00:00+05:00" };
    const shown = { ...visit, paymentStatus: "paid", prepayment: all } as const;
    const { sheet } = await openVisit({ shown, prepayment: paidByCard(ifCancelled) });
    const says = /^Если отменить до 22\sноября, 13:00, 2\s000\s₸ вернётся на карту •••• 4242/;
    expect(await screen.findByText(says)).toBeTruthy();
    await press("Отменить запись");
    expect(await sheet().findByText(/^Предоплата 2\s000\s₸ вернётся целиком на карту •••• 4242/)).toBeTruthy();
  });

  test("of a visit that is paid for says what is true then where free cancelling ends while it is being thought over", async () => {
    const { all, none } = amounts;
    const to = [{ amount: all, card: { lastFour: "4242" } }];
    const until = "2026-11-20T12:00:01+05:00";
    const shown = { ...visit, freeCancelUntil: until, paymentStatus: "paid", prepayment: all } as const;
    const service: Service = { shown, prepayment: paidByCard({ back: all, kept: none, to, until }) };
    const { sheet } = await openVisit(service);
    await press("Отменить запись");
    expect(await sheet().findByText(/^Предоплата 2\s000\s₸ вернётся целиком на карту •••• 4242/)).toBeTruthy();
    service.prepayment = paidByCard({ back: none, kept: all, to: [] });
    vi.setSystemTime(Date.parse(until));
    fireEvent(document, new Event("visibilitychange"));
    const says = /^Если отменить сейчас, 2\s000\s₸ останется у салона/;
    expect(await sheet().findByText(says)).toBeTruthy();
    expect(sheet().queryByText(/Отмена бесплатна до/)).toBeNull();
  });

  test("of a visit that is paid for says that the prepayment stays with the salon once cancelling is not free", async () => {
    const { all, none } = amounts;
    const shown = { ...lateVisit, paymentStatus: "paid", prepayment: all } as const;
    await openVisit({ shown, prepayment: paidByCard({ back: none, kept: all, to: [] }) });
    expect(await screen.findByText(/^Если отменить сейчас, 2\s000\s₸ останется у салона/)).toBeTruthy();
  });

  describe("of a visit that awaits its prepayment", () => {
    const { all, none } = amounts;
    const until = "2026-11-22T13:00:00+05:00";
    const shown = { ...visit, status: "awaitingPrepayment", paymentStatus: "required", prepayment: all } as const;
    const cancelled = { ...cancelledVisit, paymentStatus: "required", prepayment: all } as const;
    const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
    const awaited = (cashback: number, giftCard: number): Prepayment => {
      const { payment: _, ifCancelled: __, ...rest } = paidByCard({ back: none, kept: none, to: [] });
      const now = tenge(2000 - cashback - giftCard);
      const bill = { ...rest.bill, cashback: tenge(cashback), giftCard: tenge(giftCard), now };
      return { ...rest, due: now, bill, reservationStatus: "awaitingPrepayment" };
    };
    const takenOff = (cashback: number, giftCard: number): Prepayment => {
      const taken = { cashback, giftCard };
      const to = (["cashback", "giftCard"] as const).flatMap((account) =>
        taken[account] > 0 ? [{ amount: tenge(taken[account]), account }] : [],
      );
      return {
        ...awaited(cashback, giftCard),
        ifCancelled: { back: tenge(cashback + giftCard), kept: none, to, until },
      };
    };

    test.each([
      { cashback: 0, giftCard: 500, says: /^На подарочную карту вернётся 500\s₸\.$/ },
      { cashback: 300, giftCard: 0, says: /^На бонусный счёт вернётся 300\s₸\.$/ },
      { cashback: 300, giftCard: 500, says: /^На бонусный счёт.* 300\s₸\. На подарочную карту.* 500\s₸\.$/ },
    ])("says first what of a part taken off goes back to where: $says", async ({ cashback, giftCard, says }) => {
      const service: Service = {
        shown,
        prepayment: takenOff(cashback, giftCard),
        onCancel: () => {
          const { ifCancelled: _, ...rest } = takenOff(cashback, giftCard);
          const returned = { cashback: tenge(cashback), giftCard: tenge(giftCard) };
          service.prepayment = { ...rest, reservationStatus: "cancelledByClient", returned };
          return Response.json((service.shown = cancelled));
        },
      };
      const { sheet } = await openVisit(service);
      await press("Отменить запись");
      expect(await sheet().findByText(says)).toBeTruthy();
      expect(sheet().queryByText(/ничего не платили/)).toBeNull();
      await press("Да, отменить");
      expect(await screen.findByText(/Что с предоплатой, сказано ниже/)).toBeTruthy();
      expect(await screen.findByText("Предоплата возвращается")).toBeTruthy();
      expect(screen.queryByText(/с вас ничего не спишут/)).toBeNull();
    });

    test("says that nothing was paid, and that nothing will be charged, where nothing was taken off", async () => {
      const service: Service = {
        shown,
        prepayment: awaited(0, 0),
        onCancel: () => {
          service.prepayment = { ...awaited(0, 0), reservationStatus: "cancelledByClient" };
          return Response.json((service.shown = cancelled));
        },
      };
      const { sheet } = await openVisit(service);
      await press("Отменить запись");
      expect(await sheet().findByText(/возвращать нечего/)).toBeTruthy();
      await press("Да, отменить");
      expect(await screen.findByText(/с вас ничего не спишут/)).toBeTruthy();
    });

    test("is not done before it could be said what goes back", async () => {
      const service: Service = { shown, prepayment: takenOff(0, 500), isMoneyDown: true };
      const { sheet } = await openVisit(service);
      await press("Отменить запись");
      expect(await sheet().findByText("Не удалось проверить условия")).toBeTruthy();
      expect(sheet().queryByText(/ничего не платили/)).toBeNull();
      const submit = sheet().getByRole("button", { name: "Да, отменить" });
      expect(submit.hasAttribute("disabled")).toBe(true);
      service.isMoneyDown = false;
      await press("Повторить");
      expect(await sheet().findByText(/^На подарочную карту вернётся 500\s₸/)).toBeTruthy();
      expect(submit.hasAttribute("disabled")).toBe(false);
    });

    test("says what goes back of what was paid meanwhile, once the visit is read anew", async () => {
      const paid = { ...visit, paymentStatus: "paid", prepayment: all, version: 3 } as const;
      const service: Service = {
        shown,
        prepayment: takenOff(0, 500),
        onCancel: () => {
          service.shown = paid;
          const to = [{ amount: tenge(500), account: "giftCard" as const }, { amount: tenge(1500) }];
          service.prepayment = paidByCard({ back: all, kept: none, to, until });
          return Response.json(refused("reservationChanged", { reservation: paid }).failed.problem, {
            status: 400,
            headers: { "content-type": "application/problem+json" },
          });
        },
      };
      const { sheet } = await openVisit(service);
      await press("Отменить запись");
      await sheet().findByText(/^На подарочную карту вернётся 500\s₸/);
      await press("Да, отменить");
      expect(await sheet().findByText(/^Предоплата 2\s000\s₸ вернётся целиком туда, откуда вы платили/)).toBeTruthy();
    });
  });
});
