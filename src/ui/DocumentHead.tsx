export type DocumentHeadProps = {
  title: string;
  description: string;
  /** Absolute address of this page, without what only filters it. */
  canonical: string;
  /** The same page in other languages: BCP 47 tag and absolute address. */
  alternates: readonly { hrefLang: string; href: string }[];
  /** What link previews show; the picture is absolute and 1200 × 630. */
  preview: { title: string; image: string; locale: string; otherLocales: readonly string[] };
};

/** The page's title and what stands of it in search results and link previews. React lifts it into <head>. */
export function DocumentHead({ title, description, canonical, alternates, preview }: DocumentHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Kezek" />
      <meta property="og:title" content={preview.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={preview.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={preview.locale} />
      {preview.otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
