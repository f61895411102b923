import { useId } from "react";
import type { SavedGiftCard } from "../../../domain/gift-card-draft.ts";
import { choiceOf } from "../../../machines/gift-card/selectors.ts";
import { Choice } from "../../blocks/Choice.tsx";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { Option, Options } from "../../ui/Option.tsx";
import { useFlow, useFlowSelector, useSend } from "./flow.ts";
import styles from "./gift-purchase.module.css";

type Kind = SavedGiftCard["worksAt"]["type"];

/** Where the card works: at every firm that takes cards, in one network, at one firm. */
export function Where({ isMissing }: { /** Whether the buyer went on without naming one. */ isMissing: boolean }) {
  const t = useT();
  const name = useId();
  const send = useSend();
  const { firms, networks } = useFlow().configs;
  const { worksAt } = useFlowSelector(choiceOf);
  const pick = (type: Kind, id: number | null) => send({ type: "gift-card.edited", choice: { worksAt: { type, id } } });
  const places = {
    network: networks.map((network) => ({ value: network.id, label: typeset(network.name) })),
    firm: firms.map((firm) => ({ value: firm.id, label: `${typeset(firm.name)}, ${firm.cityName}` })),
  };
  return (
    <Options legend={t("gift.purchase.where")}>
      <p className={styles.quiet}>{t("gift.terms.pays")}</p>
      <Option
        name={name}
        title={t("gift.worksAt.everyFirm")}
        note={t("gift.worksAt.everyFirmNote", { count: firms.length })}
        isPicked={worksAt.type === "everyFirm"}
        onPick={() => pick("everyFirm", null)}
      />
      {(["network", "firm"] as const)
        .filter((type) => places[type].length > 0)
        .map((type) => {
          const chosen = places[type].find(({ value }) => value === worksAt.id);
          const title = t(`gift.worksAt.which.${type}`);
          const shown = chosen?.label ?? t("gift.worksAt.choose");
          return (
            <Option
              key={type}
              name={name}
              title={t(`gift.worksAt.${type}`)}
              isPicked={worksAt.type === type}
              onPick={() => pick(type, null)}
            >
              <Choice
                shown={shown}
                name={`${title}: ${shown}`}
                title={title}
                icon="pin"
                options={places[type]}
                chosen={chosen?.value}
                onChoose={(id) => pick(type, id)}
              />
              {isMissing && (
                <p role="alert" className={styles.wrong}>
                  {t(`gift.worksAt.missing.${type}`)}
                </p>
              )}
            </Option>
          );
        })}
    </Options>
  );
}
