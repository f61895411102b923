import type { Failure } from "../../domain/failure.ts";
import { failureMessage } from "../blocks/failure-message.ts";
import { useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";

const translatedFailures = ["unreachable", "broken", "notCancellable", "notChangeable"] as const;

/** Why a card could not be changed. */
export function CardFailure({ failure }: { failure: Failure }) {
  const t = useT();
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `gift.bought.failure.${name}.${part}`,
  );
  return (
    <Notice tone="honey" role="alert" title={title}>
      {text}
    </Notice>
  );
}
