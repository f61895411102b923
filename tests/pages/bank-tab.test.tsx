import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Prepayment } from "../../domain/entities.ts";
import { page, read } from "../../machines/card-payment/examples.ts";
import { openPrepayment, type Service } from "./open-prepayment.ts";

afterEach(() => vi.restoreAllMocks());

const beInFrame = () => vi.spyOn(window, "top", "get").mockReturnValue(null);
const asked: Prepayment = read.needs3ds.payable;

/** As the processor says it of a bank that lets nobody show its page in a frame. */
function unframed(): Prepayment {
  const { payment } = asked;
  if (payment?.action?.type !== "authenticate") throw new Error("The bank does not ask.");
  const { frame: _, ...action } = payment.action;
  return { ...asked, payment: { ...payment, action } };
}

/** What the button sends to the bank, and into which tab. */
async function formOfBank() {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Открыть страницу банка" });
  const { form } = button;
  if (form === null) throw new Error("The button sends nothing.");
  return {
    target: form.target,
    method: form.method,
    action: form.action,
    sent: Object.fromEntries(new FormData(form)),
  };
}

describe("Who has to act on a page of others", () => {
  test.each<[string, Prepayment, () => unknown]>([
    ["where the page is itself in a frame", asked, beInFrame],
    ["where it lets nobody show it in a frame", unframed(), () => {}],
  ])(
    "has the bank opened in a tab of its own %s, and is told what came of it once they are back",
    async (_where, prepayment, come) => {
      come();
      const service: Service = { prepayment };
      await openPrepayment(service);
      expect(await formOfBank()).toEqual({
        target: "_blank",
        method: "post",
        action: "https://bank.example/acs",
        sent: { MD: "12345", PaReq: "eJxVUl1v", TermUrl: "https://kezek.example/cb" },
      });
      screen.getByText(/откроется в новой вкладке/);
      expect(screen.queryByTitle("Страница вашего банка")).toBeNull();
      service.prepayment = read.processing.payable;
      await userEvent.click(screen.getByRole("button", { name: "Всё готово" }));
      await screen.findByRole("heading", { name: "Проверяем оплату" });
    },
  );

  test.each([
    ["_blank", "has PayBox's page opened in a tab of its own where the page is itself in a frame", beInFrame],
    ["", "goes to PayBox's page in the same tab otherwise", () => {}],
  ])("(target %j) %s", async (target, _what, come) => {
    come();
    await openPrepayment({ prepayment: read.redirect.payable });
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Перейти к оплате" });
    expect([link.href, link.target]).toEqual([page, target]);
  });
});
