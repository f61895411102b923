import { expect, test } from "vitest";
import { phoneticCode, phoneticMatch } from "../../domain/phonetic.ts";
import { transliterate } from "../../domain/forgiving-search.ts";

const codes = (text: string) => transliterate(text).map(phoneticCode);

test.each([
  ["Red Apple", "Ред эппл", "рэд эпл", "red aple"],
  ["Beauty House", "бьюти хаус"],
  ["Nail Room", "нэйл рум", "Нейл Рум"],
  ["Barber Club", "барбер клаб"],
  ["Voyage", "вояж", "Voyazh"],
  ["Lounge", "лаундж", "лаунж"],
  ["Face Studio", "фейс студио"],
  ["Glow", "глоу", "гло"],
  ["Charme", "шарм"],
])("%s is heard the same however it is written by ear", (...spellings) => {
  expect(new Set(spellings.map((text) => codes(text).join(" "))).size).toBe(1);
});

test("other names are heard otherwise", () => {
  expect(codes("Red Apple")).not.toEqual(codes("Рад опера"));
  expect(codes("Nail Room")).not.toEqual(codes("Нил Дом"));
});

const soundsLike = (wanted: string, name: string) => {
  const words = transliterate(wanted);
  const isAlike = phoneticMatch(words);
  return isAlike !== undefined && words.every((word) => transliterate(name).some((known) => isAlike(known, word)));
};

test("a name is heard by its words or their beginnings, and by two consonants only where it has no others", () => {
  expect(soundsLike("ред эп", "Red Apple")).toBe(true);
  expect(soundsLike("эппл", "Red Apple")).toBe(true);
  expect(soundsLike("бьюти", "Mangystau Beauty")).toBe(true);
  expect(soundsLike("бьюти", "Бетон")).toBe(false);
  expect(soundsLike("лаун", "Lounge")).toBe(false);
  expect(soundsLike("лаунд", "Lounge")).toBe(false);
  expect(soundsLike("шар", "Charme")).toBe(false);
});

test("nothing is heard of vowels, nor beside a word of vowels, nor of nothing", () => {
  expect(phoneticMatch(transliterate("ая"))).toBe(undefined);
  expect(phoneticMatch(transliterate("рояль ая"))).toBe(undefined);
  expect(phoneticMatch(transliterate("да"))).toBe(undefined);
  expect(phoneticMatch([])).toBe(undefined);
});
