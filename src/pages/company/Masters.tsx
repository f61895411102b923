import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Master } from "../../../domain/entities.ts";
import { displayName } from "../../../domain/full-name.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { Rating } from "../../blocks/Rating.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useT } from "../../i18n/react.tsx";
import { getProfessions } from "../../queries/master.ts";
import { getFirmMasters } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Chip, chipClassName } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Masters.module.css";
import type { VisitServices } from "./use-visit-services.ts";

/** Fewer masters than these are seen at a glance. */
const manyMasters = 5;

type Props = { firmId: number; urlKey: string; visit: VisitServices };

/** Who works at the firm; each has a page, can be asked for, and not be asked for again. */
export function Masters({ firmId, urlKey, visit }: Props) {
  const t = useT();
  const source = useSource();
  const { data: masters, isPending } = useQuery(getFirmMasters(source, firmId));
  const { data } = useQuery(getProfessions(source, firmId));
  const [profession, setProfession] = useState<string>();
  if (masters?.length === 0) return null;
  const professions = data?.professions ?? [];
  const ofProfession = professions.find(({ name }) => name === profession)?.masterIds;
  return (
    <section id="masters" className={styles.masters} aria-labelledby="masters-title" aria-busy={isPending}>
      <h2 id="masters-title">{t("company.masters")}</h2>
      {isPending && <Skeleton height="9rem" radius="1rem" />}
      {masters && masters.length >= manyMasters && professions.length > 1 && (
        <Scroller>
          <li>
            <Chip isOn={profession === undefined} onClick={() => setProfession(undefined)}>
              {t("company.allProfessions")}
            </Chip>
          </li>
          {professions.map(({ name, masterIds }) => (
            <li key={name}>
              <Chip isOn={profession === name} onClick={() => setProfession(name)}>
                {name} · {masterIds.length}
              </Chip>
            </li>
          ))}
        </Scroller>
      )}
      {masters && (
        <Scroller className={styles.row}>
          {masters
            .filter(({ id }) => ofProfession === undefined || ofProfession.includes(id))
            .map((master) => (
              <li key={master.id} className={styles.master}>
                <MasterCard master={master} urlKey={urlKey} />
                {master.isOnline && <Asking master={master} visit={visit} />}
              </li>
            ))}
        </Scroller>
      )}
    </section>
  );
}

function MasterCard({ master, urlKey }: { master: Master; urlKey: string }) {
  const t = useT();
  return (
    <IntentLink to={hrefs.master(urlKey, master.id)} className={styles.card}>
      <Avatar letters={master.name.slice(0, 1)} pictureUrl={master.avatarUrl} size="m" />
      <span className={styles.name}>{displayName(master)}</span>
      <span className={styles.profession}>{master.profession}</span>
      <span className={styles.facts}>
        {master.ratingsCount > 0 ? <Rating rating={master.rating} /> : t("company.newMaster")}
      </span>
      <span className={styles.facts}>
        {master.isOnline
          ? master.experienceYears > 0 && t("company.experience", { count: master.experienceYears })
          : t("company.byPhone")}
      </span>
    </IntentLink>
  );
}

/** What asks for a master, and takes it back. */
function Asking({ master, visit }: { master: Master; visit: VisitServices }) {
  const t = useT();
  const isAsked = visit.master?.id === master.id;
  const name = displayName(master);
  return (
    <Link
      to={{ search: visit.askingFor(isAsked ? undefined : master) }}
      replace
      preventScrollReset
      className={chipClassName({ tone: isAsked ? "act" : "plain", isAction: true })}
      aria-label={isAsked ? t("company.dropThis", { name }) : t("company.chooseThis", { name })}
      aria-current={isAsked ? "true" : undefined}
    >
      {isAsked && <Icon name="check" />}
      {isAsked ? t("company.chosenOne") : t("company.chooseOne")}
    </Link>
  );
}
