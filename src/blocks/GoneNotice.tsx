import type { Gone } from "../../domain/again.ts";
import type { Service } from "../../domain/entities.ts";
import { useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = { gone: Gone; offered: readonly Pick<Service, "id" | "name">[] };

/** What was asked for, as in a past visit, and the salon does not have any more; nothing where all is there. */
export function GoneNotice({ gone: { services, masters }, offered }: Props) {
  const t = useT();
  if (services === 0 && masters.length === 0) return null;
  const names = new Set(masters.map((wish) => offered.find(({ id }) => id === wish.serviceId)?.name ?? ""));
  return (
    <Notice tone="honey" role="status" title={t("reservation.gone.title")}>
      {services > 0 && <p>{t("reservation.gone.services", { count: services })}</p>}
      {[...names].map((service) => (
        <p key={service}>{t("reservation.gone.master", { service })}</p>
      ))}
    </Notice>
  );
}
