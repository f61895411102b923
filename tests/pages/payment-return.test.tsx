import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { read } from "../../machines/card-payment/examples.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { memoryStorage, type Storage } from "../../src/browser/storage.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { openPrepayment, path, type Service } from "./open-prepayment.ts";

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
