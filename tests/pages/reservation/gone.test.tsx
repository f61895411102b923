import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { withServices } from "../../../machines/reservation/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const open = (services: string) =>
  renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}`, { fetch: fixtureApi });

test("who comes with a master that left and a service that is no more is told so, and goes on with the rest", async () => {
  await open("1.99,98");
  expect(await screen.findByText("В салоне кое-что изменилось")).toBeTruthy();
  expect(screen.getByText("На одну услугу больше нельзя записаться онлайн: в записи её не будет.")).toBeTruthy();
  expect(screen.getByText(/^«Женская стрижка»: к этому мастеру записаться нельзя/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: /Любой мастер/ })).toBeTruthy();
});

test("who comes back to a draft whose service and master are no more is told so too", async () => {
  const masters = [
    { person: 1, serviceId: 1, masterId: 99 },
    { person: 1, serviceId: 98, masterId: null },
  ];
  const draft = { ...withServices, params: { ...withServices.params, masters } };
  await renderApp("/red-apple-naberezhnaya/reservation/time", {
    fetch: fixtureApi,
    prepareStored: (stored) => savedValues(stored).savedReservation.write(draft),
  });
  expect(await screen.findByText("В салоне кое-что изменилось")).toBeTruthy();
  expect(screen.getByText("На одну услугу больше нельзя записаться онлайн: в записи её не будет.")).toBeTruthy();
  expect(screen.getByText(/^«Женская стрижка»: к этому мастеру записаться нельзя/)).toBeTruthy();
});

test("nothing is said where all that is asked for is there", async () => {
  await open("1.2,4");
  await screen.findByRole("button", { name: /Изменить мастера/ });
  expect(screen.queryByText("В салоне кое-что изменилось")).toBeNull();
});
