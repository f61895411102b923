import { createContext, type ReactNode, use, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { type Language, parseLanguage } from "../../domain/language.ts";
import type { Key } from "./modules.ts";
import type { Translations } from "./translations.ts";

type Choose = (language: Language) => void;

const ChooseContext = createContext<Choose>(() => {});

type Props = { translations: Translations; /** A person chose a language. */ onChoose: Choose; children: ReactNode };

export function TranslationsProvider({ translations, onChoose, children }: Props) {
  return (
    <I18nextProvider i18n={translations.i18n}>
      <ChooseContext value={onChoose}>{children}</ChooseContext>
    </I18nextProvider>
  );
}

/**
 * Says a key in the active language: `t("company.hours")`; `count` chooses the form of a plural.
 * The keys are checked against the Russian files by a plain union: i18next's own types take minutes to check.
 */
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the active language; a component that asks is drawn anew when it changes. */
export function useWords(): Say {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => (key, values) => i18n.t(key, { lng: language, ...values }), [i18n, language]);
}

/** The active language; a component that asks is drawn anew when it changes. */
export function useLanguage(): Language {
  return parseLanguage(useTranslation().i18n.language);
}

/** What the language switch calls. */
export function useChooseLanguage(): Choose {
  return use(ChooseContext);
}
