import { createInstance, type i18n as I18n } from "i18next";
import { defaultLanguage, htmlLangOf, type Language, parseLanguage } from "../../domain/language.ts";
import type { Module } from "./modules.ts";
import {
  builtResource,
  filled,
  missingKeysMessage,
  missingIn,
  type ReadBuilt,
  type ReadModule,
  readOrLog,
  type Resources,
} from "./resources.ts";

export type Translations = {
  i18n: I18n;
  language(): Language;
  /** What the words are in: the active language, or Russian where none of its files is there. */
  shownLanguage(): Language;
  /** Adds modules in the active language, once each. */
  load(modules: readonly Module[]): Promise<void>;
  /** Makes a language the active one, with all modules that are loaded. Nothing else of the page changes. */
  choose(language: Language): Promise<void>;
  /** Calls back when {@link spoken} is another, or {@link shownLanguage}. @returns what ends it */
  subscribe(onChange: () => void): () => void;
  /** The active language; another object whenever something may be said otherwise, in the same language too. */
  spoken(): { language: Language };
};

type Needs = {
  language: Language;
  /** Modules that are there already, complete, in that language. */
  resources?: Resources;
  read: ReadModule;
  /** The Russian words of this build; those of the page where {@link ReadModule} has none. */
  built?: ReadBuilt;
  log: (message: string) => void;
};

const namespace = "words";

/** Nothing is shown longer than this for the sake of words on their way: those of the build are there. */
const timeoutMs = 2000;

/**
 * The words of the interface, merged from its modules (spec §7, Translations). A file that fails, or that holds no words, is
 * logged and treated as empty (spec §8); Russian then stands in for what is missing, and for a single key that a file lacks,
 * at last that of the build. So it does for a file that is late, which is logged too: its words are said when they come.
 */
export async function createTranslations({
  language: first,
  resources = {},
  read,
  built = builtResource,
  log,
}: Needs): Promise<Translations> {
  const i18n = createInstance();
  const listeners = new Set<() => void>();
  const wanted = new Set<Module>();
  const mended = new Set<Module>();
  const files = new Map<string, Promise<boolean>>();
  const late = new Set<Module>();
  const russian = new Map<string, object>();
  const language = () => parseLanguage(i18n.language);

  const shownLanguage = () => (i18n.hasResourceBundle(i18n.language, namespace) ? language() : defaultLanguage);

  let spoken = { language: first };

  const changed = () => {
    spoken = { language: language() };
    for (const onChange of listeners) onChange();
  };

  const addOnce = (module: Module, language: Language) => {
    const name = `${module}/${language}`;
    const add = async () => {
      const logInTime = (message: string) => !late.has(module) && log(message);
      const found = await readOrLog(module, language, { read, log: logInTime });
      if (found === undefined) return false;
      i18n.addResourceBundle(htmlLangOf[language], namespace, found, true, true);
      if (language === defaultLanguage) russian.set(module, found);
      const lacking = missingIn(found, russian.get(module) ?? {});
      if (lacking.length > 0) log(missingKeysMessage(lacking, language));
      return true;
    };
    const file = files.get(name) ?? add();
    files.set(name, file);
    return file;
  };

  const addBuilt = async (module: Module) => {
    const words = await built(module);
    i18n.addResourceBundle(htmlLangOf[defaultLanguage], namespace, filled(russian.get(module), words), true, true);
  };

  const addOwnOrRussian = async (module: Module, language: Language) =>
    (await addOnce(module, language)) || (await addOnce(module, defaultLanguage));

  const standIn = async (module: Module, language: Language, words: Promise<boolean>) => {
    late.add(module);
    log(`Translations of ${module} in ${language} are late: those of the build are said until they come.`);
    void words.then((isThere) => isThere && changed());
    await addBuilt(module);
  };

  const loadIn = async (language: Language) => {
    await Promise.all(
      [...wanted].map(async (module) => {
        const words = addOwnOrRussian(module, language);
        const isThere = await within(timeoutMs, words);
        if (isThere === undefined) await standIn(module, language, words);
        if (isThere === false) await addBuilt(module);
      }),
    );
  };

  /** A key was said that is nowhere, or a group of keys: its Russian comes, and what shows it is drawn anew. */
  const mend = async (key: string) => {
    const modules = [...wanted].filter((module) => !mended.has(module));
    if (modules.length === 0) return;
    for (const module of modules) mended.add(module);
    log(missingKeysMessage([key], language()));
    await Promise.all(
      modules.map(async (module) => {
        await addOnce(module, defaultLanguage);
        await addBuilt(module);
      }),
    );
    changed();
  };

  await i18n.init({
    lng: htmlLangOf[first],
    fallbackLng: htmlLangOf[defaultLanguage],
    ns: namespace,
    defaultNS: namespace,
    resources: {},
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => void mend(key),
    returnedObjectHandler(key, _group, options) {
      if (options["lng"] !== htmlLangOf[defaultLanguage])
        return i18n.t(key, { ...options, lng: htmlLangOf[defaultLanguage] });
      void mend(key);
      return "";
    },
    // Nobody reads a key while its words are on their way.
    parseMissingKeyHandler: () => "",
  });
  for (const [module, found] of Object.entries(resources)) {
    i18n.addResourceBundle(htmlLangOf[first], namespace, found, true, true);
    files.set(`${module}/${first}`, Promise.resolve(true));
    if (first === defaultLanguage) russian.set(module, found);
  }

  return {
    i18n,
    language,
    shownLanguage,
    async load(modules) {
      const before = shownLanguage();
      for (const module of modules) wanted.add(module);
      await loadIn(language());
      if (shownLanguage() !== before) changed();
    },
    async choose(chosen) {
      await loadIn(chosen);
      await i18n.changeLanguage(htmlLangOf[chosen]);
      changed();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    spoken: () => spoken,
  };
}

/** What work answers, or undefined where that takes longer. */
function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
