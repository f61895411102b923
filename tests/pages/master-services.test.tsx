// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import * as fixture from "../support/salon-fixture.ts";

afterEach(cleanup);

test("on a master's page a service that is reserved by phone calls the salon, and each says what is paid beforehand", async () => {
  const [first, second, ...others] = fixture.firmServices.services;
  const services = [
    { ...first, reservationPhone: "+77292123456" },
    { ...second, prepayment: { amount: 500_000, currency: "KZT" } },
    ...others,
  ];
  const fetch: Send = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/reservations/firm/1")) return Response.json({ ...fixture.firmServices, services });
    if (pathname.endsWith("/masters/1")) return Response.json(fixture.masters[0]);
    if (pathname.endsWith("/masters/1/profile")) return Response.json({ worksCount: 0, reviewCount: 0 });
    if (pathname.endsWith("/masters/1/reviews")) return Response.json(fixture.reviews);
    if (pathname.endsWith("/master-promotions")) return Response.json({ promotions: [] });
    return pathname.endsWith("/contest/master/1") ? Response.json({}) : fixtureApi(request);
  };
  await renderApp("/red-apple-naberezhnaya/masters/1", { fetch });
  const call = await screen.findByRole("link", { name: "Позвонить и записаться: Женская стрижка" });
  expect(call.getAttribute("href")).toBe("tel:+77292123456");
  const said = (name: string) =>
    screen.getByRole("heading", { name }).closest("li")?.textContent.replaceAll(/\s/g, " ");
  expect(said("Женская стрижка")).toContain("Запись по телефону: +7 729 212 34 56");
  expect(said(second?.name ?? "")).toContain("предоплата 5 000 ₸");
});
