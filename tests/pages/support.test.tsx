import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

test("a client finds in their profile where to get help, as the operator has set it", async () => {
  const support = { phone: "+77292000000", whatsApp: "+77012000000" };
  await renderApp("/my/profile", {
    user,
    fetch: async (request) => {
      if (request.url.endsWith("/v2/configs")) return Response.json({ support });
      if (request.url.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
      return fixtureApi(request);
    },
  });
  const help = within(await screen.findByRole("region", { name: "Помощь" }));
  expect(help.getByRole("link", { name: /^Позвонить: \+7\s729 200\s00\s00$/ }).getAttribute("href")).toBe(
    "tel:+77292000000",
  );
  expect(help.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toBe("https://wa.me/77012000000");
});
