import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { BlockedSlot } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { SlotReason } from "../../src/blocks/SlotReason.tsx";
import { renderText } from "../support/render-text.tsx";

const at = "2026-11-23T14:30:00+05:00";

const reason = () => screen.getAllByRole("status").find(({ textContent }) => textContent !== "") ?? document.body;

async function said(blocked: Omit<BlockedSlot, "startTime">, masterName?: string, language?: Language) {
  await renderText(
    <SlotReason
      blocked={{ startTime: at, ...blocked }}
      neededMinutes={90}
      masterName={masterName}
      unlockName={undefined}
      onUnlock={() => {}}
    />,
    language,
  );
  return reason().textContent?.replaceAll(/\s/g, " ");
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
  expect(await said(blocked)).toBe(ofAnybody);
  cleanup();
  expect(await said(blocked, "Динара")).toBe(named);
});

test.each<[Language, string]>([
  ["kz", "14:30 уақытында Dinara басқа клиентті қабылдайды."],
  ["en", "Dinara is with another client at 14:30."],
])("the sentence is one of its language: %s", async (language, sentence) => {
  expect(await said({ reason: "busy" }, "Dinara", language)).toBe(sentence);
});

test("the one change is a button", async () => {
  const onUnlock = vi.fn<() => void>();
  await renderText(
    <SlotReason
      blocked={{ startTime: at, reason: "busy" }}
      neededMinutes={90}
      masterName="Динара"
      unlockName="Айгерим"
      onUnlock={onUnlock}
    />,
  );
  expect(reason().textContent).toContain("Вас может принять другой мастер.");
  await userEvent.click(screen.getByRole("button", { name: "Выбрать: Айгерим" }));
  expect(onUnlock).toHaveBeenCalledOnce();
});
