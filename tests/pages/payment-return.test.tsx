import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { savedValues } from "../../src/browser/saved-values.ts";
import { read, readOf, type Stage } from "../../machines/card-payment/examples.ts";
import { required } from "../../machines/kit/required.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { memoryStorage, type Storage } from "../../src/browser/storage.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { openPrepayment, path, secret, type Service } from "./open-prepayment.ts";

const bindingId = "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

/** The page that a bank leads back to from the saving of a card. */
async function open(answer: () => Response, hash = "#proof-1", storage: Storage = memoryStorage()) {
  const asked: { body: unknown; key: string | null }[] = [];
  const fetch = async (request: Request) => {
    if (!request.url.endsWith("/payments/cards/3ds")) return fixtureApi(request);
    asked.push({ body: await request.json(), key: request.headers.get("Idempotency-Key") });
    return answer();
  };
  return { ...(await renderApp(`/cb?bindingId=${bindingId}${hash}`, { fetch, user, storage })), asked };
}

const keysOf = (asked: { key: string | null }[]) => new Set(asked.map(({ key }) => key));
const done = () => Response.json({ bindingId });

describe("Back from the bank, whoever saves a card", () => {
  test("brings what the bank gave them, and is led back to the saving", async () => {
    const { asked, router } = await open(done);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/cards/new/${bindingId}`));
    expect(asked[0]?.body).toEqual({ bindingId, proof: "proof-1" });
  });

  test("is led back at once where the bank gave nothing", async () => {
    const { asked, router } = await open(done, "");
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/cards/new/${bindingId}`));
    expect(asked).toEqual([]);
  });

  test("brings it by the same call again, also on a page that was opened anew, until it is known to have come", async () => {
    const storage = memoryStorage();
    const left = await open(() => Response.error(), "#proof-1", storage);
    await userEvent.click(await screen.findByRole("button", { name: "Повторить" }));
    await screen.findByRole("button", { name: "Повторить" });
    left.unmount();
    const { asked, router } = await open(done, "#proof-1", storage);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/cards/new/${bindingId}`));
    expect(keysOf([...left.asked, ...asked]).size).toBe(1);
    expect(storage.read("unanswered")).toBeUndefined();
  });
});

test("Whoever comes back from PayBox's page to no answer is told that the card could not be checked", async () => {
  const fetch = async (request: Request) =>
    request.url.includes("/pay-box/cards/") ? problem(403, "forbidden") : fixtureApi(request);
  await renderApp(`/cb?cardId=${bindingId}`, { fetch, user });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Не удалось проверить карту");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Проверяем карту");
});

const ordered = "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77";
const key = { firmId: 1, code: "k3VbT0xqYw9Lr2ZaH8cQmA" };
const linkId = "6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91";

/** What the service says of what is paid for at a stage. */
function payableAt(subject: "giftCard" | "link", stage: Stage): object {
  const { payable } = required(readOf[subject][stage], stage);
  if (payable.subject !== "giftCard") return { ...payable, subject: undefined };
  const { subject: _, giftCard, ...paying } = payable;
  return { ...giftCard, paying };
}

const kinds = [
  {
    subject: "giftCard",
    at: `/cb?giftCardId=${ordered}`,
    read: `/gift-cards/${ordered}`,
    page: `/gift-cards/${ordered}`,
  },
  { subject: "link", at: `/cb?linkId=${linkId}`, read: `/${key.firmId}/${key.code}`, page: "/card-payment" },
] as const;

describe.each(kinds)(
  "The page that PayBox leads back to from paying for a $subject",
  ({ subject, at, read: path, page }) => {
    /** Over a service that says how it stands. */
    function come(service: { answer: () => Response }) {
      return renderApp(at, {
        fetch: async (request) =>
          new URL(request.url).pathname.endsWith(path) ? service.answer() : fixtureApi(request),
        prepareStored: (stored) => {
          stored.orderedGiftCards.write({ [ordered]: { secret, userId: null } });
          savedValues(stored).paymentLinks.write({ links: [{ linkId, ...key }] });
        },
      });
    }

    test("says that the payment is checked, and not to pay at PayBox's page once more, until the service knows", async () => {
      const asked = vi.fn<() => Response>(() => Response.json(payableAt(subject, "redirect")));
      const { router } = await come({ answer: asked });
      await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1), { timeout: 5000 });
      await screen.findByRole("heading", { name: "Проверяем оплату" });
      expect(router.state.location.pathname).toBe("/cb");
      asked.mockImplementation(() => Response.json(payableAt(subject, "paid")));
      await waitFor(() => expect(router.state.location.pathname).toBe(page), { timeout: 5000 });
      expect(screen.queryByText(/Freedom Pay/)).toBe(null);
    });

    test("does not keep whoever does not want to wait", async () => {
      const { router } = await come({ answer: () => Response.json(payableAt(subject, "redirect")) });
      await userEvent.click(await screen.findByRole("link", { name: "К странице оплаты" }));
      await waitFor(() => expect(router.state.location.pathname).toBe(page));
    });

    test("leads back to the ways to pay where nothing was paid", async () => {
      const { router } = await come({ answer: () => Response.json(payableAt(subject, "declined")) });
      await waitFor(() => expect(router.state.location.pathname).toBe(page));
    });

    test("leads on to what is not found any more, which says so itself", async () => {
      const { router } = await come({ answer: () => problem(404, "notFound") });
      await waitFor(() => expect(router.state.location.pathname).toBe(page));
    });

    test("can ask again where the service could not be asked", async () => {
      const service = { answer: () => Response.error() };
      const { router } = await come(service);
      const retry = await screen.findByRole("button", { name: "Повторить" });
      service.answer = () => Response.json(payableAt(subject, "paid"));
      await userEvent.click(retry);
      await waitFor(() => expect(router.state.location.pathname).toBe(page));
    });
  },
);

describe("The page that a bank sends people back to", () => {
  const at = `/cb?reservationId=${visit.id}`;

  test("says that the payment is checked until the service knows, and leads to the visit then", async () => {
    const service: Service = { prepayment: read.processing.payable };
    const { router, counted } = await openPrepayment(service, { at });
    await screen.findByRole("heading", { name: "Проверяем оплату" });
    expect(router.state.location.pathname).toBe("/cb");
    service.prepayment = read.paid.payable;
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/reservation/${visit.id}/success`));
    expect(counted()).toEqual([["created_reservation_successfully", { firmId: 1 }]]);
  });

  test("leads back to the ways to pay where nothing was", async () => {
    const { router } = await openPrepayment({ prepayment: read.declined.payable }, { at });
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test("sends whoever has no key here back to where they began", async () => {
    await openPrepayment({ prepayment: read.paid.payable }, { at, as: "nobody" });
    expect(screen.queryByRole("heading", { name: "Банк вернул вас в Kezek" })).not.toBe(null);
  });
});
