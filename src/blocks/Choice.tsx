import { type ReactNode, useState } from "react";
import { Chip } from "../ui/Chip.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useT } from "../i18n/react.tsx";
import styles from "./Choice.module.css";

/** `note` tells apart what is called alike. */
type Option<Value> = { value: Value; label: string; note?: string | undefined; lang?: string };

type Props<Value> = {
  /** What the chip shows. */
  shown: string;
  /** What the chip is called, with what it shows: "City: Aktau". */
  name: string;
  title: string;
  icon?: IconName;
  options: readonly Option<Value>[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** What else leads to a choice, above the list. */
  renderOtherWay?: (choose: (value: Value) => void) => ReactNode;
};

/** A chip that opens a sheet with a short list to choose one thing from. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { shown, name, title, icon, options, chosen, onChoose, renderOtherWay } = props;
  const [isOpen, setIsOpen] = useState(false);
  const t = useT();
  const choose = (value: Value) => {
    setIsOpen(false);
    onChoose(value);
  };
  return (
    <>
      <Chip aria-haspopup="dialog" aria-label={name} onClick={() => setIsOpen(true)}>
        {icon && <Icon name={icon} />}
        {shown}
      </Chip>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} closeLabel={t("app.close")}>
        {renderOtherWay?.(choose)}
        <ul className={styles.options}>
          {options.map(({ value, label, note, lang }) => (
            <li key={value}>
              <button
                type="button"
                className={styles.option}
                lang={lang}
                aria-current={value === chosen ? "true" : undefined}
                onClick={() => choose(value)}
              >
                <span>
                  {label} {note !== undefined && <small className={styles.note}>{note}</small>}
                </span>
                {value === chosen && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
