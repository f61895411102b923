import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Master } from "../../../domain/entities.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Rating } from "../../blocks/Rating.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useT } from "../../i18n/react.tsx";
import { getFirmMasters } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Masters.module.css";
import type { VisitServices } from "./use-visit-services.ts";

/** Who works at the firm; each can be asked for, and not be asked for again. */
export function Masters({ firmId, visit }: { firmId: number; visit: VisitServices }) {
  const t = useT();
  const { data: masters, isPending } = useQuery(getFirmMasters(useSource(), firmId));
  if (masters?.length === 0) return null;
  return (
    <section id="masters" className={styles.masters} aria-labelledby="masters-title" aria-busy={isPending}>
      <h2 id="masters-title">{t("company.masters")}</h2>
      {isPending && <Skeleton height="9rem" radius="1rem" />}
      {masters && (
        <Scroller className={styles.row}>
          {masters.map((master) => (
            <li key={master.id}>
              <MasterCard master={master} visit={visit} />
            </li>
          ))}
        </Scroller>
      )}
    </section>
  );
}

function MasterCard({ master, visit }: { master: Master; visit: VisitServices }) {
  const t = useT();
  const isAsked = visit.master?.id === master.id;
  const words = (
    <>
      <Avatar letters={master.name.slice(0, 1)} pictureUrl={master.avatarUrl} size="m" />
      <span className={styles.name}>{[master.name, master.surname].filter(Boolean).join(" ")}</span>
      <span className={styles.profession}>{master.profession}</span>
      <span className={styles.facts}>
        {master.ratingsCount > 0 ? <Rating rating={master.rating} /> : t("company.newMaster")}
      </span>
      <span className={styles.facts}>
        {master.isOnline
          ? master.experienceYears > 0 && t("company.experience", { count: master.experienceYears })
          : t("company.byPhone")}
      </span>
    </>
  );
  if (!master.isOnline) return <div className={styles.master}>{words}</div>;
  return (
    <Link
      to={{ search: visit.askingFor(isAsked ? undefined : master) }}
      replace
      preventScrollReset
      className={styles.master}
      aria-current={isAsked ? "true" : undefined}
    >
      {words}
      {isAsked && (
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
    </Link>
  );
}
