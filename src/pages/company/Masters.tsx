import { useQuery } from "@tanstack/react-query";
import type { Master } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Rating } from "../../blocks/Rating.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useT } from "../../i18n/react.tsx";
import { getFirmMasters } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Masters.module.css";

/** Who works at the firm; each can be asked for. */
export function Masters({ firmId, urlKey }: { firmId: number; urlKey: string }) {
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
              <MasterCard master={master} urlKey={urlKey} />
            </li>
          ))}
        </Scroller>
      )}
    </section>
  );
}

function MasterCard({ master, urlKey }: { master: Master; urlKey: string }) {
  const t = useT();
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
    <IntentLink to={hrefs.reservation(urlKey, "services", { master: master.id })} className={styles.master}>
      {words}
    </IntentLink>
  );
}
