import type { MouseEvent } from "react";
import type { WishKey } from "../../../../domain/wishes.ts";
import { canRemove } from "../../../../machines/reservation/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { useAnnounce } from "../../../ui/Announcer.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useFlowSelector, useSend } from "../flow.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import styles from "./Panel.module.css";

/**
 * Takes a service out of the visit, from whichever step. The client stays at their step where it still makes sense: a time
 * that was held for more is asked for anew, and who wants nothing any more chooses again.
 */
export function TakeOut({ wish: { person, serviceId }, name }: { wish: WishKey; name: string }) {
  const t = useT();
  const announce = useAnnounce();
  const send = useSend();
  const isPossible = useFlowSelector(canRemove({ person, serviceId }));
  if (!isPossible) return null;
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest("aside");
    send({ type: "service.removed", person, serviceId });
    panel?.focus({ preventScroll: true });
    announce(t("reservation.services.removed", { service: name }));
  };
  return (
    <span className={styles.takeOut}>
      <IconButton
        icon="close"
        label={t("reservation.panel.takeOut", { service: name, whom: forWhom(person, t) ?? "" }).trim()}
        onClick={takeOut}
      />
    </span>
  );
}
