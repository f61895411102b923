import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Module } from "./modules.ts";

/** Reads {baseTranslateUrl}/{moduleName}/{language}.json; rejects when it cannot. */
export type ReadModule = (module: Module, language: Language) => Promise<object>;

/** The Russian words of this build. */
export type ReadBuilt = (module: Module) => Promise<object>;

/** The words of a page, by module. */
export type Resources = Readonly<Partial<Record<Module, object>>>;

type Sources = { read: ReadModule; built?: ReadBuilt; log: (message: string) => void };

/**
 * A module as a page can be drawn with it: what its file lacks stands there in Russian. Never rejects for a file.
 * @param log is told once of each file that could not be read, and once of what a file lacks
 */
export async function completeResource(
  module: Module,
  language: Language,
  { read, built = builtResource, log }: Sources,
): Promise<object> {
  const wordsIn = (wanted: Language) => readOrLog(module, wanted, { read, log });
  const own = await wordsIn(language);
  const russian = language === defaultLanguage ? undefined : await wordsIn(defaultLanguage);
  const fallback = filled(russian, await built(module));
  const lacking = missingIn(own, fallback);
  if (own !== undefined && lacking.length > 0) log(missingKeysMessage(lacking, language));
  return filled(own, fallback);
}

/** A module's file; undefined where there is none, which is logged. */
export async function readOrLog(
  module: Module,
  language: Language,
  { read, log }: Pick<Sources, "read" | "log">,
): Promise<object | undefined> {
  try {
    return wordsOf(await read(module, language));
  } catch (error) {
    log(`Translations of ${module} in ${language} could not be loaded: ${String(error)}`);
    return undefined;
  }
}

/** What is logged of keys that no file of a language has. */
export function missingKeysMessage(keys: readonly string[], language: Language): string {
  const names = [...new Set(keys.map(plain))];
  return `Translations in ${language} lack ${names.join(", ")}: they are said in Russian.`;
}

const builtModules: Record<Module, () => Promise<{ default: object }>> = {
  home: () => import("../../public/locales/home/ru.json"),
  book: () => import("../../public/locales/book/ru.json"),
  auth: () => import("../../public/locales/auth/ru.json"),
  bnpl: () => import("../../public/locales/bnpl/ru.json"),
  payment: () => import("../../public/locales/payment/ru.json"),
  gift: () => import("../../public/locales/gift/ru.json"),
  landing: () => import("../../public/locales/landing/ru.json"),
  review: () => import("../../public/locales/review/ru.json"),
  search: () => import("../../public/locales/search/ru.json"),
  survey: () => import("../../public/locales/survey/ru.json"),
};

export async function builtResource(module: Module): Promise<object> {
  return (await builtModules[module]()).default;
}

/** The texts of a file, by key. @throws Error where there are none: somebody else has answered */
function wordsOf(file: unknown): object {
  const words = textsIn(file);
  if (words === undefined) throw new Error("no words in it");
  return words;
}

function textsIn(file: unknown): object | undefined {
  if (typeof file !== "object" || file === null || Array.isArray(file)) return undefined;
  const texts = Object.entries(file).flatMap(([key, value]: [string, unknown]) => {
    const text = typeof value === "string" ? value : textsIn(value);
    return text === undefined ? [] : [[key, text] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** The forms of a plural are one key: languages have different ones. */
const plain = (key: string) => key.replace(/_(?:one|few|many|other)$/, "");

/** What words have in the place of others, by the others' keys; nothing where there is none, or one of another kind: a group for a text. */
function ownOf(words: object): (key: string, other: unknown) => unknown {
  const forms = new Map<string, unknown[]>();
  for (const [name, value] of Object.entries(words)) forms.set(plain(name), [...(forms.get(plain(name)) ?? []), value]);
  return (key, other) => {
    const own = forms.get(plain(key)) ?? [];
    return own.every((form) => isGroup(form) === isGroup(other)) ? own[0] : undefined;
  };
}

/** Words, with those of another language for the keys that they lack, or under which they have what is of another kind. */
export function filled(words: object | undefined, fallback: object): object {
  if (words === undefined) return fallback;
  const ownInPlaceOf = ownOf(words);
  const others = Object.entries(fallback).flatMap(([key, other]: [string, unknown]) => {
    const own = ownInPlaceOf(key, other);
    if (own === undefined) return [[key, other] as const];
    return isGroup(own) && isGroup(other) ? [[key, filled(own, other)] as const] : [];
  });
  return { ...words, ...Object.fromEntries(others) };
}

/** The keys of `fallback` that words lack, as they are said: "company.hours". */
export function missingIn(words: object | undefined, fallback: object): string[] {
  const ownInPlaceOf = ownOf(words ?? {});
  return Object.entries(fallback).flatMap(([key, other]: [string, unknown]) => {
    const own = ownInPlaceOf(key, other);
    if (own === undefined) return [key];
    return isGroup(own) && isGroup(other) ? missingIn(own, other).map((name) => `${key}.${name}`) : [];
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
