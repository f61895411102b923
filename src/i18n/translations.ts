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

type Needs = { language: Language; read: ReadModule; log: (message: string) => void };

const namespace = "words";

/**
 * The words of the interface, merged from its modules (spec §7, Translations). A file that fails is logged and treated
 * as empty (spec §8); Russian then stands in for what is missing.
 */
export async function createTranslations({ language: first, read, log }: Needs): Promise<Translations> {
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
      i18n.addResourceBundle(htmlLangOf[language], namespace, await read(module, language), true, true);
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
        const isThere = await addOnce(module, language);
        if (!isThere && language !== defaultLanguage) await addOnce(module, defaultLanguage);
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
