import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Contest } from "../../domain/entities.ts";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import * as fixture from "../support/salon-fixture.ts";

const page = "/red-apple-naberezhnaya/masters/1";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };

const one = (masterId: number, place: number, votes: number) => ({
  place,
  votes,
  firmId: 1,
  masterId,
  name: `Мастер ${masterId}`,
  profession: "Стилист",
  avatarUrl: "/a.svg",
  firmName: "Red Apple",
  urlKey: "red-apple-naberezhnaya",
});
const contest: Contest = {
  key: "sezon",
  name: "Мастер сезона",
  question: "К кому вы пришли бы снова?",
  startsAt: "2026-11-01T00:00:00+05:00",
  endsAt: "2026-12-01T00:00:00+05:00",
  state: "open",
  voteCount: 3,
  standings: [one(2, 1, 2), one(1, 2, 1)],
};
const voted: Contest = {
  ...contest,
  voteCount: 4,
  standings: [one(1, 1, 2), one(2, 1, 2)],
  ownVote: { firmId: 1, masterId: 1 },
};

/** The fixture's salon, whose first master takes part in a contest; `vote` answers the votes. */
function service({ vote = () => Response.json({ contest: voted }), shown = contest } = {}) {
  const votes: unknown[] = [];
  let now = shown;
  const fetch: Send = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/masters/1")) return Response.json(fixture.masters[0]);
    if (pathname.endsWith("/masters/1/profile")) return Response.json({ worksCount: 0, reviewCount: 0 });
    if (pathname.endsWith("/masters/1/reviews")) return Response.json(fixture.reviews);
    if (pathname.endsWith("/master-promotions")) return Response.json({ promotions: [] });
    if (!pathname.endsWith("/contest/master/1")) return fixtureApi(request);
    if (request.method === "GET") return Response.json({ contest: now });
    votes.push(await request.json());
    const answer = vote();
    if (answer.ok) now = voted;
    return answer;
  };
  return { fetch, votes };
}

const section = async () => within(await screen.findByRole("region", { name: "Мастер сезона" }));
const said = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, " ");

test("a visitor sees what is voted for and the standings, and votes after signing in", async () => {
  const { fetch } = service();
  await renderApp(page, { fetch });
  const contestHere = await section();
  contestHere.getByText("К кому вы пришли бы снова?");
  expect(contestHere.getAllByRole("listitem").map(said)).toEqual([
    "1ММастер 2Red Apple2 голоса",
    "2ММастер 1Red Apple1 голос",
  ]);
  expect(contestHere.getByRole("link", { name: "Мастер 2" }).getAttribute("href")).toBe(
    "/red-apple-naberezhnaya/masters/2",
  );
  expect(contestHere.queryByRole("button")).toBeNull();
  const way = contestHere.getByRole("link", { name: "Войти и проголосовать" });
  expect(way.getAttribute("href")).toContain(`return=${encodeURIComponent(page)}`);
});

test("one press gives the vote, which is shown where it went", async () => {
  const { fetch, votes } = service();
  await renderApp(page, { fetch, user });
  const contestHere = await section();
  await userEvent.click(contestHere.getByRole("button", { name: "Отдать голос" }));
  await contestHere.findByText("Ваш голос учтён");
  expect(votes).toEqual([{ contest: "sezon" }]);
  expect(contestHere.getAllByRole("listitem").map(said)[0]).toBe("1ММастер 1Red Apple2 голосаваш голос");
  expect(contestHere.queryByRole("button")).toBeNull();
});

test("a vote that another master has can be moved here", async () => {
  const { fetch, votes } = service({ shown: { ...contest, ownVote: { firmId: 1, masterId: 2 } } });
  await renderApp(page, { fetch, user });
  const contestHere = await section();
  await userEvent.click(contestHere.getByRole("button", { name: "Передать голос этому мастеру" }));
  await contestHere.findByText("Ваш голос учтён");
  expect(votes).toHaveLength(1);
});

test("a vote that came too late says so, and one that failed can be given again", async () => {
  const { fetch } = service({ vote: () => problem(400, "votingOver") });
  await renderApp(page, { fetch, user });
  const contestHere = await section();
  await userEvent.click(contestHere.getByRole("button", { name: "Отдать голос" }));
  expect((await contestHere.findByRole("alert")).textContent).toBe("Голоса сейчас не принимаются.");
});

test("when it is over there are results and nothing to press", async () => {
  const { fetch } = service({ shown: { ...contest, state: "over" } });
  await renderApp(page, { fetch, user });
  const contestHere = await section();
  contestHere.getByRole("heading", { name: "Итоги голосования" });
  expect(contestHere.queryByRole("button")).toBeNull();
});
