import { useSelector } from "@xstate/react";
import type { MouseEvent } from "react";
import type { WishKey } from "../../../../domain/wishes.ts";
import { useT } from "../../../i18n/react.tsx";
import { useAnnounce } from "../../../ui/Announcer.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useFlow } from "../flow.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import { stepOf } from "../states.ts";
import styles from "./Panel.module.css";

/**
 * Takes a service out of the visit, from whichever step. The client stays at their step where it still makes sense: a time
 * that was held for more is asked for anew, and who wants nothing any more chooses again.
 */
export function TakeOut({ wish: { person, serviceId }, name }: { wish: WishKey; name: string }) {
  const t = useT();
  const announce = useAnnounce();
  const { actor } = useFlow();
  const isPossible = useSelector(actor, (snapshot) => snapshot.can({ type: "step.revisited", step: "services" }));
  if (!isPossible) return null;
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest("aside");
    const step = stepOf(actor.getSnapshot());
    actor.send({ type: "step.revisited", step: "services" });
    actor.send({ type: "service.toggled", person, serviceId });
    if (step !== "services") actor.send({ type: "step.revisited", step: step === "masters" ? "masters" : "time" });
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
