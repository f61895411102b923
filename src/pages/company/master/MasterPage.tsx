import { useQuery } from "@tanstack/react-query";
import type { FirmCard } from "../../../../domain/entities.ts";
import { displayName } from "../../../../domain/full-name.ts";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { Rating } from "../../../blocks/Rating.tsx";
import { typeset } from "../../../format/typeset.ts";
import { useT } from "../../../i18n/react.tsx";
import { getMaster, getMasterProfile } from "../../../queries/master.ts";
import { getFirmServices } from "../../../queries/reservation.ts";
import { getFirm } from "../../../queries/salon.ts";
import { useSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { buttonClassName } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import company from "../company.module.css";
import { FirmSkeleton } from "../FirmSkeleton.tsx";
import { Nearest } from "../Nearest.tsx";
import { Soon } from "../Soon.tsx";
import { ShareButton } from "../ShareButton.tsx";
import { Works } from "../Works.tsx";
import { Contest } from "./contest/Contest.tsx";
import styles from "./master.module.css";
import { MasterHead } from "./MasterHead.tsx";
import { MasterReviews } from "./MasterReviews.tsx";
import { MasterServices } from "./MasterServices.tsx";
import { Promotions } from "./Promotions.tsx";

/** One master: who they are, when they are free, what they do and have made, and what people say of them. */
export function MasterPage({ card, masterId }: { card: FirmCard; masterId: number }) {
  const t = useT();
  const source = useSource();
  const key = { firmId: card.id, masterId };
  const { data: master } = useQuery(getMaster(source, key));
  const { data: profile } = useQuery(getMasterProfile(source, key));
  const { data: firm } = useQuery(getFirm(source, card.id));
  const { data: offered } = useQuery(getFirmServices(source, card.id));
  if (master === undefined) return <FirmSkeleton />;
  const services = (offered?.services ?? []).filter(({ id }) => master.serviceIds.includes(id));
  return (
    <div className={styles.page}>
      {firm && <MasterHead firm={firm} master={master} services={services} />}
      <div className={styles.top}>
        <IntentLink to={hrefs.company(card.urlKey)} className={styles.back}>
          <Icon name="back" />
          {t("master.back", { firm: card.name })}
        </IntentLink>
        <ShareButton path={hrefs.master(card.urlKey, masterId)} />
      </div>
      <header className={styles.head}>
        <span className={styles.face}>
          <Avatar letters={master.name.slice(0, 1)} pictureUrl={master.avatarUrl} size="l" />
        </span>
        <div className={styles.who}>
          <h1>{typeset(displayName(master))}</h1>
          <p className={styles.profession}>{master.profession}</p>
          <p className={styles.facts}>
            <a href="#reviews" className={company.reputation}>
              <Rating rating={master.rating} />
              {profile !== undefined && profile.reviewCount > 0 && (
                <span>{t("firm.reviews", { count: profile.reviewCount })}</span>
              )}
            </a>
            {master.experienceYears > 0 && <span>{t("company.experience", { count: master.experienceYears })}</span>}
          </p>
          {master.isOnline && (
            <IntentLink
              to={hrefs.company(card.urlKey, { master: masterId })}
              className={buttonClassName({ kind: "act" })}
            >
              {t("master.book")}
            </IntentLink>
          )}
        </div>
      </header>
      {profile?.bio && <p className={styles.bio}>{typeset(profile.bio)}</p>}
      {master.isOnline ? (
        <>
          <Nearest card={card} firm={firm} services={services} visit={{ wishes: [], master }} />
          <Soon card={card} services={services} master={master} />
        </>
      ) : (
        <Notice tone="honey">{t("master.noOnline")}</Notice>
      )}
      <Promotions firmId={card.id} masterId={masterId} />
      <Works firmId={card.id} urlKey={card.urlKey} masterId={masterId} />
      <MasterServices urlKey={card.urlKey} master={master} services={services} />
      <Contest urlKey={card.urlKey} firmId={card.id} master={master} />
      <MasterReviews firmId={card.id} masterId={masterId} />
    </div>
  );
}
