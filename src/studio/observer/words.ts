import { createInstance, type i18n } from "i18next";
import { htmlLangOf } from "../../../domain/language.ts";
import en from "./words/en.json" with { type: "json" };
import kz from "./words/kz.json" with { type: "json" };
import ru from "./words/ru.json" with { type: "json" };

/** What the observer says in a page of the app, in the languages of that: no file of a client has these words. */
export function createWords(): i18n {
  const words = createInstance();
  void words.init({
    fallbackLng: htmlLangOf.ru,
    resources: {
      [htmlLangOf.en]: { translation: en },
      [htmlLangOf.kz]: { translation: kz },
      [htmlLangOf.ru]: { translation: ru },
    },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return words;
}
