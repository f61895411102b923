import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from "react";
import { htmlLangOf, type Language } from "../../domain/language.ts";
import type { Key } from "./modules.ts";
import type { Translations } from "./translations.ts";

/**
 * Says a key in the active language: `t("company.hours")`; `count` chooses the form of a plural.
 * The keys are checked against the Russian files by a plain union: i18next's own types take minutes to check.
 */
export type T = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

type Choose = (language: Language) => void;
type Words = { say: T; language: Language; choose: Choose };

const WordsContext = createContext<Words | undefined>(undefined);

type Props = { translations: Translations; /** A client chose a language. */ onChoose: Choose; children: ReactNode };

export function TranslationsProvider({ translations, onChoose, children }: Props) {
  const { i18n, subscribe, spoken } = translations;
  const now = useSyncExternalStore(subscribe, spoken, spoken);
  const words = useMemo<Words>(() => {
    const { language } = now;
    const say: T = (key, values) => i18n.t(key, { lng: htmlLangOf[language], ...values });
    return { say, language, choose: onChoose };
  }, [i18n, now, onChoose]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useActive(): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error("No words: render inside of the app");
  return words;
}

/** The words of the active language; a component that asks is drawn anew when it changes. Throws outside of the app. */
export function useT(): T {
  return useActive().say;
}

/** The active language; a component that asks is drawn anew when it changes. Throws outside of the app. */
export function useLanguage(): Language {
  return useActive().language;
}

/** What the language switch calls. Throws outside of the app. */
export function useChooseLanguage(): Choose {
  return useActive().choose;
}
