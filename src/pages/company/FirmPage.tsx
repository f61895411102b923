import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { FirmCard } from "../../../domain/entities.ts";
import { OpenBadge } from "../../blocks/OpenBadge.tsx";
import { PinButton } from "../../blocks/PinButton.tsx";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { useAccount } from "../../blocks/account.ts";
import { useHasCardInHand } from "../../blocks/card-in-hand.ts";
import { useKeptFirm } from "../../blocks/offline-pass.ts";
import { Rating } from "../../blocks/Rating.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmServices } from "../../queries/reservation.ts";
import { getFirm, getFirmPortfolio } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs, readCompanyQuery } from "../../routes/hrefs.ts";
import { About } from "./About.tsx";
import styles from "./company.module.css";
import { Discounts } from "./Discounts.tsx";
import { FavoriteButton } from "./FavoriteButton.tsx";
import { FirmHead } from "./FirmHead.tsx";
import { Gallery } from "./Gallery.tsx";
import { GiftAndInstalments } from "./GiftAndInstalments.tsx";
import { Masters } from "./Masters.tsx";
import { Nearest } from "./Nearest.tsx";
import { Reviews } from "./Reviews.tsx";
import { Rooms } from "./Rooms.tsx";
import { Sections } from "./Sections.tsx";
import { Services } from "./Services.tsx";
import { Soon } from "./Soon.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { useVisitServices } from "./use-visit-services.ts";
import { classes } from "../../ui/classes.ts";
import { lazyOrNothing } from "../../ui/loaded.ts";
import { VisitBar } from "./VisitBar.tsx";
import { VisitCard } from "./VisitCard.tsx";
import { Works } from "./Works.tsx";

// Few come with a gift card.
const PaidByCard = lazyOrNothing(() => import("./PaidByCard.tsx"));

/** One firm, from its pictures to its hours. The card is there first; the rest follows. */
export function FirmPage({ card }: { card: FirmCard }) {
  const t = useT();
  const source = useSource();
  const { data: firm } = useQuery(getFirm(source, card.id));
  const { data: offered } = useQuery(getFirmServices(source, card.id));
  const { data: portfolio } = useInfiniteQuery(getFirmPortfolio(source, { firmId: card.id }));
  const hasWorks = (portfolio?.pages[0]?.total ?? 0) > 0;
  const visit = useVisitServices(card.id, offered?.services);
  useKeptFirm(firm);
  const { pinned } = useAccount();
  const hasCardInHand = useHasCardInHand(card.id);
  const { category } = readCompanyQuery(useSearchParams()[0]);
  const compare = (firms: readonly number[]) => compareHref({ firms: [...firms], category });
  const { emit } = useEnvironment();
  useEffect(() => emit({ type: "firm.opened", firmId: card.id }), [emit, card.id]);
  return (
    <div className={classes(styles.page, styles.overBar)}>
      {firm && <FirmHead firm={firm} offered={offered} />}
      <Gallery pictures={firm?.pictures ?? [card.picture]}>
        <OpenBadge state={firm?.workSchedule ?? card.workSchedule} />
      </Gallery>
      <div className={styles.columns}>
        <div className={styles.main}>
          <header className={styles.head}>
            <p className={styles.type}>{t(`firm.types.${card.type}`)}</p>
            <div className={styles.name}>
              <h1>{typeset(card.name)}</h1>
              <div className={styles.acts}>
                <ShareButton path={hrefs.company(card.urlKey)} />
                <PinButton firm={card} compareHref={compare} />
                <FavoriteButton firmId={card.id} />
              </div>
            </div>
            <p className={styles.facts}>
              <a href="#reviews" className={styles.reputation}>
                <Rating rating={card.averageRating} />
                {card.reviewCount > 0 && <span>{t("firm.reviews", { count: card.reviewCount })}</span>}
              </a>
              <a href="#contacts">
                {typeset([card.cityName, card.districtName, card.address].filter(Boolean).join(", "))}
              </a>
            </p>
          </header>
          <Nearest card={card} firm={firm} services={offered?.services} visit={visit} />
          <Soon card={card} services={offered?.services} master={visit.master} />
          <Discounts firm={firm} card={card} visit={visit} />
          <Sections hasAbout={Boolean(firm?.description)} hasWorks={hasWorks} />
          {hasCardInHand && (
            <Suspense fallback={null}>
              <PaidByCard firmId={card.id} visit={visit} />
            </Suspense>
          )}
          <Services firmId={card.id} visit={visit} />
          <Masters firmId={card.id} urlKey={card.urlKey} visit={visit} />
          <Works firmId={card.id} urlKey={card.urlKey} />
          <Rooms firmId={card.id} services={offered?.services ?? []} />
          <GiftAndInstalments card={card} />
          <Reviews firmId={card.id} />
          {firm && <About firm={firm} />}
        </div>
        <aside className={styles.side} aria-label={t("company.visit")}>
          <VisitCard urlKey={card.urlKey} visit={visit} />
        </aside>
      </div>
      {pinned.includes(card.id) && <CompareBar compareHref={compare} isSecond />}
      <VisitBar urlKey={card.urlKey} visit={visit} card={card} />
    </div>
  );
}
