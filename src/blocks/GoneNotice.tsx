import type { Gone } from "../../domain/again.ts";
import type { Service } from "../../domain/entities.ts";
import { useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = {
  gone: Gone;
  /** The services whose names are known, the salon's or those of before. */
  known: readonly Pick<Service, "id" | "name">[];
};

/** What was asked for, as in a past visit, and the salon does not have any more; nothing where all is there. */
export function GoneNotice({ gone: { services, masters }, known }: Props) {
  const t = useT();
  if (services.length === 0 && masters.length === 0) return null;
  const nameOf = (serviceId: number) => known.find(({ id }) => id === serviceId)?.name;
  const named = services.flatMap((id) => nameOf(id) ?? []);
  const unnamed = services.length - named.length;
  const ofMasters = new Set(masters.map(({ serviceId }) => nameOf(serviceId) ?? ""));
  return (
    <Notice tone="honey" role="status" title={t("reservation.gone.title")}>
      {named.map((service, index) => (
        <p key={index}>{t("reservation.gone.service", { service })}</p>
      ))}
      {unnamed > 0 && <p>{t("reservation.gone.services", { count: unnamed })}</p>}
      {[...ofMasters].map((service) => (
        <p key={service}>{t("reservation.gone.master", { service })}</p>
      ))}
    </Notice>
  );
}
