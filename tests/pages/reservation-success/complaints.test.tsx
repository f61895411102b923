import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Complaint, Reservation } from "../../../domain/entities.ts";
import { pastVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { storedValues } from "../../../src/browser/stored-values.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const path = `/my/reservation/${visit.id}/success`;
const text = "Мастер опоздал на полчаса";
const received: Complaint = {
  id: "1f0c6f0e-2a55-4b0e-9f53-1d4d0d9f7a11",
  status: "received",
  text,
  createdAt: "2026-11-24T09:00:00+05:00",
};
const answered: Complaint = {
  ...received,
  status: "answered",
  answer: "Приносим извинения",
  answeredAt: "2026-11-25T10:30:00+05:00",
};

type Sent = { secret: string | null; key: string | null; body: unknown };

/** The page of a guest's visit over a service with these complaints, and what was sent to it. */
async function open(
  shown: Reservation,
  complaints: Complaint[] = [],
  onSent: () => Response = () => Response.json(received, { status: 201 }),
) {
  const sent: Sent[] = [];
  const state = { isBroken: false };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes(visit.id)) return Response.json(shown);
    if (!pathname.endsWith("/complaints")) return fixtureApi(request);
    if (request.method === "GET") {
      return state.isBroken ? problem(503, "unavailable") : Response.json({ complaints });
    }
    const { headers } = request;
    const body: unknown = await request.json();
    sent.push({ secret: headers.get("reservation_secret"), key: headers.get("Idempotency-Key"), body });
    return onSent();
  };
  const storage = memoryStorage();
  const load = () =>
    renderApp(path, {
      fetch,
      storage,
      prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
    });
  const { router, leftWith } = await load();
  const reload = async () => {
    cleanup();
    await load();
  };
  return { sent, router, leftWith, state, storage, reload, complaints };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const section = async (name: string) => within(await screen.findByRole("region", { name }));

async function write(said: string): Promise<void> {
  await press("Пожаловаться");
  await userEvent.type(screen.getByRole("textbox", { name: "Что случилось" }), said);
  await press("Отправить");
}

test("a guest complains about a past visit, and sees how it stands from then on", async () => {
  const { sent } = await open(pastVisit);
  await write(` ${text} `);
  const own = await section("Ваша жалоба");
  expect(own.getByText("Получена, разбираемся")).toBeTruthy();
  expect(own.getByText(text)).toBeTruthy();
  expect(own.queryByRole("button")).toBeNull();
  expect(sent).toEqual([{ secret, key: expect.any(String), body: { reservationId: visit.id, text } }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Ваша жалоба"));
});

test("the answer is shown with the complaint, and another one can be written then", async () => {
  await open(pastVisit, [answered]);
  const own = await section("Ваша жалоба");
  expect(own.getByText("Есть ответ")).toBeTruthy();
  expect(own.getByText("Приносим извинения")).toBeTruthy();
  expect(own.getByRole("button", { name: "Написать ещё" })).toBeTruthy();
});

test.each(["", " \n", "\u200B"])(
  "a complaint without words (%j) is not sent: the field says so and has the focus",
  async (said) => {
    const { sent } = await open(pastVisit);
    await press("Пожаловаться");
    const field = screen.getByRole("textbox", { name: "Что случилось" });
    if (said !== "") await userEvent.type(field, said);
    await press("Отправить");
    expect(screen.getByText("Напишите, что случилось")).toBeTruthy();
    expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field]);
    expect(sent).toEqual([]);
  },
);

test("what was written survives closing the sheet", async () => {
  await open(pastVisit);
  await press("Пожаловаться");
  await userEvent.type(screen.getByRole("textbox", { name: "Что случилось" }), text);
  await press("Закрыть");
  await press("Пожаловаться");
  expect(screen.getByRole("textbox", { name: "Что случилось" })).toHaveProperty("value", text);
});

test("what was written survives a load of the page, and is forgotten once it was sent", async () => {
  const { reload, storage } = await open(pastVisit);
  await press("Пожаловаться");
  await userEvent.type(screen.getByRole("textbox", { name: "Что случилось" }), text);
  await reload();
  await press("Пожаловаться");
  expect(screen.getByRole("textbox", { name: "Что случилось" })).toHaveProperty("value", text);
  await press("Отправить");
  await section("Ваша жалоба");
  expect(savedValues(storedValues(storage)).savedComplaint.read()).toBeUndefined();
});

test("what was received is no draft any more, though its answer was lost with its page", async () => {
  const { reload, storage, complaints } = await open(pastVisit);
  await press("Пожаловаться");
  await userEvent.type(screen.getByRole("textbox", { name: "Что случилось" }), text);
  complaints.push(answered);
  await reload();
  await press("Написать ещё");
  expect(screen.getByRole("textbox", { name: "Что случилось" })).toHaveProperty("value", "");
  expect(savedValues(storedValues(storage)).savedComplaint.read()).toBeUndefined();
});

test("a complaint whose answer got lost is sent again as the same one, and the words stay", async () => {
  let isConnected = false;
  const { sent } = await open(pastVisit, [], () => {
    if (!isConnected) throw new TypeError("Failed to fetch");
    return Response.json(received, { status: 201 });
  });
  await write(text);
  expect(await screen.findByText("Нет связи")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Что случилось" })).toHaveProperty("value", text);
  isConnected = true;
  await press("Отправить");
  await section("Ваша жалоба");
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("a service that fails takes nobody away from what they have written", async () => {
  const { state, leftWith } = await open(pastVisit, [], () => problem(503, "unavailable"));
  await press("Пожаловаться");
  await userEvent.type(screen.getByRole("textbox", { name: "Что случилось" }), text);
  state.isBroken = true;
  await press("Отправить");
  expect(await screen.findByRole("alert")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Что случилось" })).toHaveProperty("value", text));
  expect(leftWith).toEqual([]);
});

test("one that waits elsewhere already is told of, and shown", async () => {
  const complaints: Complaint[] = [];
  await open(pastVisit, complaints, () => {
    complaints.push(received);
    return problem(400, "complaintWaiting");
  });
  await write(text);
  expect(await screen.findByText("Прошлая жалоба ещё ждёт ответа")).toBeTruthy();
  expect((await section("Ваша жалоба")).getByText("Получена, разбираемся")).toBeTruthy();
});

test("nothing is offered to complain about before the visit", async () => {
  await open(visit);
  await screen.findByRole("button", { name: "Отменить запись" });
  expect(screen.queryByRole("button", { name: "Пожаловаться" })).toBeNull();
});
