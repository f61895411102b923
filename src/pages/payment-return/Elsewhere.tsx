import { useT } from "../../i18n/react.tsx";

/** Nothing is known here of what was paid for: it was begun elsewhere. */
export function Elsewhere() {
  const t = useT();
  return (
    <>
      <h1>{t("payment.return.elsewhere")}</h1>
      <p>{t("payment.return.elsewhereText")}</p>
    </>
  );
}
