import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { htmlLangOf, type Language, languages } from "../../domain/language.ts";
import { modules } from "../../src/i18n/modules.ts";

type Words = { [key: string]: string | Words };

const read = (module: string, language: Language): Words =>
  JSON.parse(readFileSync(`public/locales/${module}/${language}.json`, "utf8"));

function flat(words: Words, path = ""): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === "string" ? [[path + name, value] as const] : [...flat(value, `${path}${name}.`)],
    ),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (words: Map<string, string>) => new Set([...words.keys()].map((key) => key.replace(plural, "")));
const pluralsOf = (words: Map<string, string>) =>
  new Set([...words.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, "")));
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name = ""]) => name)
    .toSorted((left, right) => left.localeCompare(right));

test.each(["home", "landing", "auth", "bnpl", "gift", "book"])(
  "Translation modules exist for home, landing, auth, bnpl, gift and book. (%s)",
  (module) => {
    expect(modules).toContain(module);
    for (const language of languages) expect(flat(read(module, language)).size).toBeGreaterThan(0);
  },
);

describe.each(modules)("the words of %s", (module) => {
  const russian = flat(read(module, "ru"));

  test.each(languages)("are complete in %s", (language) => {
    const words = flat(read(module, language));
    expect([...keysOf(words)].toSorted()).toEqual([...keysOf(russian)].toSorted());
    expect([...pluralsOf(words)].toSorted()).toEqual([...pluralsOf(russian)].toSorted());
  });

  test.each(languages)("have every plural form that %s needs, and no other", (language) => {
    const words = flat(read(module, language));
    const needed = new Intl.PluralRules(htmlLangOf[language]).resolvedOptions().pluralCategories.toSorted();
    for (const key of pluralsOf(words)) {
      const forms = [...words.keys()].filter((name) => name.replace(plural, "") === key && plural.test(name));
      expect(forms.map((name) => name.slice(key.length + 1)).toSorted(), key).toEqual(needed);
    }
  });

  test.each(languages)("mention the same things in %s as in Russian", (language) => {
    for (const [key, text] of flat(read(module, language))) {
      const original = russian.get(key) ?? russian.get(key.replace(plural, "_other")) ?? "";
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(original));
    }
  });

  test.each(languages)("are never empty in %s", (language) => {
    const empty = [...flat(read(module, language))].filter(([, text]) => text.trim() === "").map(([key]) => key);
    expect(empty).toEqual([]);
  });
});

test("no two modules claim the same part of the words", () => {
  const parts = modules.flatMap((module) => [...flat(read(module, "ru")).keys()]);
  expect(parts.length).toBe(new Set(parts).size);
});
