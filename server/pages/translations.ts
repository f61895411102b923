import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../../domain/language.ts";
import { limits } from "../../domain/limits.ts";

export type ReadTranslations = (module: string, language: Language) => Promise<object>;

/** Reads a module's translations, each file once. One larger than limits.translationBytes is no file of words. */
export function translationsIn(folder: string): ReadTranslations {
  const files = new Map<string, Promise<object>>();
  return (module, language) => {
    const path = join(folder, module, `${language}.json`);
    const file = files.get(path) ?? readTranslations(path);
    files.set(path, file);
    return file;
  };
}

async function readTranslations(path: string): Promise<object> {
  const { size } = await stat(path);
  if (size > limits.translationBytes) throw new Error(`${size} bytes are too many`);
  return JSON.parse(await readFile(path, "utf8"));
}
