import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { hold, proof, reservation, withContacts } from "../../../machines/reservation/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import type { StoredValues } from "../../../src/browser/stored-values.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";

/** The confirmation of a time of which so much is left; answers what the service was asked to extend. */
async function confirming(leftSeconds: number, extend: () => Response) {
  const asked: { url: string; secret: string | null; key: string | null }[] = [];
  const held = { ...reservation, heldForSeconds: leftSeconds };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `/rest/clients-app/v2/reservations/${reservation.id}`) return Response.json(held);
    if (!pathname.endsWith("/extend-hold")) return fixtureApi(request);
    const { headers } = request;
    asked.push({ url: pathname, secret: headers.get("reservation_secret"), key: headers.get("Idempotency-Key") });
    return extend();
  };
  const prepareStored = (stored: StoredValues) =>
    savedValues(stored).savedReservation.write({
      ...withContacts,
      proof,
      hold: { ...hold, until: renderedAt + leftSeconds * 1000 },
    });
  await renderApp("/red-apple-naberezhnaya/reservation/confirm", { fetch, prepareStored });
  await screen.findByRole("button", { name: "Записаться" });
  return asked;
}

const extend = { name: /^Ещё 5\sминут$/ };
const offered = () => screen.queryByRole("button", extend);
const longer = () => Response.json({ ...reservation, heldForSeconds: 400, isHoldExtendable: undefined });

test("five minutes more are offered when little is left, are had with one press, and are not offered again", async () => {
  const asked = await confirming(100, longer);
  await userEvent.click(await screen.findByRole("button", extend));
  await waitFor(() => expect(screen.getByRole("timer").textContent).toBe("Время ваше ещё 6:40"));
  expect(asked).toEqual([
    {
      url: `/rest/clients-app/v1/reservations/${reservation.id}/extend-hold`,
      secret: hold.secret,
      key: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
  expect(offered()).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ваш визит");
  expect(screen.getByText("Держим время на пять минут дольше")).toBeTruthy();
});

test("nothing is offered while there is time enough", async () => {
  await confirming(200, longer);
  expect(offered()).toBeNull();
});

test("whoever was not heard is told so, and may ask again", async () => {
  const asked = await confirming(100, () => problem(503, undefined));
  await userEvent.click(await screen.findByRole("button", extend));
  await waitFor(() => expect(screen.getAllByText("Не получилось продлить. Попробуйте ещё раз.")).not.toHaveLength(0));
  await userEvent.click(await screen.findByRole("button", extend));
  await waitFor(() => expect(asked.length).toBeGreaterThan(2));
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});
