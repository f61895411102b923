import { createInstance, type i18n as I18n } from "i18next";
import { defaultLanguage, htmlLangOf, type Language, parseLanguage } from "../../domain/language.ts";
import type { Module } from "./modules.ts";

/** Reads {baseTranslateUrl}/{moduleName}/{language}.json; rejects when it cannot. */
export type ReadModule = (module: Module, language: Language) => Promise<object>;

export type Translations = {
  i18n: I18n;
  language(): Language;
  /** Adds modules in the active language, once each. */
  load(modules: readonly Module[]): Promise<void>;
  /** Makes a language the active one, with all modules that are loaded. Nothing else of the page changes. */
  choose(language: Language): Promise<void>;
};

type Needs = {
  language: Language;
  read: ReadModule;
  /** The Russian words of this build; those of the page where {@link ReadModule} has none. */
  built?: (module: Module) => Promise<object>;
  log: (message: string) => void;
};

const namespace = "words";

/**
 * The words of the interface, merged from its modules (spec §7, Translations). A file that fails, or that holds no words, is
 * logged and treated as empty (spec §8); Russian then stands in for what is missing, at last that of the build.
 */
export async function createTranslations({
  language: first,
  read,
  built = builtWords,
  log,
}: Needs): Promise<Translations> {
  const i18n = createInstance();
  await i18n.init({
    lng: htmlLangOf[first],
    fallbackLng: htmlLangOf[defaultLanguage],
    ns: namespace,
    defaultNS: namespace,
    resources: {},
    interpolation: { escapeValue: false },
  });
  const wanted = new Set<Module>();
  const files = new Map<string, Promise<boolean>>();

  const add = async (module: Module, language: Language) => {
    try {
      i18n.addResourceBundle(htmlLangOf[language], namespace, wordsOf(await read(module, language)), true, true);
      return true;
    } catch (error) {
      log(`Translations of ${module} in ${language} could not be loaded: ${String(error)}`);
      return false;
    }
  };

  const addOnce = (module: Module, language: Language) => {
    const name = `${module}/${language}`;
    const file = files.get(name) ?? add(module, language);
    files.set(name, file);
    return file;
  };

  const loadIn = async (language: Language) => {
    await Promise.all(
      [...wanted].map(async (module) => {
        const isThere = (await addOnce(module, language)) || (await addOnce(module, defaultLanguage));
        if (!isThere) i18n.addResourceBundle(htmlLangOf[defaultLanguage], namespace, await built(module), true, true);
      }),
    );
  };

  const language = () => parseLanguage(i18n.language);

  return {
    i18n,
    language,
    async load(modules) {
      for (const module of modules) wanted.add(module);
      await loadIn(language());
    },
    async choose(chosen) {
      await loadIn(chosen);
      await i18n.changeLanguage(htmlLangOf[chosen]);
    },
  };
}

const builtModules: Record<Module, () => Promise<{ default: object }>> = {
  home: () => import("../../public/locales/home/ru.json"),
  book: () => import("../../public/locales/book/ru.json"),
  auth: () => import("../../public/locales/auth/ru.json"),
};

async function builtWords(module: Module): Promise<object> {
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
