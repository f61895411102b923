import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { read } from "../../machines/card-payment/examples.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { kzt, usable, withParts, open, button, type Service } from "./open-taking-off.ts";

const bonuses = () => screen.findByRole<HTMLInputElement>("switch", { name: /^Списать бонусы/ });

describe("Bonuses before a prepayment", () => {
  test("are taken off by one press, and the card pays the rest", async () => {
    const service: Service = {
      prepayment: withParts({}, usable(1500)),
      onSpend: () => void (service.prepayment = withParts({ cashback: 1500 })),
    };
    const { asked } = await open(service);
    await screen.findByText(/У вас 1.500.₸, спишем 1.500.₸/);
    await userEvent.click(await bonuses());
    await button(/^Оплатить 500/);
    expect((await bonuses()).checked).toBe(true);
    expect(asked).toMatchObject([{ call: "POST cashback", body: { expected: kzt(1500) } }]);
    expect(screen.getByRole("region", { name: "Из чего сумма" }).textContent).toMatch(/Бонусами−1.500.₸/);
  });

  test("are put back by another one", async () => {
    const service: Service = {
      prepayment: withParts({ cashback: 1500 }),
      onSpend: () => void (service.prepayment = withParts({}, usable(1500))),
    };
    const { asked } = await open(service);
    await userEvent.click(await bonuses());
    await button(/^Оплатить 2.000/);
    expect(asked.map(({ call }) => call)).toEqual(["DELETE cashback"]);
  });

  test("that pay all of it are not spent before the client says so", async () => {
    const service: Service = {
      prepayment: withParts({}, usable(3000, 2000)),
      onSpend: () => void (service.prepayment = read.paid.payable),
    };
    const { asked, router } = await open(service);
    await userEvent.click(await bonuses());
    expect(document.activeElement?.textContent).toBe("Банковская карта не понадобится");
    expect(screen.queryByRole("button", { name: /^Оплатить/ })).toBe(null);
    expect(asked).toEqual([]);
    await userEvent.click(await button("Заплатить иначе"));
    await button(/^Оплатить 2.000/);
    await userEvent.click(await bonuses());
    await userEvent.click(await button("Записаться"));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/reservation/${visit.id}/success`));
    expect(asked).toMatchObject([{ call: "POST cashback", body: { expected: kzt(2000) } }]);
  });

  test("are not asked for twice where the answer was lost: the same press again has the same key", async () => {
    const service: Service = {
      prepayment: withParts({}, usable(1500)),
      onSpend: () => new Response(null, { status: 503 }),
    };
    const { asked } = await open(service);
    await userEvent.click(await bonuses());
    await screen.findByText("Сервис не ответил");
    service.onSpend = () => void (service.prepayment = withParts({ cashback: 1500 }));
    await userEvent.click(await bonuses());
    await button(/^Оплатить 500/);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test("are not taken off twice where the page was opened anew before the answer", async () => {
    const storage = memoryStorage();
    const prepayment = withParts({}, usable(1500));
    const left = await open({ prepayment, onSpend: () => Response.error() }, "guest", undefined, storage);
    await userEvent.click(await bonuses());
    await screen.findByText("Сервис не ответил");
    left.unmount();
    const { asked } = await open({ prepayment }, "guest", undefined, storage);
    await userEvent.click(await bonuses());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.key).toBe(left.asked[0]?.key);
  });

  test("are not shown to whoever has none", async () => {
    await open({ prepayment: withParts({}) });
    expect(screen.queryByRole("switch")).toBe(null);
  });
});
