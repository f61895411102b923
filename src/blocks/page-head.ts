import { everywhere } from "../../domain/addresses.ts";
import { htmlLangOf, type Language, languages, localeOf } from "../../domain/language.ts";
import type { DocumentHeadProps } from "../ui/DocumentHead.tsx";

type Page = {
  origin: string;
  /** Root-relative, with the query that makes it another page. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** The title of link previews, when it is not the page's. */
  previewTitle?: string;
  /** Root-relative or absolute; the app's own picture unless said. */
  image?: string;
};

/** The head of a page that stands in three languages: the address alone is Russian, `?lang=` names the others. */
export function pageHead({ origin, path, language, title, description, previewTitle, image }: Page): DocumentHeadProps {
  const addressIn = (other: Language) => pageAddress(origin, path, other);
  return {
    title,
    description,
    canonical: addressIn(language),
    alternates: [
      ...languages.map((other) => ({ hrefLang: htmlLangOf[other], href: addressIn(other) })),
      { hrefLang: "x-default", href: addressIn("ru") },
    ],
    preview: {
      title: previewTitle ?? title,
      image: new URL(image ?? "/og.jpg", origin).href,
      locale: openGraphLocale(language),
      otherLocales: languages.filter((other) => other !== language).map(openGraphLocale),
    },
  };
}

/** The whole address of a page in a language. `path`: root-relative. */
export function pageAddress(origin: string, path: string, language: Language): string {
  const url = new URL(path, origin);
  if (language !== "ru") url.searchParams.set(everywhere.language, language);
  return url.href;
}

function openGraphLocale(language: Language): string {
  return localeOf[language].replace("-", "_");
}
