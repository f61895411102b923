import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { companyQuery } from "../../../domain/page-queries.ts";
import type { Portfolio, Work } from "../../../domain/entities.ts";
import { writeQuery } from "../../../domain/query.ts";
import { wishesFor } from "../../../domain/wishes.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useNewOnes } from "../../blocks/use-new-ones.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmPortfolio } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs, readCompanyQuery } from "../../routes/hrefs.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { PictureSheet } from "./PictureSheet.tsx";
import styles from "./Works.module.css";

type Props = { firmId: number; urlKey: string; /** Only those of this master. */ masterId?: number };
/** From so many before the last that is loaded on, the next ones are fetched. */
const ahead = 3;

type Chosen = { serviceId?: number | undefined; masterId?: number | undefined };

/** What masters have made, by page; one is seen large, and booked from there. Nothing where there is none. */
export function Works({ firmId, urlKey, masterId }: Props) {
  const t = useT();
  const [chosen, setChosen] = useChosen();
  const [enlarged, setEnlarged] = useState<number>();
  const asked = masterId === undefined ? { firmId, ...chosen } : { firmId, masterId };
  const { data, ...pages } = useInfiniteQuery({
    ...getFirmPortfolio(useSource(), asked),
    placeholderData: keepPreviousData,
  });
  const works = data?.pages.flatMap((page) => page.works) ?? [];
  const { list, goToNew } = useNewOnes(works.length);
  const portfolio = data?.pages[0];
  const isNarrowed = masterId === undefined && (chosen.masterId ?? chosen.serviceId) !== undefined;
  if (portfolio === undefined || (works.length === 0 && !isNarrowed)) return null;
  const nameOf = (index: number) =>
    t("company.work", {
      what: whatOf(works[index]) ?? t("company.workAny"),
      number: index + 1,
      total: portfolio.total,
    });
  const hasFailed = pages.isFetchNextPageError && !pages.isFetchingNextPage;
  const load = () => void pages.fetchNextPage();
  const showMore = () => {
    goToNew();
    load();
  };
  const enlarge = (index: number | undefined) => {
    setEnlarged(index);
    const isNearEnd = index !== undefined && index >= works.length - ahead;
    if (isNearEnd && pages.hasNextPage && !pages.isFetchingNextPage) load();
  };
  return (
    <section id="works" className={styles.works} aria-labelledby="works-title" aria-busy={pages.isPlaceholderData}>
      <h2 id="works-title">{t("company.works")}</h2>
      {masterId === undefined && <Filter portfolio={portfolio} chosen={chosen} onChoose={setChosen} />}
      <ul ref={list} className={classes(styles.grid, pages.isPlaceholderData && styles.stale)}>
        {works.map((work, index) => (
          <li key={work.id} tabIndex={-1}>
            <button type="button" className={styles.frame} aria-label={nameOf(index)} onClick={() => enlarge(index)}>
              <Picture {...work.picture} sizes="(min-width: 60rem) 16rem, 50vw" />
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <Notice tone="plain">{t("company.worksFailed")}</Notice>}
      {pages.hasNextPage && (
        <Button kind="soft" className={styles.more} isBusy={pages.isFetchingNextPage} onClick={showMore}>
          {t("company.moreWorks")}
        </Button>
      )}
      <PictureSheet
        pictures={works.map(({ picture }) => picture)}
        index={enlarged}
        nameOf={nameOf}
        onShow={enlarge}
        rest={
          pages.hasNextPage
            ? {
                load,
                isLoading: pages.isFetchingNextPage,
                failure: hasFailed ? t("company.worksFailed") : undefined,
              }
            : undefined
        }
        action={<WantSame urlKey={urlKey} work={works[enlarged ?? 0]} />}
      />
    </section>
  );
}

/** What the works of a firm are narrowed to, which stands in the address. */
function useChosen() {
  const [params, setParams] = useSearchParams();
  const query = readCompanyQuery(params);
  const { worksMaster: masterId, worksService: serviceId } = query;
  const choose = ({ masterId: worksMaster, serviceId: worksService }: Chosen) =>
    setParams(writeQuery(companyQuery, { ...query, worksMaster, worksService }), {
      replace: true,
      preventScrollReset: true,
    });
  return [{ masterId, serviceId }, choose] as const;
}

function whatOf(work: Work | undefined): string | undefined {
  return [work?.serviceName, work?.masterName].filter(Boolean).join(" · ") || undefined;
}

/** The way from a work to a time with its master for its service. */
function WantSame({ urlKey, work }: { urlKey: string; work: Work | undefined }) {
  const t = useT();
  if (work?.serviceId === undefined) return null;
  const wishes = wishesFor([work.serviceId], work.masterId ?? null);
  return (
    <IntentLink to={hrefs.reservation(urlKey, "time", { wishes })} className={styles.same}>
      {t("company.wantSame")}
    </IntentLink>
  );
}

type FilterProps = { portfolio: Portfolio; chosen: Chosen; onChoose: (chosen: Chosen) => void };

/** Whose works are shown, and of which service; only what has any is offered. */
function Filter({ portfolio, chosen, onChoose }: FilterProps) {
  const t = useT();
  const { services, masters } = portfolio;
  if (services.length < 2 && masters.length < 2) return null;
  const isAll = chosen.serviceId === undefined && chosen.masterId === undefined;
  return (
    <>
      <Scroller>
        <li>
          <Chip isOn={isAll} onClick={() => onChoose({})}>
            {t("company.allWorks")}
          </Chip>
        </li>
        {services.length > 1 &&
          services.map((service) => (
            <Option
              key={service.id}
              {...service}
              isOn={chosen.serviceId === service.id}
              onClick={() => onChoose({ serviceId: service.id })}
            />
          ))}
      </Scroller>
      {masters.length > 1 && (
        <Scroller>
          {masters.map((master) => (
            <Option
              key={master.id}
              {...master}
              isOn={chosen.masterId === master.id}
              onClick={() => onChoose({ masterId: master.id })}
            />
          ))}
        </Scroller>
      )}
    </>
  );
}

type OptionProps = { name: string; count: number; isOn: boolean; onClick: () => void };

function Option({ name, count, isOn, onClick }: OptionProps) {
  const t = useT();
  return (
    <li>
      <Chip isOn={isOn} aria-label={t("company.worksBy", { name })} onClick={onClick}>
        {name} · {count}
      </Chip>
    </li>
  );
}
