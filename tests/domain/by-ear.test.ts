import { expect, test } from "vitest";
import { heardAs, isHeard } from "../../domain/by-ear.ts";
import { soundsOf } from "../../domain/forgiving-search.ts";

const heard = (text: string) => soundsOf(text).map(heardAs);

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
  expect(new Set(spellings.map((text) => heard(text).join(" "))).size).toBe(1);
});

test("other names are heard otherwise", () => {
  expect(heard("Red Apple")).not.toEqual(heard("Рад опера"));
  expect(heard("Nail Room")).not.toEqual(heard("Нил Дом"));
});

test("too little is heard of vowels alone, of a word of vowels beside others, and of two consonants", () => {
  expect(isHeard(heard("эппл"))).toBe(false);
  expect(isHeard(heard("ая"))).toBe(false);
  expect(isHeard(heard("рояль ая"))).toBe(false);
  expect(isHeard(heard("шарм"))).toBe(true);
  expect(isHeard([])).toBe(false);
});
