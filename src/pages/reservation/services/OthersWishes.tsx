import { type MouseEvent, useRef } from "react";
import type { Wish } from "../../../../domain/wishes.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { ServiceLine } from "../../../blocks/ServiceLine.tsx";
import { capitalized } from "../../../format/calendar.ts";
import { useT } from "../../../i18n/react.tsx";
import { useAnnounce } from "../../../ui/Announcer.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import styles from "./OthersWishes.module.css";

/** What an address asks for in the name of others who come along: it can be taken out, one wish at a time. */
export function OthersWishes() {
  const t = useT();
  const others = useFlowSelector(wishesOf).filter(({ person }) => person !== 1);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(currentTarget);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
  };
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className={styles.heading}>
        {t("reservation.services.others")}
      </h2>
      <ul ref={list} className={styles.list}>
        {others.map((wish) => (
          <Row key={`${wish.person}-${wish.serviceId}`} wish={wish} onRemove={keepFocus} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { wish: Wish; onRemove: (event: MouseEvent<HTMLButtonElement>) => void };

function Row({ wish: { person, serviceId, masterId }, onRemove }: RowProps) {
  const t = useT();
  const send = useSend();
  const announce = useAnnounce();
  const { services, masters } = useSalon();
  const service = services.find(({ id }) => id === serviceId);
  if (service === undefined) return null;
  const whom = forWhom(person, t) ?? "";
  const master = masters.find(({ id }) => id === masterId)?.name ?? t("reservation.masters.any");
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    onRemove(event);
    send({ type: "service.toggled", person, serviceId });
    announce(t("reservation.services.removed", { service: service.name }));
  };
  return (
    <ServiceLine service={service} masterId={masterId} level={3} facts={`${capitalized(whom)} · ${master}`}>
      <IconButton
        icon="close"
        label={t("reservation.services.remove", { service: service.name, whom })}
        onClick={remove}
      />
    </ServiceLine>
  );
}
