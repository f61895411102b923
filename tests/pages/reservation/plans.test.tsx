import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Plan } from "../../../domain/entities.ts";
import { allocation } from "../../../machines/reservation/examples.ts";
// It is fetched when it is needed: here before, so that no test waits for it to be compiled.
import "../../../src/app/processes/reservations/reservation.tsx";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const flow = "/red-apple-naberezhnaya/reservation";
const v1 = "/rest/clients-app/v1";

const at = (time: string) => `2026-11-23T${time}:00+05:00`;
const entry = (person: number, masterId: number, from: string, to: string) => {
  return { person, serviceId: 1, masterId, startTime: at(from), endTime: at(to), price: 630_000, fullPrice: 700_000 };
};
const planOf = (manners: Plan["manners"], waitingMinutes: number, ...entries: ReturnType<typeof entry>[]): Plan => ({
  manners,
  waitingMinutes,
  slot: {
    startTime: entries[0]?.startTime ?? "",
    endTime: entries.at(-1)?.endTime ?? "",
    price: 1_260_000,
    fullPrice: 1_400_000,
    entries,
  },
});
const plans = [
  planOf(["together", "shortest"], 0, entry(1, 2, "13:00", "14:00"), entry(2, 3, "13:00", "14:00")),
  planOf(["oneAfterAnother"], 0, entry(1, 2, "09:00", "10:00"), entry(2, 2, "10:00", "11:00")),
];

type Body = { params: { manner?: string; awaitingTime: number }; startTime?: string; isTemporary?: boolean };

/** The flow over a service that compares these plans; what it was asked, by the last word of the path. */
async function open(address: string, compared: readonly Plan[] = plans) {
  const asked: Record<string, Body[]> = {};
  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const name = path.split("/").at(-1) ?? "";
    if (request.method === "POST" && path.startsWith(`${v1}/reservations`)) {
      (asked[name] ??= []).push(await request.clone().json());
    }
    return name === "service-allocation" ? Response.json({ ...allocation, plans: compared }) : fixtureApi(request);
  };
  await renderApp(`${flow}/${address}`, { fetch });
  return asked;
}

const cards = async () => within(await screen.findByRole("region", { name: "Сравните варианты" }));

test("two people compare how they are served: when, by whom, with what waiting and for how much", async () => {
  await open("time?services=1_1");
  const together = await (await cards()).findByRole("button", { name: /^Вместе · Самый короткий визит/ });
  expect(together.textContent?.replaceAll(/\s/g, " ")).toBe(
    "Вместе · Самый короткий визитПн, 23 нояб., 13:00–\u206014:001 ч. · без ожидания" +
      "113:00Женская стрижкаДинара213:00Женская стрижкаМария12 600 ₸14 000 ₸",
  );
  expect((await cards()).getAllByRole("listitem")).toHaveLength(2);
});

test("plans that could not be read are asked for once more", async () => {
  let isDown = true;
  const fetch = async (request: Request): Promise<Response> => {
    if (!request.url.endsWith("/service-allocation")) return fixtureApi(request);
    return isDown ? Promise.reject(new TypeError()) : Response.json({ ...allocation, plans });
  };
  await renderApp(`${flow}/time?services=1_1`, { fetch });
  expect(await screen.findByText("Не удалось загрузить варианты визита")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
  expect(await (await cards()).findAllByRole("listitem")).toHaveLength(2);
});

test("one press takes a plan: its time is held in its manner", async () => {
  const asked = await open("time?services=1_1");
  await userEvent.click(await (await cards()).findByRole("button", { name: /^Друг за другом/ }));
  await waitFor(() => expect(asked["reservations"]).toHaveLength(1));
  expect(asked["reservations"]?.[0]).toMatchObject({
    isTemporary: true,
    startTime: at("09:00"),
    params: { manner: "oneAfterAnother", peopleCount: 2 },
  });
});

test("who comes alone compares the soonest visit with the shortest one", async () => {
  const alone = [
    planOf(["together", "oneAfterAnother"], 30, entry(1, 2, "09:00", "12:00")),
    planOf(["shortest"], 0, entry(1, 2, "15:00", "17:00")),
  ];
  await open("time?services=1,4", alone);
  const buttons = (await cards()).getAllByRole("button");
  expect(buttons.map((button) => button.textContent?.replaceAll(/\s/g, " ").replace(/Пн.*?·/s, ""))).toEqual([
    expect.stringMatching(/^Раньше всего ожидание до 30 мин/),
    expect.stringMatching(/^Самый короткий визит без ожидания/),
  ]);
});

test("there is nothing to compare where there is one plan, and nothing is asked for one service", async () => {
  await open("time?services=1_1", plans.slice(0, 1));
  expect(await screen.findByRole("button", { name: /Изменить мастера/ })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Сравните варианты" })).toBeNull();
  cleanup();
  const asked = await open("time?services=1");
  expect(await screen.findByRole("button", { name: /Изменить мастера/ })).toBeTruthy();
  expect(asked["service-allocation"]).toBeUndefined();
});

test("the longest wait that is accepted is chosen, and the times are asked for with it", async () => {
  const asked = await open("time?services=1,4");
  await userEvent.click(await screen.findByRole("button", { name: "Между услугами: Без ожидания. Изменить" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Ждать до 30.мин$/ }));
  expect(await screen.findByRole("button", { name: /^Между услугами: Ждать до 30.мин\. Изменить$/ })).toBeTruthy();
  for (const call of ["reservation-times", "service-allocation"]) {
    await waitFor(() => expect(asked[call]?.at(-1)?.params.awaitingTime).toBe(30));
  }
});

test("somebody else is added, and the services that are chosen then are theirs", async () => {
  await open("services?services=1");
  const people = within(await screen.findByRole("group", { name: "Кто придёт" }));
  await userEvent.click(people.getByRole("button", { name: "Добавить человека" }));
  expect(people.getByRole("button", { name: "2‑й человек", pressed: true })).toBeTruthy();
  const nails = screen.getByRole("button", { name: /^Выбрать: Маникюр/ });
  expect(screen.getByRole("button", { name: "Выбрать: Женская стрижка", pressed: false })).toBeTruthy();
  await userEvent.click(nails);
  const visit = within(screen.getByRole("complementary", { name: "Ваш визит" }));
  expect(visit.getByText(/^Для 2‑го человека · Любой мастер/)).toBeTruthy();
  await userEvent.click(people.getByRole("button", { name: "Вы" }));
  expect(screen.getByRole("button", { name: "Выбрать: Женская стрижка", pressed: true })).toBeTruthy();
});

test("the nearest time is not named where a plan beside it begins sooner", async () => {
  const sooner = at("09:00").replace("2026-11-23", "2026-11-20");
  const moved = plans.map((plan) => ({ ...plan, slot: { ...plan.slot, startTime: sooner } }));
  await open("time?services=1_1", moved);
  await cards();
  expect(screen.queryByRole("button", { name: /^Ближайшее/ })).toBeNull();
  cleanup();
  await open("time?services=1_1");
  await cards();
  expect(screen.getByRole("button", { name: /^Ближайшее/ })).toBeTruthy();
});
