import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Language } from "../../domain/language.ts";
import { modules } from "../../src/i18n/modules.ts";
import { TranslationsProvider } from "../../src/i18n/react.tsx";
import { createTranslations } from "../../src/i18n/translations.ts";
import { Announcer } from "../../src/ui/Announcer.tsx";
import { readModule } from "./read-module.ts";

/** A piece of the interface with its words, and with the voice that speaks to those who listen. */
export async function renderText(piece: ReactNode, language: Language = "ru") {
  const translations = await createTranslations({ language, read: readModule, log: () => {} });
  await translations.load(modules);
  const around = (inside: ReactNode) => (
    <TranslationsProvider translations={translations} onChoose={() => {}}>
      <Announcer>{inside}</Announcer>
    </TranslationsProvider>
  );
  const view = render(around(piece));
  return { ...view, rerender: (next: ReactNode) => view.rerender(around(next)) };
}
