import type { ComparedFirm } from "../../../domain/entities.ts";
import { formatMoney, formatMoneyRange } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";

/** What is wanted costs, and which services those are; that it is not done here. */
export function Prices({ firm, isOffered, services, cheapestServiceName }: ComparedFirm) {
  const t = useT();
  const language = useLanguage();
  if (!isOffered) return <span>{t("compare.notOffered")}</span>;
  return (
    <>
      <strong>{t("firm.priceFrom", { price: formatMoney(firm.priceFrom, language) })}</strong>
      {services.length === 0 && cheapestServiceName !== undefined && <small>{typeset(cheapestServiceName)}</small>}
      {services.map(({ id, name, price, priceMax }) => (
        <small key={id}>
          {typeset(name)}: {formatMoneyRange(price, priceMax, language)}
        </small>
      ))}
    </>
  );
}
