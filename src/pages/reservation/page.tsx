import { Suspense, useEffect } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { type ReservationStep, stepNamed } from "../../../domain/reservation-steps.ts";
import { hrefs, readReservationQuery } from "../../routes/hrefs.ts";
import { leadsToMaster } from "./leads-to-master.ts";
import { Flow } from "./Flow.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { useReservationPort } from "./port.ts";
import styles from "./reservation.module.css";
import { useBeginning } from "./use-beginning.ts";

export { prepare } from "./prepare.ts";

/** The guided reservation (spec §2, the company's booking area): /{company}/reservation/{step}. */
export function Page() {
  const { company = "", step: text } = useParams();
  const step = stepNamed(text);
  const { preload } = useReservationPort();
  useEffect(preload, [preload]);
  if (step === undefined) return <Navigate to={hrefs.reservation(company, "services")} replace />;
  return <Salon key={company} company={company} step={step} />;
}

function Salon({ company, step }: { company: string; step: ReservationStep }) {
  const t = useT();
  const { Run } = useReservationPort();
  const { begun, name, city, isNetwork, isFailed, isRetrying, retry } = useBeginning(company, step);
  const query = readReservationQuery(useSearchParams()[0]);
  if (leadsToMaster(step, query)) return <Navigate to={hrefs.company(company, { master: query.master })} replace />;
  return (
    <div className={styles.page}>
      <title>{t("reservation.title", { firm: name === undefined ? "Kezek" : `${name}, ${city}` })}</title>
      <meta name="robots" content="noindex" />
      {isNetwork && <Navigate to={hrefs.company(company)} replace />}
      {isFailed && <Failed isPage title={t("reservation.failed")} onRetry={retry} isRetrying={isRetrying} />}
      {!begun && !isFailed && <PageSkeleton firm={name} step={step} />}
      {begun && (
        <Suspense fallback={<PageSkeleton firm={name} step={step} />}>
          <Run beginning={begun.beginning}>
            {(actor) => <Flow actor={actor} salon={begun.salon} hour={query.hour} />}
          </Run>
        </Suspense>
      )}
    </div>
  );
}
