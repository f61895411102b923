import { cookieOf, htmlLangOf, languages } from "../../domain/language.ts";
import { useChooseLanguage, useLanguage, useT } from "../i18n/react.tsx";
import { Choice } from "./Choice.tsx";

const ownNames = { ru: "Русский", kz: "Қазақша", en: "English" } as const;

/** The language switch. What the client has chosen and typed elsewhere stays. */
export function LanguageChoice() {
  const t = useT();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Choice
      shown={cookieOf[language]}
      name={`${t("app.language")}: ${ownNames[language]}`}
      title={t("app.language")}
      options={languages.map((value) => ({ value, label: ownNames[value], lang: htmlLangOf[value] }))}
      chosen={language}
      onChoose={choose}
    />
  );
}
