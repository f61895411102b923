import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { problemActions } from "../../../domain/problem-actions.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { firmServices } from "../../support/salon-fixture.ts";
import { renderApp } from "../../support/render-app.tsx";

type Code = "reservedByPhone" | "servicesNotBookable" | "noMasterFree" | "firmNotBookable" | "firmNotFound";

/** That it can't be had, as the contract writes it. */
function refusal(code: Code) {
  const problem = { type: `urn:kezek:problem:${code}`, title: code, status: 400, code, action: problemActions[code] };
  return Response.json(problem, { status: 400, headers: { "content-type": "application/problem+json" } });
}

/** The service refuses every question about times of two services. */
function openRefused(code: Code) {
  const asked = /\/(reservation-times|available-times|service-allocation)$/u;
  return renderApp("/red-apple-naberezhnaya/reservation/time?services=1,4", {
    fetch: async (request) => (asked.test(new URL(request.url).pathname) ? refusal(code) : fixtureApi(request)),
  });
}

test.each([
  ["reservedByPhone", "Одна из услуг — только по телефону", "Выбрать услуги", "services"],
  ["servicesNotBookable", "На часть услуг сейчас не записаться", "Выбрать услуги", "services"],
  ["noMasterFree", "К выбранному мастеру не записаться", "Выбрать мастера", "masters"],
] as const)("whoever asks for times of what can't be had (%s) is told so once, and led to it", async (...row) => {
  const [code, title, way, step] = row;
  const { router } = await openRefused(code);
  expect(await screen.findAllByText(title)).toHaveLength(1);
  expect(screen.queryByText(/Проверьте связь/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: way }));
  expect(router.state.location.pathname).toBe(`/red-apple-naberezhnaya/reservation/${step}`);
});

test("a service that the salon has let go since is taken out of the visit, which is said, and the rest is gone on with", async () => {
  const asked: number[][] = [];
  const { services } = firmServices;
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/reservation-times")) {
      const { params } = await request.clone().json();
      const ids = params.entries.map(({ serviceId }: { serviceId: number }) => serviceId);
      asked.push(ids);
      if (ids.includes(1)) return refusal("servicesNotBookable");
    }
    if (!pathname.endsWith("/reservations/firm/1") || asked.length === 0) return fixtureApi(request);
    const told = services.filter(({ id }) => id !== 1);
    return Response.json({ ...firmServices, services: told });
  };
  await renderApp("/red-apple-naberezhnaya/reservation/time?services=1,4", { fetch });
  const said = "«Женская стрижка»: онлайн на эту услугу больше не записаться, в записи её не будет.";
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(/^На одну услугу/)).toBeNull();
  await waitFor(() => expect(asked.at(-1)).toEqual([4]));
  expect(screen.queryByText("На часть услуг сейчас не записаться")).toBeNull();
});

test("a service that is reserved by phone alone since stays in the visit, to be taken out by the client, beside its phone", async () => {
  let isByPhone = false;
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/reservation-times")) {
      isByPhone = true;
      return refusal("reservedByPhone");
    }
    if (!pathname.endsWith("/reservations/firm/1") || !isByPhone) return fixtureApi(request);
    const [cut, ...others] = firmServices.services;
    return Response.json({ ...firmServices, services: [{ ...cut, reservationPhone: "+77292123456" }, ...others] });
  };
  await renderApp("/red-apple-naberezhnaya/reservation/time?services=1,4", { fetch });
  await screen.findByText("Одна из услуг — только по телефону");
  await userEvent.click(screen.getByRole("button", { name: "Выбрать услуги" }));
  expect((await screen.findByText(/Запись по телефону: /)).textContent).toMatch(/729\D+212\D+34\D+56/);
  expect(screen.getByRole("button", { name: "Выбрать: Женская стрижка", pressed: true })).toBeTruthy();
  expect(screen.queryByText("В салоне кое-что изменилось")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Выбрать: Женская стрижка" }));
  expect(await screen.findByRole("link", { name: /Женская стрижка/ })).toBeTruthy();
});

test.each(["firmNotBookable", "firmNotFound"] as const)(
  "whoever asks a salon that is gone (%s) is led to others",
  async (code) => {
    await openRefused(code);
    expect(await screen.findByRole("button", { name: "Выбрать другой салон" })).toBeTruthy();
    expect(screen.queryByText(/Проверьте связь/)).toBeNull();
  },
);
