import type { Master, Service } from "../../../../domain/entities.ts";
import { displayName } from "../../../../domain/full-name.ts";
import { rateOf } from "../../../../domain/wish-totals.ts";
import { Choice } from "../../../blocks/Choice.tsx";
import { PersonMark } from "../../../blocks/PersonMark.tsx";
import { formatMoneyRange } from "../../../format/money.ts";
import { typeset } from "../../../format/typeset.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import styles from "./change.module.css";

const anybody = "anybody";

type Props = {
  service: Service;
  person: number;
  /** Several people come: it is said for whom it is. */
  isMarked: boolean;
  masters: readonly Master[];
  /** null is "any master". */
  chosen: number | null;
  onChoose: (masterId: number | null) => void;
  onRemove: () => void;
};

/** A service, and who does it: a master by name or anybody. */
export function WhoDoesIt({ service, person, isMarked, masters, chosen, onChoose, onRemove }: Props) {
  const t = useT();
  const language = useLanguage();
  const able = masters.filter(({ id }) => service.masterIds.includes(id));
  const nameOf = (masterId: number | null) => {
    const master = able.find(({ id }) => id === masterId);
    return master === undefined ? t("reservation.masters.any") : displayName(master);
  };
  const optionOf = (masterId: number | null) => {
    const { price, priceMax } = rateOf(service, masterId);
    return {
      value: masterId === null ? anybody : String(masterId),
      label: `${nameOf(masterId)} · ${formatMoneyRange(price, priceMax, language)}`,
    };
  };
  const whom = person === 1 ? null : t("reservation.forPerson", { person });
  const named = whom === null ? service.name : `${service.name} ${whom}`;
  return (
    <>
      <span className={styles.service}>
        {isMarked && <PersonMark person={person} />}
        <b>{typeset(service.name)}</b> {whom !== null && <small>{whom}</small>}
      </span>
      <span className={styles.who}>
        <Choice
          shown={nameOf(chosen)}
          name={t("success.reselect.master", { service: named, master: nameOf(chosen) })}
          title={t("success.reselect.whoDoes", { service: service.name })}
          icon="people"
          options={[null, ...able.map(({ id }) => id)].map(optionOf)}
          chosen={chosen === null ? anybody : String(chosen)}
          onChoose={(value) => onChoose(value === anybody ? null : Number(value))}
        />
        <IconButton icon="close" label={t("success.reselect.remove", { service: named })} onClick={onRemove} />
      </span>
    </>
  );
}
