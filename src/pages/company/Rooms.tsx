import { useQuery } from "@tanstack/react-query";
import type { Service } from "../../../domain/entities.ts";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { getRoomInfo } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import styles from "./Rooms.module.css";

type Props = { firmId: number; services: readonly Service[] };

/** The rooms and devices that services of the firm need, and how many can have each at a time; nothing where none is needed. */
export function Rooms({ firmId, services }: Props) {
  const t = useT();
  const { data } = useQuery(getRoomInfo(useSource(), firmId));
  if (!data?.rooms.length) return null;
  return (
    <section id="rooms" className={styles.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title">{t("company.rooms.title")}</h2>
      <ul>
        {data.rooms.map(({ kind, id, name, capacity, serviceIds }) => (
          <li key={`${kind}-${id}`}>
            <h3>{typeset(name)}</h3>
            <p>{t("company.rooms.capacity", { count: capacity })}</p>
            <p className={styles.services}>{typeset(namesOf(services, serviceIds))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesOf(services: readonly Service[], ids: readonly number[]): string {
  return services
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(" · ");
}
