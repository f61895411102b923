import { Link } from "react-router-dom";
import type { CompareQuery } from "../../../domain/comparison.ts";
import type { FirmCard } from "../../../domain/entities.ts";
import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { compareHref } from "../../routes/compare-hrefs.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./compare.module.css";

/** Who the column is about, and the way to the comparison without them. */
export function FirmColumn({ firm, query }: { firm: FirmCard; query: CompareQuery }) {
  const t = useT();
  const { pinned, pin } = useAccount();
  const isOther = (id: number) => id !== firm.id;
  return (
    <th scope="col" className={styles.firm}>
      <div className={styles.picture}>
        <Picture {...firm.picture} alt="" sizes="(min-width: 48rem) 18rem, 33vw" isFirst />
      </div>
      <Link
        to={compareHref({ ...query, firms: query.firms.filter(isOther) })}
        className={styles.remove}
        aria-label={t("compare.remove", { firm: firm.name })}
        onClick={() => pin(pinned.filter(isOther))}
      >
        <Icon name="close" />
      </Link>
      <IntentLink to={hrefs.company(firm.urlKey, { category: query.category })}>{typeset(firm.name)}</IntentLink>
      <small>{t(`firm.types.${firm.type}`)}</small>
    </th>
  );
}
