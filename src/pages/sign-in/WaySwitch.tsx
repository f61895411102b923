import { wayOf } from "../../../machines/sign-in/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./sign-in.module.css";

const ways = [
  ["password", "signIn.byPassword"],
  ["sms", "signIn.bySms"],
] as const;

/** With a password or by SMS; the phone that was typed stays. */
export function WaySwitch() {
  const t = useT();
  const send = useSend();
  const current = useFlowSelector(wayOf);
  return (
    <div role="group" aria-label={t("signIn.ways")} className={styles.switch}>
      {ways.map(([way, words]) => (
        <Chip key={way} isOn={way === current} onClick={() => way !== current && send({ type: "way.switched", way })}>
          {t(words)}
        </Chip>
      ))}
    </div>
  );
}
