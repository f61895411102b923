import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { hold, preview, proof, reservation, withContacts } from "../../../machines/reservation/examples.ts";
import { visit } from "../../../machines/reservation-change/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
});
const address = "/red-apple-naberezhnaya/reservation/time?services=1";
const notice = /На вашем устройстве сейчас на .* чем в салоне/;

test.each([
  ["behind the salon's", 120, "На вашем устройстве сейчас на 3 ч меньше, чем в салоне. Здесь указано время салона."],
  [
    "ahead of the salon's",
    330,
    "На вашем устройстве сейчас на 30 мин больше, чем в салоне. Здесь указано время салона.",
  ],
])("whose device shows a time %s is told by how much", async (_, deviceOffset, said) => {
  await renderApp(address, { deviceOffset });
  expect((await screen.findByText(notice)).textContent?.replaceAll(/\s/g, " ")).toBe(said);
});

test("whose device shows the salon's time is told nothing of it", async () => {
  await renderApp(address);
  await screen.findByRole("button", { name: /20\sноября/ });
  expect(screen.queryByText(notice)).toBeNull();
});

const v1 = "/rest/clients-app/v1";
const held = { ...reservation, heldForSeconds: 300 };
const offer = { ...visit, id: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11", status: "held", heldForSeconds: 1800 };
const request = {
  id: "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22",
  kind: "earlier",
  status: "offered",
  firm: { id: 1, name: visit.firm.name },
  reservationId: visit.id,
  from: "2026-11-20",
  until: "2026-11-23",
  partOfDay: "any",
  offer,
};

const answers: Record<string, () => Response> = {
  [`${v1}/reservations/preview`]: () => Response.json(preview),
  [`${v1}/reservations`]: () => Response.json({ reservation: held, secret: hold.secret }, { status: 201 }),
  [`/rest/clients-app/v2/reservations/${reservation.id}`]: () => Response.json(held),
  [`${v1}/waitlist/reservations/${visit.id}`]: () => Response.json({ requests: [request] }),
};
const fetch = async (call: Request) => answers[new URL(call.url).pathname]?.() ?? fixtureApi(call);

test("who comes from the salon's page straight to the contacts is told of the difference there", async () => {
  const atThirteen = `services=1&start=${encodeURIComponent(reservation.startTime)}`;
  await renderApp(`/red-apple-naberezhnaya/reservation/contacts?${atThirteen}`, { fetch, deviceOffset: 120 });
  await screen.findByRole("textbox", { name: "Имя" });
  expect(screen.getByText(notice)).toBeTruthy();
});

test("who confirms a visit is told of the difference beside its time", async () => {
  await renderApp("/red-apple-naberezhnaya/reservation/confirm", {
    fetch,
    deviceOffset: 120,
    prepareStored: (stored) =>
      savedValues(stored).savedReservation.write({
        ...withContacts,
        proof,
        hold: { ...hold, until: renderedAt + 300_000 },
      }),
  });
  await screen.findByRole("button", { name: "Записаться" });
  expect(screen.getByText(notice)).toBeTruthy();
});

/** The page of a visit, to whoever has its secret. */
async function openVisit(shown: object) {
  answers[`/rest/clients-app/v2/reservations/${visit.id}`] = () => Response.json(shown);
  await renderApp(`/my/reservation/${visit.id}/success`, {
    fetch,
    deviceOffset: 120,
    prepareStored: ({ guestReservations }) =>
      guestReservations.write({ [visit.id]: { secret: hold.secret, userId: null } }),
  });
  await screen.findByRole("heading", { level: 1 });
}

test("who moves a visit is told of the difference where its times are", async () => {
  await openVisit(visit);
  await userEvent.click(screen.getByRole("button", { name: "Перенести" }));
  expect(await within(screen.getByRole("dialog")).findByText(notice)).toBeTruthy();
});

test("who is offered a time is told of the difference where it is taken", async () => {
  await openVisit(visit);
  const region = within(await screen.findByRole("region", { name: "Есть время раньше" }));
  expect(region.getByText(notice)).toBeTruthy();
});
