import { limits } from "../../domain/limits.ts";
import { areFull, type Wishes } from "../../domain/wishes.ts";
import { useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";

/** That a visit has as many services as one can have; nothing before. */
export function FullNotice({ wishes }: { wishes: Wishes }) {
  const t = useT();
  if (!areFull(wishes)) return null;
  return (
    <Notice tone="plain" role="status" title={t("reservation.services.full", { most: limits.wishes })}>
      {t("reservation.services.fullText")}
    </Notice>
  );
}
