import { readFile } from "node:fs/promises";
import type { ReadModule } from "../../src/i18n/resources.ts";

/** The words of a module from where they lie. */
export const readModule: ReadModule = async (module, language) =>
  JSON.parse(await readFile(`public/locales/${module}/${language}.json`, "utf8"));
