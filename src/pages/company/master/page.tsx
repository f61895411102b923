import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router-dom";
import { Failed } from "../../../blocks/Failed.tsx";
import { useT } from "../../../i18n/react.tsx";
import { getMultiLink } from "../../../queries/catalogue.ts";
import { useSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import styles from "../company.module.css";
import { FirmSkeleton } from "../FirmSkeleton.tsx";
import { MasterPage } from "./MasterPage.tsx";
import { readMasterId } from "./master-id.ts";

export { prepare } from "./prepare.ts";

/** A master of the firm that the company link stands for; what names no master of a firm leads to the company. */
export function Page() {
  const t = useT();
  const { company = "", masterId } = useParams();
  const id = readMasterId(masterId);
  const link = useQuery(getMultiLink(useSource(), company, undefined));
  const card = link.data?.firms[0];
  if (id === undefined || link.data?.kind === "network") return <Navigate to={hrefs.company(company)} replace />;
  if (card !== undefined) return <MasterPage key={`${card.id} ${id}`} card={card} masterId={id} />;
  if (!link.isError) return <FirmSkeleton />;
  return (
    <div className={styles.alone}>
      <Failed isPage title={t("master.failed")} onRetry={() => void link.refetch()} isRetrying={link.isFetching} />
    </div>
  );
}
