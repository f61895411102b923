import { expect, test } from "vitest";
import { typeset } from "../../src/format/typeset.ts";

test.each([
  ["Red Apple в 7-м микрорайоне", "Red Apple в 7\u2011м микрорайоне"],
  ["7-шағын аудандағы Red Apple", "7\u2011шағын аудандағы Red Apple"],
  ["Отросшие корни до 3 см, тон в тон", "Отросшие корни до 3\u00a0см, тон в тон"],
  ["Выгоднее на 10 %", "Выгоднее на 10\u00a0%"],
  ["Бульвар 5-7, дом 12", "Бульвар 5-7, дом 12"],
])("what belongs to a number stays on its line: %s", (text, set) => {
  expect(typeset(text)).toBe(set);
});

const syllablesOf = (word: string) => typeset(word).split("\u00ad").join("-");

test.each([
  ["косметологиялық", "кос-ме-то-ло-гия-лық"],
  ["Ультрадыбыстық", "Ульт-ра-ды-быс-тық"],
  ["бүлдіршіндердің", "бүл-дір-шін-дер-дің"],
  ["Парикмахерская", "Парик-ма-херс-кая"],
  ["Жағалаудағы", "Жаға-лау-дағы"],
  ["Ламинирование", "Лами-ни-ро-ва-ние"],
])("a long name may break between its syllables, and three letters stay on each side: %s", (word, broken) => {
  expect(syllablesOf(word)).toBe(broken);
});

test("a word that a line can hold does not break", () => {
  expect(typeset("Стрижка в микрорайоне")).toBe("Стрижка в микрорайоне");
});
