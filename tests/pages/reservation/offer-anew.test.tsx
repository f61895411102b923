import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { addDays } from "../../../domain/time.ts";
import { slot } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
const date = slot.startTime.slice(0, 10);
const free = { name: /^13:00/ };

/** Picks a time that is refused; `holds` is how often one was asked for, `offers` what of services and masters since then. */
async function pickRefused(code: "servicesNotBookable" | "noMasterFree" | "slotTaken") {
  const asked: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname.endsWith("/reservation-times")) {
      const { from, days }: { from: string; days: number } = await request.json();
      const isAsked = from <= date && date < addDays(from, days);
      return Response.json({ ...zone, days: isAsked ? [{ date, state: "free", freeShare: 40 }] : [], nearest: [] });
    }
    if (pathname.endsWith("/available-times"))
      return Response.json({ ...zone, date, state: "free", slots: [slot], blocked: [] });
    if (!pathname.endsWith("/reservations")) return fixtureApi(request);
    const headers = { "content-type": "application/problem+json" };
    return Response.json(refused(code).failed.problem, { status: 400, headers });
  };
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1&date=${date}`, { fetch });
  const button = await screen.findByRole("button", free);
  asked.length = 0;
  await userEvent.click(button);
  return {
    holds: () => asked.filter((path) => path.endsWith("/reservations")).length,
    offers: () =>
      ["/reservations/firm/1", "/firms/1/masters"].filter((path) => asked.some((one) => one.endsWith(path))),
  };
}

test.each([
  ["servicesNotBookable", "На часть услуг сейчас не записаться"],
  ["noMasterFree", "К выбранному мастеру не записаться"],
] as const)("a time that is refused for them (%s) has the services and masters read anew", async (code, title) => {
  const { offers } = await pickRefused(code);
  await screen.findByText(title);
  await waitFor(() => expect(offers()).toHaveLength(2));
});

test("a time that was taken has neither read anew, also by when it is asked for once more", async () => {
  const { offers, holds } = await pickRefused("slotTaken");
  await screen.findByText("Это время только что заняли");
  await userEvent.click(await screen.findByRole("button", free));
  await waitFor(() => expect(holds()).toBe(2));
  expect(offers()).toEqual([]);
});
