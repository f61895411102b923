import { useQuery } from "@tanstack/react-query";
import type { FirmCard, Home } from "../../../domain/entities.ts";
import { FirmTile } from "../../blocks/FirmTile.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { getAdCompilation, getDiscountedFirms } from "../../queries/offers.ts";
import { useBackgroundSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { cardLinkClassName, linkCardClassName } from "../../ui/link-card.ts";
import { nearestHref } from "../../routes/nearest-href.ts";
import styles from "./Offers.module.css";

const sizes = "(min-width: 72rem) 16rem, 16rem";
const shown = 8;

type Props = {
  city: Home["city"];
  /** The firms that are free soon. */
  freeSoon: readonly FirmCard[];
  /** The ids of the firms that stand right above: nobody of them is shown again. */
  above: readonly number[];
};

/** What is worth a look today: what the operator recommends, who is free soon, and who has quiet hours with lower prices. */
export function Offers({ city, freeSoon, above }: Props) {
  const t = useT();
  const source = useBackgroundSource();
  const { data: ad } = useQuery(getAdCompilation(source));
  const { data: discounted } = useQuery(getDiscountedFirms(source, city));
  const firms = inTurns(freeSoon, discounted?.firms ?? [])
    .filter(({ id }) => !above.includes(id))
    .slice(0, shown);
  if (firms.length === 0 && !ad?.compilation) return null;
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <h2 id="offers">{t("home.offers")}</h2>
      <Scroller className={styles.row}>
        {ad?.compilation && (
          <li>
            <article className={classes(linkCardClassName, styles.ad)}>
              {ad.compilation.pictureUrl && (
                <img src={ad.compilation.pictureUrl} alt="" width={96} height={96} loading="lazy" decoding="async" />
              )}
              <h3>
                <IntentLink
                  to={hrefs.home({ city: city.urlName, category: ad.compilation.category })}
                  className={cardLinkClassName}
                >
                  {typeset(ad.compilation.name)}
                </IntentLink>
              </h3>
              <p>{typeset(ad.compilation.text)}</p>
              <Icon name="arrow" />
            </article>
          </li>
        )}
        {firms.map((firm) => (
          <li key={firm.id}>
            <FirmTile firm={firm} to={hrefs.company(firm.urlKey)} sizes={sizes} bookTo={nearestHref(firm)} />
          </li>
        ))}
      </Scroller>
    </section>
  );
}

/** One of the first, one of the second, and so on; nobody twice. */
function inTurns(first: readonly FirmCard[], second: readonly FirmCard[]): FirmCard[] {
  const turns = first.length > second.length ? first : second;
  const all = turns.flatMap((_, index) => [first[index], second[index]]).filter((firm) => firm !== undefined);
  return [...new Map(all.map((firm) => [firm.id, firm])).values()];
}
