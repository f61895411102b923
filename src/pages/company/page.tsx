import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router-dom";
import type { Home, MultiLink } from "../../../domain/entities.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { getMultiLink } from "../../queries/catalogue.ts";
import { queryKey } from "../../queries/keys.ts";
import { type Source, useSource } from "../../queries/source.ts";
import { readCompanyQuery } from "../../routes/hrefs.ts";
import styles from "./company.module.css";
import { FirmPage } from "./FirmPage.tsx";
import { FirmSkeleton } from "./FirmSkeleton.tsx";
import { NetworkPage } from "./NetworkPage.tsx";

export { prepare } from "./prepare.ts";

/** What a company link stands for (spec §2): one firm, or the branches of a network. */
export function Page() {
  const t = useT();
  const company = useParams()["company"] ?? "";
  const source = useSource();
  const { category } = readCompanyQuery(useSearchParams()[0]);
  const known = useKnownFirm(source, company, category);
  const link = useQuery({
    ...getMultiLink(source, company, category),
    placeholderData: (previous) => previous ?? known,
  });
  if (link.data?.kind === "network") return <NetworkPage network={link.data} company={company} />;
  const card = link.data?.firms[0];
  if (card !== undefined) return <FirmPage key={card.id} card={card} />;
  if (!link.isError) return <FirmSkeleton />;
  return (
    <div className={styles.alone}>
      <Failed isPage title={t("company.failed")} onRetry={() => void link.refetch()} isRetrying={link.isFetching} />
    </div>
  );
}

/** A firm that the home page has just shown is known before its link is resolved. */
function useKnownFirm(source: Source, company: string, category: string | undefined): MultiLink | undefined {
  const queryClient = useQueryClient();
  const firm = queryClient
    .getQueriesData<Home>({ queryKey: queryKey("getHome", source, { category }) })
    .flatMap(([, home]) => home?.firms ?? [])
    .find(({ urlKey }) => urlKey === company);
  return firm && { kind: "firm", name: firm.name, firms: [firm] };
}
