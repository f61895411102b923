import { giftCardCurrency } from "../../../domain/gift-card.ts";
import type { GiftCardStep } from "../../../domain/gift-card-steps.ts";
import { choiceOf, contactsOf, failureOf } from "../../../machines/gift-card/selectors.ts";
import { formatPhoneText } from "../../../domain/phone.ts";
import { Columns } from "../../blocks/Columns.tsx";
import { GiftLetter } from "../../blocks/GiftLetter.tsx";
import { formatWholeDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Failure } from "./Failure.tsx";
import { useFlow, useFlowSelector, useFlowState, useSend } from "./flow.ts";
import styles from "./gift-purchase.module.css";

/** The card as its recipient will see it, what was said of it, and the order. */
export function PreviewStep() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const choice = useFlowSelector(choiceOf);
  const failure = useFlowSelector(failureOf);
  const isOrdering = useFlowState() !== "previewing";
  const { configs, goTo } = useFlow();
  const lines = useLines();
  const price = formatMoney({ amount: choice.amount ?? 0, currency: giftCardCurrency }, language);
  return (
    <Columns beside="letter">
      <GiftLetter {...choice} amount={price} />
      <section className={styles.summary}>
        <dl>
          {lines.map(({ step, name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span>{value}</span>
                <button
                  type="button"
                  disabled={isOrdering}
                  aria-label={`${t("gift.purchase.change")}: ${name}`}
                  onClick={() => goTo(step)}
                >
                  {t("gift.purchase.change")}
                </button>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.quiet}>
          {t("gift.terms.pays")} {t("gift.terms.valid", { count: configs.validMonths })} {t("gift.terms.parts")}
        </p>
        <Failure failure={failure} />
        <Button isWide isBusy={isOrdering} onClick={() => send({ type: "order.confirmed" })}>
          {t("gift.purchase.pay", { price })}
        </Button>
      </section>
    </Columns>
  );
}

/** What the letter does not show of the order, each with the step at which it was said. */
function useLines(): { step: GiftCardStep; name: string; value: string }[] {
  const t = useT();
  const language = useLanguage();
  const { firms, networks } = useFlow().configs;
  const { amount, worksAt, design, delivery } = useFlowSelector(choiceOf);
  const { clientName, clientPhone } = useFlowSelector(contactsOf);
  const places = worksAt.type === "firm" ? firms : networks;
  const place = places.find(({ id }) => id === worksAt.id)?.name;
  const where = () => {
    if (worksAt.type === "everyFirm") return t("gift.worksAt.everyFirm");
    return place === undefined ? t(`gift.worksAt.missing.${worksAt.type}`) : typeset(place);
  };
  const phone = formatPhoneText(delivery.phone);
  const how = {
    link: t("gift.purchase.byHand"),
    sms:
      delivery.sendOn === null
        ? t("gift.purchase.line.atOnce", { phone })
        : t("gift.purchase.line.onDay", { phone, day: formatWholeDate(delivery.sendOn, language) }),
  };
  return [
    {
      step: "amount",
      name: t("gift.purchase.line.amount"),
      value: formatMoney({ amount: amount ?? 0, currency: giftCardCurrency }, language),
    },
    {
      step: "amount",
      name: t("gift.purchase.line.where"),
      value: where(),
    },
    { step: "design", name: t("gift.purchase.line.design"), value: t(`gift.designs.${design}`) },
    { step: "words", name: t("gift.purchase.line.how"), value: how[delivery.type] },
    {
      step: "contacts",
      name: t("gift.purchase.line.buyer"),
      value: `${clientName}, ${formatPhoneText(clientPhone)}`,
    },
  ];
}
