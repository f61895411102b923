import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { VisitReview } from "../../domain/entities.ts";
import { earlyVisit, openVisit, reviewedVisit, settledVisit, words } from "../../machines/review/examples.ts";
import { hold } from "../../machines/kit/examples.ts";
import { refused } from "../../machines/kit/paths.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const { reservationId, secret } = hold;
const path = `/my/reservation/${reservationId}/review`;

const english = "Red Apple on the embankment";

type Sent = { method: string; secret: string | null; key: string | null; body: unknown };

/** The page of a guest's visit over a service that answers so, and what was sent to it. */
async function open(
  seen: VisitReview,
  onSent: () => Response | Promise<Response> = () => Response.json(reviewedVisit, { status: 201 }),
) {
  const sent: Sent[] = [];
  const fetch = async (request: Request) => {
    if (!new URL(request.url).pathname.endsWith(`/reservations/${reservationId}/reviews`)) return fixtureApi(request);
    const { headers, method } = request;
    if (method === "GET") {
      const { firm } = seen;
      return Response.json(
        headers.get("Accept-Language") === "en" ? { ...seen, firm: { ...firm, name: english } } : seen,
      );
    }
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    sent.push({ method, secret: headers.get("reservation_secret"), key: headers.get("Idempotency-Key"), body });
    return onSent();
  };
  const prepareStored: NonNullable<Parameters<typeof renderApp>[1]>["prepareStored"] = ({ guestReservations }) =>
    guestReservations.write({ [reservationId]: { secret, userId: null } });
  const { dependencies } = await renderApp(path, { fetch, prepareStored });
  return { sent, speak: dependencies.language.chooseLanguage };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const rate = async (group: RegExp, stars: number) =>
  userEvent.click(
    within(await screen.findByRole("group", { name: group })).getByRole("radio", {
      name: new RegExp(`^${stars} из 5`),
    }),
  );

test("a guest gives stars to the salon and to the master, says how it was, and reads what everybody reads", async () => {
  const { sent } = await open(openVisit);
  await rate(/^Салон$/, 5);
  await rate(/^Мастер Динара/, 4);
  await userEvent.type(screen.getByRole("textbox", { name: "Расскажите, как было" }), words);
  expect(screen.getByText("Отзыв увидят все. Подпись: Мадина С.")).toBeTruthy();
  await press("Опубликовать отзыв");
  const heading = await screen.findByRole("heading", { level: 1, name: "Спасибо за отзыв!" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(within(screen.getByRole("article", { name: "Ваш отзыв" })).getByText(words)).toBeTruthy();
  const body = { rating: 5, masters: [{ masterId: 2, rating: 4 }], text: words, photos: [] };
  expect(sent).toEqual([{ method: "POST", secret, key: expect.any(String), body }]);
});

test("without stars for the salon nothing is sent: the page says so, and the focus is there", async () => {
  const { sent } = await open(openVisit);
  await press("Опубликовать отзыв");
  expect(await screen.findByText("Поставьте салону оценку: от одной звезды до пяти")).toBeTruthy();
  const star = within(screen.getByRole("group", { name: /^Салон/ })).getByRole("radio", { name: /^1 из 5/ });
  await waitFor(() => expect(document.activeElement).toBe(star));
  expect(sent).toEqual([]);
});

test("a review whose answer got lost is sent again as the same one, and the words stay", async () => {
  let isConnected = false;
  const { sent } = await open(openVisit, () => {
    if (!isConnected) throw new TypeError("Failed to fetch");
    return Response.json(reviewedVisit, { status: 201 });
  });
  await rate(/^Салон$/, 5);
  await userEvent.type(screen.getByRole("textbox", { name: "Расскажите, как было" }), words);
  await press("Опубликовать отзыв");
  expect(await screen.findByText("Нет связи")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Расскажите, как было" })).toHaveProperty("value", words);
  isConnected = true;
  await press("Опубликовать отзыв");
  await screen.findByRole("heading", { level: 1, name: "Спасибо за отзыв!" });
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("a review is taken back by a second word, and its words are there to be written otherwise", async () => {
  const { sent } = await open(reviewedVisit, () => Response.json(openVisit));
  await press("Забрать отзыв");
  await press("Да, забрать");
  expect(await screen.findByRole("textbox", { name: "Расскажите, как было" })).toHaveProperty("value", words);
  expect(sent.map(({ method }) => method)).toEqual(["DELETE"]);
});

test("words that another tab was faster than are shown as not published, and are in the form once its review is taken back", async () => {
  const own = "Вышло короче, чем договаривались.";
  const seen: VisitReview = { ...openVisit };
  const { sent } = await open(seen, () => {
    if (sent.at(-1)?.method === "DELETE") return Response.json(openVisit);
    seen.review = reviewedVisit.review;
    const { status, problem: body } = refused("alreadyReviewed").failed;
    return Response.json(body, { status, headers: { "Content-Type": "application/problem+json" } });
  });
  await rate(/^Салон$/, 2);
  await userEvent.type(screen.getByRole("textbox", { name: "Расскажите, как было" }), own);
  await press("Опубликовать отзыв");
  expect(await screen.findByRole("heading", { level: 1, name: "О визите уже есть отзыв" })).toBeTruthy();
  expect(screen.getByText(own).tagName).toBe("BLOCKQUOTE");
  expect(within(screen.getByRole("article", { name: "Ваш отзыв" })).getByText(words)).toBeTruthy();
  await press("Забрать отзыв");
  await press("Да, забрать");
  expect(await screen.findByRole("textbox", { name: "Расскажите, как было" })).toHaveProperty("value", own);
});

test("a review that stands offers no way back", async () => {
  await open(settledVisit);
  await screen.findByRole("article", { name: "Ваш отзыв" });
  expect(screen.queryByRole("button", { name: "Забрать отзыв" })).toBeNull();
});

test("before the visit is over there is nothing to write", async () => {
  await open(earlyVisit);
  expect(await screen.findByRole("heading", { level: 1, name: /^Отзыв.— после визита$/ })).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a failure of the service keeps what was written", async () => {
  await open(openVisit, () => problem(503, "unavailable"));
  await rate(/^Салон$/, 3);
  await userEvent.type(screen.getByRole("textbox", { name: "Расскажите, как было" }), words);
  await press("Опубликовать отзыв");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Расскажите, как было" })).toHaveProperty("value", words);
});

test("who chooses another language while a review is on its way loses nothing of it, and reads the salon's name in that one", async () => {
  let publish: (answer: Response) => void = () => {};
  const { sent, speak } = await open(openVisit, () => new Promise((resolve) => (publish = resolve)));
  await rate(/^Салон$/, 5);
  await press("Опубликовать отзыв");
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => speak("en"));
  expect(await screen.findByText(new RegExp(`^${english},`))).toBeTruthy();
  expect(screen.getByRole("button", { name: "Publish the review" }).getAttribute("aria-busy")).toBe("true");
  await act(async () => publish(Response.json(reviewedVisit, { status: 201 })));
  expect(await screen.findByRole("heading", { level: 1, name: "Thank you for your review!" })).toBeTruthy();
  expect(await screen.findByText(new RegExp(`^${english},`))).toBeTruthy();
  expect(sent).toHaveLength(1);
});
