import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { components } from "../../openapi/generated/api.ts";
import type { Send } from "../../src/api/layer.ts";
import { typeset } from "../../src/format/typeset.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import * as fixture from "../support/salon-fixture.ts";

type Schemas = components["schemas"];

const page = "/red-apple-naberezhnaya/masters/1";
const bio = "Работаю с формой и цветом.";

const promotions: Schemas["MasterPromotions"] = {
  promotions: [
    { id: 1, masterId: 1, title: "Уход в подарок", text: "К окрашиванию — маска в подарок.", endsOn: "2026-11-30" },
    { id: 2, masterId: 1, title: "Первый раз", text: "Стрижка чёлки — бесплатно." },
  ],
};

const works: Schemas["Portfolio"]["works"] = [1, 2].map((id) => ({
  id,
  picture: { url: `/works/${id}-960.avif`, alt: "Стрижка", width: 1440, height: 960, placeholder: "#fff" },
  serviceId: 1,
  serviceName: "Женская стрижка",
  masterId: 1,
  masterName: "Айгерим",
}));

/** The service of a salon that has this master; keeps what it was asked of them. */
function service() {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    "/masters/1": fixture.masters[0],
    "/masters/1/profile": { bio, worksCount: 2, reviewCount: 18 },
    "/masters/1/reviews": fixture.reviews,
    "/master-promotions": promotions,
    "/firms/1/portfolio": { total: 2, works, services: [], masters: [] },
  };
  const fetch: Send = async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace("/rest/clients-app/v1", "");
    const answer = answers[path];
    if (answer === undefined) return fixtureApi(request);
    asked.push(path + search);
    return Response.json(answer);
  };
  return { fetch, asked };
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("a master's page has what they say of themselves, for how long they have worked, and how many have judged them", async () => {
  await renderApp(page, { fetch: service().fetch });
  expect(await screen.findByText(typeset(bio))).toBeTruthy();
  expect(screen.getByText(/^стаж \d+/)).toBeTruthy();
  expect(await screen.findByText(/^18\sотзывов$/)).toBeTruthy();
});

test("a master's page has their promotions, with the last day of one that has it", async () => {
  const { fetch, asked } = service();
  await renderApp(page, { fetch });
  const items = (await section("Акции")).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Уход в.подарок.*маска.*До.30.ноября$/),
    expect.stringMatching(/^Первый раз.*бесплатно\.$/),
  ]);
  expect(asked).toContain("/master-promotions?firmId=1&masterId=1");
});

test("a master's page has their own works, which are seen large", async () => {
  const { fetch, asked } = service();
  await renderApp(page, { fetch });
  const shown = await section("Работы");
  expect(shown.getAllByRole("button", { name: /^Женская стрижка · Айгерим: работа \d из 2$/ })).toHaveLength(2);
  expect(new Set(asked.filter((call) => call.startsWith("/firms/1/portfolio")))).toEqual(
    new Set(["/firms/1/portfolio?offset=0&masterId=1"]),
  );
  await userEvent.click(shown.getByRole("button", { name: /работа 2 из 2/ }));
  expect(await screen.findByRole("dialog", { name: /работа 2 из 2/ })).toBeTruthy();
});

test("a master's page has what is said of them, with the salon's replies, narrowed by a grade", async () => {
  const { fetch, asked } = service();
  await renderApp(page, { fetch });
  const said = await section("Отзывы");
  for (const { text, replyText } of fixture.reviews.reviews) {
    expect(await said.findByText(text)).toBeTruthy();
    if (replyText !== undefined) expect(said.getByText(replyText)).toBeTruthy();
  }
  await userEvent.click(said.getByRole("button", { name: /^Отлично/ }));
  await waitFor(() => expect(asked.at(-1)).toBe("/masters/1/reviews?firmId=1&grade=EXCELLENT"));
});
