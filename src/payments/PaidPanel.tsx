import { Icon } from "../ui/Icon.tsx";
import { Panel } from "../ui/Panel.tsx";
import styles from "./payments.module.css";

/** It is paid; the text says what is next. */
export function PaidPanel({ title, text }: { title: string; text: string }) {
  return (
    <Panel role="status">
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
    </Panel>
  );
}
