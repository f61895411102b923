import type { MultiLink } from "../../../domain/entities.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import styles from "./company.module.css";

/** The branches of a network, those with the nearest free time first. */
export function NetworkPage({ network, company }: { network: MultiLink; company: string }) {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
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
      <h2>{t("company.branches", { count: network.firms.length })}</h2>
      <ul className={styles.branches}>
        {byNearest(network.firms).map((firm, index) => (
          <li key={firm.id}>
            <FirmTile
              firm={firm}
              to={hrefs.company(firm.urlKey)}
              sizes="(min-width: 60rem) 22rem, 92vw"
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
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
