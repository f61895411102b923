import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { slot } from "../../../machines/kit/examples.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
const date = slot.startTime.slice(0, 10);

test.each([
  ["servicesNotBookable", "На часть услуг сейчас не записаться", 2],
  ["noMasterFree", "К выбранному мастеру не записаться", 2],
  ["slotTaken", "Это время только что заняли", 0],
] as const)(
  "a time that is refused (%s) has the services and masters read anew where one of them is why",
  async (...row) => {
    const [code, title, read] = row;
    const asked: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname.endsWith("/reservation-times"))
        return Response.json({ ...zone, days: [{ date, state: "free", freeShare: 40 }], nearest: [] });
      if (pathname.endsWith("/available-times"))
        return Response.json({ ...zone, date, state: "free", slots: [slot], blocked: [] });
      if (!pathname.endsWith("/reservations")) return fixtureApi(request);
      const headers = { "content-type": "application/problem+json" };
      return Response.json(refused(code).failed.problem, { status: 400, headers });
    };
    const offers = ["/reservations/firm/1", "/firms/1/masters"];
    const readOf = () => offers.filter((path) => asked.some((one) => one.endsWith(path)));
    await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1&date=${date}`, { fetch });
    const free = await screen.findByRole("button", { name: /^13:00/ });
    asked.length = 0;
    await userEvent.click(free);
    await screen.findByText(title);
    await waitFor(() => expect(readOf()).toHaveLength(read));
  },
);
