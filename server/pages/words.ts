import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../../domain/language.ts";

export type ReadWords = (module: string, language: Language) => Promise<object>;

/** Reads a module's translations, each file once. */
export function wordsIn(folder: string): ReadWords {
  const files = new Map<string, Promise<object>>();
  return (module, language) => {
    const path = join(folder, module, `${language}.json`);
    const file = files.get(path) ?? readFile(path, "utf8").then((text): object => JSON.parse(text));
    files.set(path, file);
    return file;
  };
}
