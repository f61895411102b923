import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { hold, proof, reservation, withContacts } from "../../machines/reservation/examples.ts";
import type { Send } from "../../src/api/layer.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderedAt } from "../support/rendered-at.ts";
import { firmServices } from "../support/salon-fixture.ts";

const salon = "/red-apple-naberezhnaya";
const inHand = (firmId = 1) => ({ token: "pYl2Wg3zq1n0bJt5uXc8dE6f", firmId });

describe("A firm to which a gift card was taken", () => {
  const offering =
    (services: readonly object[]): Send =>
    async (request) =>
      request.url.endsWith("/reservations/firm/1") ? Response.json({ ...firmServices, services }) : fixtureApi(request);
  const open = (services: readonly object[] = firmServices.services, firmId = 1) =>
    renderApp(salon, {
      fetch: offering(services),
      prepareStored: ({ giftCardInHand }) => giftCardInHand.write(inHand(firmId)),
    });
  const section = () => screen.findByRole("region", { name: "Оплатить подарочной картой" });

  test("says first for which services it pays, and takes one into the visit there", async () => {
    const { router } = await open();
    const paid = within(await section());
    const prepaid = firmServices.services.filter(({ prepayment }) => prepayment.amount > 0);
    expect(paid.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual(
      prepaid.map(({ name }) => `Выбрать: ${name}`),
    );
    await userEvent.click(paid.getByRole("button", { name: `Выбрать: ${prepaid[0]?.name}` }));
    expect(router.state.location.search).toBe(`?services=${prepaid[0]?.id}`);
  });

  test("says that it pays for nothing where nothing asks for a prepayment", async () => {
    const free = { amount: 0, currency: "KZT" };
    await open(firmServices.services.map((service) => ({ ...service, prepayment: free })));
    expect((await section()).textContent).toContain("карта останется целой");
  });

  test("says nothing of it to whoever has taken one elsewhere", async () => {
    await open(firmServices.services, 2);
    await screen.findByRole("button", { name: "Выбрать: Женская стрижка" });
    expect(screen.queryByText("Оплатить подарочной картой")).toBeNull();
  });
});

describe("A visit that is about to be confirmed", () => {
  const confirm = (amount: number, firmId = 1) => {
    const visit = { ...reservation, heldForSeconds: 300, prepayment: { amount, currency: "KZT" } };
    const fetch: Send = async (request) =>
      request.url.includes(`/reservations/${visit.id}`) ? Response.json(visit) : fixtureApi(request);
    return renderApp(`${salon}/reservation/confirm`, {
      fetch,
      prepareStored: (stored) => {
        stored.giftCardInHand.write(inHand(firmId));
        savedValues(stored).savedReservation.write({
          ...withContacts,
          proof,
          hold: { ...hold, until: renderedAt + 300_000 },
        });
      },
    });
  };
  const ofCard = /подарочн/;

  test.each([
    ["asks for a prepayment says that the gift card comes next", 200_000, /предложим её на следующем шаге/],
    ["asks for none says that the gift card stays whole", 0, /подарочная карта останется целой/],
  ])("and %s", async (_what, amount, words) => {
    await confirm(amount);
    await screen.findByRole("button", { name: "Записаться" });
    expect(screen.getByText(ofCard).textContent).toMatch(words);
  });

  test("says nothing of a gift card that was taken elsewhere", async () => {
    await confirm(0, 2);
    await screen.findByRole("button", { name: "Записаться" });
    expect(screen.queryByText(ofCard)).toBeNull();
  });
});
