import { readFileSync } from "node:fs";
import type { Language } from "../../../domain/language.ts";
import { modules } from "../../../src/i18n/modules.ts";

type Words = { [key: string]: string | Words };

/** What the product says in a language, by what it says in Russian in that place. */
export function wordsBeside(language: Language): Record<string, string> {
  return Object.fromEntries(modules.flatMap((module) => pairs(read(module, "ru"), read(module, language))));
}

function read(module: string, language: Language): Words {
  return JSON.parse(
    readFileSync(new URL(`../../../public/locales/${module}/${language}.json`, import.meta.url), "utf8"),
  );
}

function pairs(russian: Words, words: Words): [string, string][] {
  return Object.entries(russian).flatMap(([key, said]) => {
    const other = words[key];
    if (typeof said === "string") return typeof other === "string" ? [[said, other]] : [];
    return typeof other === "object" ? pairs(said, other) : [];
  });
}
