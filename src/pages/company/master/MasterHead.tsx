import type { Firm, Master, Service } from "../../../../domain/entities.ts";
import { displayName } from "../../../../domain/full-name.ts";
import { useEnvironment } from "../../../blocks/environment.ts";
import { pageHead } from "../../../blocks/page-head.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { DocumentHead } from "../../../ui/DocumentHead.tsx";
import { schemaOrgOfMaster } from "./schema-org.ts";

type Props = { firm: Firm; master: Master; services: readonly Service[] };

/** What stands of a master in link previews and search results. */
export function MasterHead({ firm, master, services }: Props) {
  const t = useT();
  const { origin } = useEnvironment();
  const name = displayName(master);
  const { profession } = master;
  const head = pageHead({
    origin,
    path: hrefs.master(firm.urlKey, master.id),
    language: useLanguage(),
    title: t("master.title", { name, profession, firm: firm.name, city: firm.cityName }),
    description: t("master.description", { name, profession, firm: firm.name, city: firm.cityName }),
    image: firm.ogImageUrl,
  });
  const firmUrl = new URL(hrefs.company(firm.urlKey), origin).href;
  return (
    <>
      <DocumentHead {...head} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: schemaOrgOfMaster({ firm, master, services, origin, url: head.canonical, firmUrl }),
        }}
      />
    </>
  );
}
