import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { reservation } from "../../../machines/reservation/examples.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { leaveHeld } from "./held-draft.ts";

const notKept = "Браузер не запоминает, что вы выбрали";
const held = { ...reservation, heldForSeconds: 300 };
const fetch = async (request: Request) =>
  new URL(request.url).pathname.endsWith(`/v2/reservations/${reservation.id}`)
    ? Response.json(held)
    : fixtureApi(request);

test.each([
  [true, 1],
  [false, 0],
])("whose browser keeps nothing is told so before they type: %s", async (isLost, count) => {
  const storage = { ...memoryStorage(), isLost: () => isLost };
  await renderApp("/red-apple-naberezhnaya/reservation/contacts", { fetch, storage, prepareStored: leaveHeld });
  expect(await screen.findByRole("textbox", { name: /Имя/ })).toBeTruthy();
  expect(screen.queryAllByText(notKept)).toHaveLength(count);
});
