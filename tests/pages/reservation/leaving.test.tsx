import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { reservation } from "../../../machines/reservation/examples.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { leaveHeld } from "./held-draft.ts";

test("a visit is given up before it is confirmed, and not while it may stand already", async () => {
  const confirmed: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `/rest/clients-app/v2/reservations/${reservation.id}`) {
      return Response.json({ ...reservation, heldForSeconds: 300 });
    }
    if (pathname !== "/rest/clients-app/v1/reservations") return fixtureApi(request);
    confirmed.push(request);
    return new Promise(() => {});
  };
  await renderApp("/red-apple-naberezhnaya/reservation/confirm", {
    fetch,
    prepareStored: leaveHeld,
  });
  const leave = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Выйти из записи" }));
    return within(await screen.findByRole("dialog"));
  };
  const confirm = await screen.findByRole("button", { name: "Записаться" });
  const before = await leave();
  expect(before.getByRole("button", { name: "Отказаться от записи" })).toBeTruthy();
  await userEvent.click(before.getByRole("button", { name: "Продолжить запись" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(confirm);
  await waitFor(() => expect(confirmed).toHaveLength(1));
  const after = await leave();
  expect(after.getByRole("link", { name: "Сохранить и выйти" })).toBeTruthy();
  expect(after.queryByRole("button", { name: "Отказаться от записи" })).toBeNull();
});
