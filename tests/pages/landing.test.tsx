import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const tariffs = {
  version: 1,
  tariffs: [
    { key: "start", name: "Старт", summary: "Мастеру", features: ["Напоминания"], masters: 1, isPopular: false },
    { key: "studio", name: "Студия", summary: "Салону", features: [], isPopular: true },
  ],
};
const prices = [
  { tariffKey: "start", months: 1, price: tenge(5000), perMonth: tenge(5000), saved: tenge(0) },
  { tariffKey: "start", months: 12, price: tenge(48_000), perMonth: tenge(4000), saved: tenge(12_000) },
  { tariffKey: "studio", months: 1, price: tenge(15_000), perMonth: tenge(15_000), saved: tenge(0) },
  { tariffKey: "studio", months: 12, price: tenge(150_000), perMonth: tenge(12_500), saved: tenge(30_000) },
];

type Sent = { body: unknown; key: string | null };

/** The service, and what was sent to it; `answers` are its answers to requests, one after the other, "lost" is none. */
function service(answers: ("lost" | Response)[] = []) {
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/rest/common/tariffs") return Response.json(tariffs);
    if (pathname === "/rest/common/subscription-prices") {
      return Response.json(searchParams.get("country") === "KZ" ? prices : []);
    }
    if (pathname !== "/rest/v1/landing/request") return fixtureApi(request);
    sent.push({ body: await request.json(), key: request.headers.get("Idempotency-Key") });
    const answer = answers.shift() ?? Response.json({ id: "1", createdAt: "2026-11-24T09:00:00Z" }, { status: 201 });
    if (answer === "lost") throw new TypeError("lost");
    return answer;
  };
  return { fetch, sent };
}

async function open(answers?: ("lost" | Response)[]) {
  const { fetch, sent } = service(answers);
  await renderApp("/landing", { fetch });
  await screen.findByRole("heading", { level: 3, name: "Студия" });
  return sent;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Жду звонка" }));

function fill(): void {
  type("Как к вам обращаться", "Айгерим");
  type("Название салона или имя мастера", "Студия Айгерим");
  type("Телефон", "87011234567");
}

const card = (name: string) => screen.getByRole("heading", { level: 3, name }).closest("li") ?? document.body;

test("a tariff costs less a month when more months are paid at once", async () => {
  await open();
  expect(card("Старт").textContent).toMatch(/5\s000\s₸ в месяц/);
  fireEvent.click(screen.getByRole("button", { name: "12 месяцев" }));
  expect(card("Старт").textContent).toMatch(/4\s000\s₸ в месяц48\s000\s₸ сразу за всё время. Выгода 12\s000\s₸/);
  expect(card("Студия").textContent).toContain("Сколько угодно мастеров");
  expect(card("Старт").textContent).toContain("1 мастер");
});

test("the tariff that is chosen goes with the request, and can be taken out of it", async () => {
  const sent = await open();
  fireEvent.click(screen.getByRole("button", { name: "Выбрать «Студия»" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Как к вам обращаться"));
  fireEvent.click(screen.getByRole("button", { name: "Тариф «Студия»: убрать из заявки" }));
  expect(screen.queryByRole("button", { name: /Тариф «Студия»/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Выбрать «Старт»" }));
  fill();
  send();
  const sentNotice = await screen.findByText("Заявка у нас");
  await waitFor(() => expect(document.activeElement).toBe(sentNotice.closest("[tabindex='-1']")));
  const body = {
    name: "Айгерим",
    company: "Студия Айгерим",
    phone: 77011234567,
    tariffKey: "start",
    recaptchaToken: "sandbox-test",
  };
  expect(sent.map((one) => one.body)).toEqual([body]);
});

test("what is missing is said at its field, and nothing is sent", async () => {
  const sent = await open();
  send();
  for (const label of ["Как к вам обращаться", "Название салона или имя мастера", "Телефон"]) {
    expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Как к вам обращаться")));
  expect(sent).toEqual([]);
});

test("a request whose answer was lost is sent again as the same one", async () => {
  const sent = await open(["lost", "lost"]);
  fill();
  send();
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Нет связи")).toBeTruthy();
  send();
  expect(await screen.findByText("Заявка у нас")).toBeTruthy();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test("who sends it again with the same gap is led to it again", async () => {
  await open();
  fill();
  type("Телефон", "");
  for (const press of ["first", "second"]) {
    screen.getByLabelText("Как к вам обращаться").focus();
    send();
    await waitFor(() => expect(document.activeElement, press).toBe(screen.getByLabelText("Телефон")));
  }
});
