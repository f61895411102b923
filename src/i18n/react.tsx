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
type Active = { t: T; language: Language; choose: Choose };

const TranslationsContext = createContext<Active | undefined>(undefined);

type Props = { translations: Translations; /** A client chose a language. */ onChoose: Choose; children: ReactNode };

export function TranslationsProvider({ translations, onChoose, children }: Props) {
  const { i18n, subscribe, spoken } = translations;
  const now = useSyncExternalStore(subscribe, spoken, spoken);
  const active = useMemo<Active>(() => {
    const { language } = now;
    const t: T = (key, values) => i18n.t(key, { lng: htmlLangOf[language], ...values });
    return { t, language, choose: onChoose };
  }, [i18n, now, onChoose]);
  return <TranslationsContext value={active}>{children}</TranslationsContext>;
}

function useActive(): Active {
  const active = use(TranslationsContext);
  if (active === undefined) throw new Error("No translations: render inside of the app");
  return active;
}

/** The words of the active language; a component that asks is drawn anew when it changes. Throws outside of the app. */
export function useT(): T {
  return useActive().t;
}

/** The active language; a component that asks is drawn anew when it changes. Throws outside of the app. */
export function useLanguage(): Language {
  return useActive().language;
}

/** What the language switch calls. Throws outside of the app. */
export function useChooseLanguage(): Choose {
  return useActive().choose;
}
