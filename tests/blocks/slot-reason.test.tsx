import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { BlockedSlot, Unlock } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { SlotReason } from "../../src/blocks/SlotReason.tsx";
import { renderText } from "../support/render-text.tsx";

const at = "2026-11-23T14:30:00+05:00";

const reason = () => screen.getAllByRole("status").find(({ textContent }) => textContent !== "") ?? document.body;

const masters = [
  { id: 1, name: "Айгерим" },
  { id: 2, name: "Динара" },
];
const services = [{ id: 4, name: "Маникюр" }];
const wishOf = (person: number, masterId: number | null) => ({ person, serviceId: 1, masterId });

async function reasonOf(
  blocked: Omit<BlockedSlot, "startTime">,
  masterId: number | null = null,
  language?: Language,
  people: readonly (number | null)[] = [masterId],
) {
  const onUnlock = vi.fn<(unlock: Unlock) => void>();
  await renderText(
    <SlotReason
      blocked={{ startTime: at, ...blocked }}
      wishes={people.map((one, index) => wishOf(index + 1, one))}
      neededMinutes={90}
      offer={{ masters, services }}
      onUnlock={onUnlock}
    />,
    language,
  );
  const words = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, " ");
  return { sentence: words(reason().firstElementChild), action: words(screen.queryByRole("button")), onUnlock };
}

test.each<[Omit<BlockedSlot, "startTime">, string, string]>([
  [{ reason: "busy" }, "На 14:30 уже всё занято.", "В 14:30 Динара принимает другого клиента."],
  [{ reason: "masterAway" }, "В 14:30 никто из мастеров не работает.", "Динара в 14:30 не работает."],
  [
    { reason: "tooShort", freeMinutes: 45 },
    "С 14:30 свободно 45 мин, а нужно 1 ч 30 мин.",
    "С 14:30 Динара может уделить вам 45 мин, а нужно 1 ч 30 мин.",
  ],
  [
    { reason: "roomTaken" },
    "На 14:30 нет места: кабинет или аппарат нужен другому клиенту.",
    "На 14:30 нет места: кабинет или аппарат нужен другому клиенту.",
  ],
])("why a time is grey is a sentence, of the master who was asked for: %j", async (blocked, ofAnybody, named) => {
  expect((await reasonOf(blocked)).sentence).toBe(ofAnybody);
  cleanup();
  expect((await reasonOf(blocked, 2)).sentence).toBe(named);
});

test.each<[Omit<BlockedSlot, "startTime">, [number | null, number | null], string]>([
  [{ reason: "busy" }, [null, null], "В 14:30 свободных мастеров на всех вас не хватит."],
  [{ reason: "busy" }, [2, null], "В 14:30 свободны не все мастера, которых вы выбрали."],
  [{ reason: "masterAway" }, [2, 2], "В 14:30 мастеров на всех вас не хватит: часть не работает."],
  [{ reason: "masterAway" }, [1, 2], "В 14:30 работают не все мастера, которых вы выбрали."],
  [{ reason: "tooShort", freeMinutes: 45 }, [2, 2], "С 14:30 на весь визит времени не хватит."],
])("of several people it is not said who holds them up, nor for how long: %j", async (blocked, people, sentence) => {
  expect((await reasonOf(blocked, null, "ru", people)).sentence).toBe(sentence);
});

test.each<[Language, string]>([
  ["kz", "14:30 уақытында Динара басқа клиентті қабылдайды."],
  ["en", "Динара is with another client at 14:30."],
])("the sentence is one of its language: %s", async (language, sentence) => {
  expect((await reasonOf({ reason: "busy" }, 2, language)).sentence).toBe(sentence);
});

const taken = "На 14:30 уже всё занято.";

test.each<[Unlock, string, string]>([
  [
    { kind: "otherMaster", masterId: 2, otherMasterId: 1 },
    "В 14:30 Динара принимает другого клиента. Вас может принять другой мастер.",
    "Выбрать: Айгерим",
  ],
  [
    { kind: "longerWait", awaitingTime: 15 },
    `${taken} Это время подойдёт, если немного подождать между услугами.`,
    "Ждать до 15 мин",
  ],
  [
    { kind: "otherManner", manner: "together" },
    `${taken} Это время подойдёт, если всех примут одновременно.`,
    "Вместе",
  ],
  [
    { kind: "otherManner", manner: "oneAfterAnother" },
    `${taken} Это время подойдёт, если вас примут друг за другом.`,
    "Друг за другом",
  ],
  [
    { kind: "withoutService", person: 1, serviceId: 4 },
    `${taken} Это время подойдёт, если обойтись без одной услуги.`,
    "Убрать «Маникюр»",
  ],
  [
    { kind: "withoutService", person: 2, serviceId: 4 },
    `${taken} Это время подойдёт, если обойтись без одной услуги.`,
    "Убрать «Маникюр» для 2‑го человека",
  ],
])("the one change that opens a time is said, and is a button: %j", async (unlock, sentence, action) => {
  const shown = await reasonOf({ reason: "busy", unlock });
  expect([shown.sentence, shown.action]).toEqual([sentence, action]);
  await userEvent.click(screen.getByRole("button"));
  expect(shown.onUnlock.mock.calls).toEqual([[unlock]]);
});

test.each<[Unlock]>([
  [{ kind: "otherMaster", masterId: 2, otherMasterId: 9 }],
  [{ kind: "withoutService", person: 1, serviceId: 9 }],
])("a change is not offered of whom or what is not known by name: %j", async (unlock) => {
  expect((await reasonOf({ reason: "busy", unlock })).action).toBeUndefined();
});

test("an express service opens a time that is too soon for all else, by a press", async () => {
  const onTake = vi.fn<() => void>();
  await renderText(
    <SlotReason
      blocked={{ startTime: at, reason: "tooSoon" }}
      wishes={[wishOf(1, null)]}
      neededMinutes={30}
      offer={{ masters, services }}
      onUnlock={() => {}}
      express={{ opens: "Мастер готов принять вас.", take: "Экспресс-запись", onTake }}
    />,
  );
  expect(reason().textContent).toContain("Мастер готов принять вас.");
  await userEvent.click(screen.getByRole("button", { name: "Экспресс-запись" }));
  expect(onTake).toHaveBeenCalledOnce();
});
