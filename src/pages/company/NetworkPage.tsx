import { isNearby, metresBetween, type Place } from "../../../domain/distance.ts";
import type { MultiLink } from "../../../domain/entities.ts";
import { CompareBar } from "../../blocks/CompareBar.tsx";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { useGeolocation } from "../../blocks/geolocation.ts";
import { WhereFrom } from "../../blocks/WhereFrom.tsx";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { useCurrentCity } from "../../queries/city.ts";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { nearestHref } from "../../routes/nearest-href.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./company.module.css";

const compare = (pinned: readonly number[]) => compareHref({ firms: [...pinned] });

/**
 * The branches of a network by city: where it is known where the client is, the nearest first; else those of their own city, and in
 * each the ones with the nearest free time.
 */
export function NetworkPage({ network, company }: { network: MultiLink; company: string }) {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const { place } = useGeolocation();
  const city = useCurrentCity(undefined);
  const isNear = (firm: Branch) => place !== undefined && isNearby(place, firm);
  const head = pageHead({
    origin,
    path: hrefs.company(company),
    language,
    title: t("company.networkTitle", { name: network.name }),
    description: t("company.networkDescription", { name: network.name }),
    previewTitle: network.name,
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <header className={classes(styles.head, styles.networkHead)}>
        <h1>{typeset(network.name)}</h1>
        <p>{t("company.chooseBranch")}</p>
        {network.firms.length > 1 && <WhereFrom isFromClient={network.firms.some(isNear)} />}
      </header>
      {byCity(network.firms, city?.id, place).map(({ id, name, firms }, position) => (
        <section key={id} className={styles.city} aria-labelledby={`city-${id}`}>
          <h2 id={`city-${id}`}>
            {name} <span className={styles.count}>{t("company.branches", { count: firms.length })}</span>
          </h2>
          <ul className={styles.branches}>
            {firms.map((firm, index) => (
              <li key={firm.id}>
                <FirmTile
                  firm={firm}
                  to={hrefs.company(firm.urlKey)}
                  sizes="(min-width: 60rem) 22rem, 92vw"
                  compareHref={compare}
                  bookTo={nearestHref(firm)}
                  isFirst={position === 0 && index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CompareBar compareHref={compare} />
    </div>
  );
}

type City = { id: number; name: string; firms: MultiLink["firms"] };

function byCity(firms: MultiLink["firms"], own: number | undefined, place: Place | undefined): City[] {
  const cities = new Map<number, City>();
  for (const firm of byNumber(firms, place ? nearnessOf(place) : timeOf)) {
    const { cityId: id, cityName: name } = firm;
    const city = cities.get(id) ?? { id, name, firms: [] };
    cities.set(id, { ...city, firms: [...city.firms, firm] });
  }
  if (place === undefined) return byNumber([...cities.values()], ({ id }) => (id === own ? 0 : 1));
  const distanceOf = (firm: Branch) => metresBetween(place, firm);
  return byNumber([...cities.values()], (city) => Math.min(...city.firms.map(distanceOf)));
}

type Branch = MultiLink["firms"][number];

/** How far it is to a branch near the place; all others come after those, and by their nearest free time. */
function nearnessOf(place: Place): (firm: Branch) => number {
  return (firm) => (isNearby(place, firm) ? metresBetween(place, firm) : timeOf(firm));
}

function timeOf({ nearest }: Branch): number {
  return nearest === undefined ? Number.POSITIVE_INFINITY : Date.parse(nearest.startTime);
}

/** The least first; among equals the order stands. */
function byNumber<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item[] {
  return items.toSorted((left, right) => {
    const [first, second] = [numberOf(left), numberOf(right)];
    return first === second ? 0 : first - second;
  });
}
