import { useEffect, useId, useRef } from "react";
import type { SavedGiftCard } from "../../../domain/gift-card-draft.ts";
import { addDays, type LocalDate } from "../../../domain/time.ts";
import { choiceOf, failureOf } from "../../../machines/gift-card/selectors.ts";
import { PhoneField } from "../../blocks/PhoneField.tsx";
import { formatWholeDate } from "../../format/calendar.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Option, Options } from "../../ui/Option.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useFlow, useFlowSelector, useSend } from "./flow.ts";
import styles from "./gift-purchase.module.css";

/** How the card comes to its recipient: from the buyer's own hands, or by a message, at once or on a day. */
export function Delivery({ today }: { today: LocalDate }) {
  const t = useT();
  const name = useId();
  const send = useSend();
  const { delivery } = useFlowSelector(choiceOf);
  const edit = (change: Partial<SavedGiftCard["delivery"]>) =>
    send({ type: "gift-card.edited", choice: { delivery: { ...delivery, ...change } } });
  return (
    <Options legend={t("gift.purchase.how")}>
      <Option
        name={name}
        title={t("gift.purchase.byHand")}
        note={t("gift.purchase.byHandNote")}
        isPicked={delivery.type === "link"}
        onPick={() => edit({ type: "link" })}
      />
      <Option
        name={name}
        title={t("gift.purchase.bySms")}
        note={t("gift.purchase.bySmsNote")}
        isPicked={delivery.type === "sms"}
        onPick={() => edit({ type: "sms" })}
      >
        <BySms today={today} onEdit={edit} />
      </Option>
    </Options>
  );
}

type Props = { today: LocalDate; onEdit: (change: Partial<SavedGiftCard["delivery"]>) => void };

function BySms({ today, onEdit }: Props) {
  const t = useT();
  const language = useLanguage();
  const name = useId();
  const { sendWithinDays } = useFlow().configs;
  const { phone, sendOn } = useFlowSelector(choiceOf).delivery;
  const failure = useFlowSelector(failureOf);
  const wrong = failure?.kind === "deliveryInvalid" ? failure : null;
  const phoneField = useRef<HTMLInputElement>(null);
  const dayField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong) (wrong.phone ? phoneField : dayField).current?.focus();
  }, [wrong]);
  const first = addDays(today, 1);
  const last = addDays(today, sendWithinDays);
  return (
    <>
      <PhoneField
        ref={phoneField}
        label={t("gift.purchase.recipientPhone")}
        value={phone}
        onChange={(typed) => onEdit({ phone: typed })}
        error={wrong?.phone ? t(`signIn.phoneProblem.${wrong.phone}`) : undefined}
        autoComplete="off"
        name="recipient-phone"
      />
      <div role="radiogroup" aria-label={t("gift.purchase.when")} className={styles.when}>
        <Option
          name={name}
          title={t("gift.purchase.now")}
          isPicked={sendOn === null}
          onPick={() => onEdit({ sendOn: null })}
        />
        <Option
          name={name}
          title={t("gift.purchase.onDay")}
          isPicked={sendOn !== null}
          onPick={() => onEdit({ sendOn: first })}
        >
          <TextField
            ref={dayField}
            type="date"
            label={t("gift.purchase.day")}
            hint={t("gift.purchase.dayHint")}
            error={
              wrong?.isDayWrong
                ? t("gift.purchase.dayWrong", {
                    first: formatWholeDate(first, language),
                    last: formatWholeDate(last, language),
                  })
                : undefined
            }
            min={first}
            max={last}
            value={sendOn ?? ""}
            onChange={({ target }) => onEdit({ sendOn: target.value || first })}
          />
        </Option>
      </div>
    </>
  );
}
