import { expect, test } from "vitest";
import { heardAs, hearing } from "../../domain/by-ear.ts";
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

const isHeard = (wanted: string, name: string) => {
  const words = soundsOf(wanted);
  const hears = hearing(words);
  return hears !== undefined && words.every((word) => soundsOf(name).some((known) => hears(known, word)));
};

test("a name is heard by its words or their beginnings, and by two consonants only where it has no others", () => {
  expect(isHeard("ред эп", "Red Apple")).toBe(true);
  expect(isHeard("эппл", "Red Apple")).toBe(true);
  expect(isHeard("бьюти", "Mangystau Beauty")).toBe(true);
  expect(isHeard("бьюти", "Бетон")).toBe(false);
  expect(isHeard("лаун", "Lounge")).toBe(false);
  expect(isHeard("лаунд", "Lounge")).toBe(false);
  expect(isHeard("шар", "Charme")).toBe(false);
});

test("nothing is heard of vowels, nor beside a word of vowels, nor of nothing", () => {
  expect(hearing(soundsOf("ая"))).toBe(undefined);
  expect(hearing(soundsOf("рояль ая"))).toBe(undefined);
  expect(hearing(soundsOf("да"))).toBe(undefined);
  expect(hearing([])).toBe(undefined);
});
