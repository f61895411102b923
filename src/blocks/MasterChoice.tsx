import { useId } from "react";
import type { Master, Service } from "../../domain/entities.ts";
import { displayName } from "../../domain/full-name.ts";
import { sum } from "../../domain/money.ts";
import { rateOf } from "../../domain/wish-totals.ts";
import { formatMoneyRange } from "../format/money.ts";
import { typeset } from "../format/typeset.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import styles from "./MasterChoice.module.css";
import { PersonMark } from "./PersonMark.tsx";
import { Rating } from "./Rating.tsx";

type Props = {
  services: readonly Service[];
  /** Who it is for, where it needs saying: "for person 2". */
  whom: string | null;
  /** Whose mark stands beside it, where several people come. */
  person?: number | undefined;
  /** Those who can do it. */
  masters: readonly Master[];
  /** null is "any master". */
  chosen: number | null;
  onPick: (masterId: number | null) => void;
};

/** Who does one service, or several: anybody, or a master by name. Native radio buttons: the arrows choose. */
export function MasterChoice({ services, whom, person, masters, chosen, onPick }: Props) {
  const t = useT();
  const language = useLanguage();
  const group = useId();
  const experienceOf = ({ experienceYears: count }: Master) =>
    count > 0 ? t("company.experience", { count }) : t("company.newMaster");
  const isDifferent = services.some(({ rates }) => rates !== undefined);
  const priceOf = (masterId: number | null) => {
    const rates = services.map((service) => rateOf(service, masterId));
    const currency = rates[0]?.price.currency ?? "";
    const from = { amount: sum(rates.map(({ price }) => price.amount)), currency };
    const to = { amount: sum(rates.map(({ price, priceMax = price }) => priceMax.amount)), currency };
    return formatMoneyRange(from, to, language);
  };
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.service}>
        {person !== undefined && (
          <>
            <PersonMark person={person} />{" "}
          </>
        )}
        {typeset(services.map(({ name }) => name).join(", "))}{" "}
        {whom !== null && <small className={styles.whom}>{whom}</small>}
      </legend>
      <div className={styles.cards}>
        <label className={styles.card}>
          <input type="radio" name={group} checked={chosen === null} onChange={() => onPick(null)} />
          <span className={styles.anybody}>
            <Icon name="people" />
          </span>
          <span className={styles.words}>
            <b>{t("reservation.masters.any")}</b>
            <small>
              {t("reservation.masters.anyHint")}
              {isDifferent && ` · ${priceOf(null)}`}
            </small>
          </span>
          <Mark />
        </label>
        {masters.map((master) => (
          <label key={master.id} className={styles.card}>
            <input type="radio" name={group} checked={chosen === master.id} onChange={() => onPick(master.id)} />
            <Avatar letters={master.name.slice(0, 1)} pictureUrl={master.avatarUrl} size="s" />
            <span className={styles.words}>
              <b>{displayName(master)}</b>
              <small>
                {master.profession} · <span className={styles.whole}>{experienceOf(master)}</span>
                {isDifferent && (
                  <>
                    {" · "}
                    <span className={styles.whole}>{priceOf(master.id)}</span>
                  </>
                )}
              </small>
            </span>
            <Rating rating={master.rating} />
            <Mark />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Mark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <Icon name="check" />
    </span>
  );
}
