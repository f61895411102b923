import type { FirmCard } from "../../../domain/entities.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { FirmTileSkeleton } from "../../blocks/FirmTileSkeleton.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { searchHref } from "../../routes/search-hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Badge } from "../../ui/Chip.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./bnpl.module.css";
import { useFirms } from "./use-firms.ts";

const sizes = "(min-width: 60rem) 22rem, 19rem";

/** The salons of the city that have instalments, with the numbers of parts of each. */
export function Firms() {
  const t = useT();
  const { city, found, isFailed, isRetrying, retry } = useFirms();
  return (
    <section className={styles.section} aria-labelledby="firms" aria-busy={found === undefined && !isFailed}>
      <h2 id="firms">
        {t("bnpl.firms.title")}
        {city && ` · ${city.name}`}
      </h2>
      {found && <Found {...found} city={city?.urlName} />}
      {!found && isFailed && <Failed title={t("bnpl.firms.failed")} onRetry={retry} isRetrying={isRetrying} />}
      {!found && !isFailed && <OnTheirWay />}
    </section>
  );
}

type FoundProps = { firms: readonly FirmCard[]; total: number; city: string | undefined };

function Found({ firms, total, city }: FoundProps) {
  const t = useT();
  if (firms.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t("bnpl.firms.none")}</p>
        <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
          {t("bnpl.firms.all")}
        </IntentLink>
      </div>
    );
  }
  return (
    <>
      <Scroller className={styles.row}>
        {firms.map((firm) => (
          <li key={firm.id}>
            <FirmTile firm={firm} to={hrefs.company(firm.urlKey)} sizes={sizes}>
              <p>
                <Badge tone="act">{t("bnpl.firms.counts", { counts: (firm.instalments ?? []).join(", ") })}</Badge>
              </p>
            </FirmTile>
          </li>
        ))}
      </Scroller>
      {total > firms.length && (
        <IntentLink to={searchHref({ city, hasInstalments: true })} className={buttonClassName({ kind: "soft" })}>
          {t("bnpl.firms.more", { count: total })}
        </IntentLink>
      )}
    </>
  );
}

function OnTheirWay() {
  const t = useT();
  return (
    <>
      <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      <Scroller className={styles.row}>
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <FirmTileSkeleton />
          </li>
        ))}
      </Scroller>
    </>
  );
}
