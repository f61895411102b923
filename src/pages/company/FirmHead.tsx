import { useInfiniteQuery } from "@tanstack/react-query";
import type { Firm, FirmServices } from "../../../domain/entities.ts";
import { pageHead } from "../../blocks/page-head.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { getFirmReviews } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { schemaOrg } from "./schema-org.ts";

/** What stands of a firm in link previews and search results, and the title of spec §2, with the firm in it. */
export function FirmHead({ firm, offered }: { firm: Firm; offered: FirmServices | undefined }) {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const head = pageHead({
    origin,
    path: hrefs.company(firm.urlKey),
    language,
    title: t("company.title", { name: firm.name, city: firm.cityName }),
    description: t("company.description", { name: firm.name, city: firm.cityName, address: firm.address }),
    previewTitle: `${firm.name} — ${firm.cityName}`,
    image: firm.ogImageUrl,
  });
  // Those that are read for the page anyway: where they are narrowed, there are none here.
  const { data } = useInfiniteQuery({ ...getFirmReviews(useSource(), { firmId: firm.id }), enabled: false });
  return (
    <>
      <DocumentHead {...head} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: schemaOrg({
            firm,
            origin,
            url: head.canonical,
            language,
            services: offered?.services ?? [],
            reviews: data?.pages[0]?.reviews ?? [],
          }),
        }}
      />
    </>
  );
}
