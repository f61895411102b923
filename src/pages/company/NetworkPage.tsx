import type { MultiLink } from "../../../domain/entities.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { useCurrentCity } from "../../queries/city.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import styles from "./company.module.css";

/** The branches of a network by city: those of the client's own city first, and in each the ones with the nearest free time. */
export function NetworkPage({ network, company }: { network: MultiLink; company: string }) {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const city = useCurrentCity(undefined);
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
      <header className={styles.head}>
        <h1>{typeset(network.name)}</h1>
        <p>{t("company.chooseBranch")}</p>
      </header>
      {byCity(network.firms, city?.id).map(({ id, name, firms }, place) => (
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
                  isFirst={place === 0 && index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type City = { id: number; name: string; firms: MultiLink["firms"] };

function byCity(firms: MultiLink["firms"], own: number | undefined): City[] {
  const cities = new Map<number, City>();
  for (const firm of byNearest(firms)) {
    const { cityId: id, cityName: name } = firm;
    const city = cities.get(id) ?? { id, name, firms: [] };
    cities.set(id, { ...city, firms: [...city.firms, firm] });
  }
  return [...cities.values()].toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
}

/** Branches without a free time last; among equals the order of the service stands. */
function byNearest(firms: MultiLink["firms"]): MultiLink["firms"] {
  const timeOf = (nearestTime: string | undefined) =>
    nearestTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(nearestTime);
  return firms.toSorted((left, right) => {
    const [first, second] = [timeOf(left.nearestTime), timeOf(right.nearestTime)];
    return first === second ? 0 : first - second;
  });
}
