import type { Wishes } from "../../../domain/wishes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { Firm, FirmCard, Service, Slot } from "../../../domain/entities.ts";
import { type ExpressAsked, expressWanted } from "../../../domain/express.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { NearestSlot } from "../../blocks/NearestSlot.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useNow } from "../../blocks/now.ts";
import { dateBeside } from "../../format/zone.ts";
import { useT } from "../../i18n/react.tsx";
import { getReservationTimes } from "../../queries/reservation.ts";
import { getExpressService } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useIsFirstPaint } from "../../ui/use-is-first-paint.ts";
import styles from "./Nearest.module.css";
import { nearestWanted, wishesOfNearest } from "./nearest.ts";
import { useCompanyPort } from "./port.ts";
import type { VisitServices } from "./use-visit-services.ts";

type Props = {
  card: FirmCard;
  firm: Firm | undefined;
  services: readonly Service[] | undefined;
  /** What the client has chosen so far. */
  visit: Asked;
};

type Asked = Pick<VisitServices, "wishes" | "master">;

/** The nearest free times, each one press from being reserved. */
export function Nearest({ card, firm, services = [], visit }: Props) {
  const t = useT();
  const now = useNow();
  const wishes = wishesOfNearest({ services, chosen: visit.wishes, master: visit.master?.id ?? null, card });
  const { times, isPending, isStale: isEarlier } = useNearest(firm, wishes, now);
  const { express, isLoading } = useExpress(expressWanted(card.id, wishes, services), times?.nearest ?? []);
  const isStale = isEarlier || isLoading;
  const { LiveTimesOf } = useCompanyPort();
  const isDrawnByServer = useIsFirstPaint();
  return (
    <section className={styles.nearest} aria-labelledby="nearest" aria-busy={isPending || isStale}>
      {!isDrawnByServer && (
        <Suspense fallback={null}>
          <LiveTimesOf firmId={card.id} />
        </Suspense>
      )}
      <h2 id="nearest">
        {t("company.nearest")} <span className={styles.what}>{useWhat(wishes, services, visit)}</span>
      </h2>
      {isPending && <Places />}
      {times?.nearest.length === 0 && express.length === 0 && <Notice tone="honey">{t("company.noNearest")}</Notice>}
      {times && express.length + times.nearest.length > 0 && (
        // By place: who is at one by the keyboard stays there where somebody takes a time.
        <Scroller className={isStale ? styles.stale : undefined} isInert={isStale}>
          {express.map((slot, index) => (
            <li key={index}>
              <NearestSlot
                slot={slot}
                currency={times.currency}
                today={dateBeside(slot.startTime, now)}
                to={hrefs.reservation(card.urlKey, "contacts", { wishes, startTime: slot.startTime, isExpress: true })}
                label={t("company.express")}
              />
            </li>
          ))}
          {times.nearest.map((slot, index) => (
            <li key={index}>
              <NearestSlot
                slot={slot}
                currency={times.currency}
                today={dateBeside(slot.startTime, now)}
                to={hrefs.reservation(card.urlKey, "contacts", { wishes, startTime: slot.startTime })}
              />
            </li>
          ))}
          <li>
            <IntentLink to={hrefs.reservation(card.urlKey, "time", { wishes })} className={styles.other}>
              {t("company.otherTimes")}
            </IntentLink>
          </li>
        </Scroller>
      )}
      {!isPending && times === undefined && <Notice tone="plain">{t("company.nearestFailed")}</Notice>}
    </section>
  );
}

function useNearest(firm: Firm | undefined, wishes: Wishes, now: number) {
  const source = useSource();
  const wanted = firm && nearestWanted(firm, wishes, now);
  const { data, isPending, isError, isPlaceholderData } = useQuery({
    ...getReservationTimes(source, wanted ?? { firmId: 0, params: { entries: [] }, from: "", days: 1 }, null),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
  });
  return { times: data, isPending: isPending && !isError, isStale: isPlaceholderData };
}

/** The times within the hour that can be had of an express service alone. */
function useExpress(wanted: ExpressAsked | undefined, nearest: readonly Slot[]) {
  const source = useSource();
  const { data, isLoading } = useQuery({
    ...getExpressService(source, wanted ?? { firmId: 0, serviceId: 0 }),
    enabled: wanted !== undefined,
  });
  const slots = wanted === undefined ? [] : (data?.services.flatMap((service) => service.slots) ?? []);
  return { isLoading, express: slots.filter(({ startTime }) => nearest.every((slot) => slot.startTime !== startTime)) };
}

function useWhat(wishes: Wishes, services: readonly Service[], { master }: Asked): string | undefined {
  const t = useT();
  const [only, ...others] = wishes;
  const service = services.find(({ id }) => id === only?.serviceId);
  if (service === undefined) return undefined;
  const what = others.length > 0 ? t("company.nearestForVisit") : t("company.nearestFor", { service: service.name });
  return [what, master?.name].filter(Boolean).join(" · ");
}

function Places() {
  return (
    <div className={styles.places}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} width="5.75rem" height="5rem" radius="1rem" />
      ))}
    </div>
  );
}
