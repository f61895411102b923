import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Language } from "../../domain/language.ts";
import { NowProvider } from "../../src/blocks/now.ts";
import { modules } from "../../src/i18n/modules.ts";
import { TranslationsProvider } from "../../src/i18n/react.tsx";
import { createTranslations } from "../../src/i18n/translations.ts";
import { Announcer } from "../../src/ui/Announcer.tsx";
import { readModule } from "./read-module.ts";
import { renderedAt } from "./rendered-at.ts";

/** A piece of the interface with its words, at the moment of the fixture, and with the voice that speaks to those who listen. */
export async function renderText(piece: ReactNode, language: Language = "ru") {
  const translations = await createTranslations({ language, read: readModule, log: () => {} });
  await translations.load(modules);
  const around = (inside: ReactNode) => (
    <TranslationsProvider translations={translations} onChoose={() => {}}>
      <NowProvider value={renderedAt}>
        <Announcer>{inside}</Announcer>
      </NowProvider>
    </TranslationsProvider>
  );
  const view = render(around(piece));
  return { ...view, rerender: (next: ReactNode) => view.rerender(around(next)) };
}
