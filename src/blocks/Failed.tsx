import { formatCountdown } from "../format/duration.ts";
import { useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useSecondsLeft } from "../ui/use-seconds-left.ts";
import { useEnvironment } from "./environment.ts";

type Props = {
  title: string;
  /** Whether nothing else is on the page. */
  isPage?: boolean | undefined;
  onRetry: () => void;
  isRetrying: boolean;
};

/** Something could not be loaded, and can be asked for again; not before the service, where that refused, wants to be. */
export function Failed({ title, isPage, onRetry, isRetrying }: Props) {
  const t = useT();
  const until = useEnvironment().refusedUntil();
  const left = useSecondsLeft(until);
  return (
    <Notice
      tone="brick"
      role="alert"
      title={title}
      isPage={isPage}
      action={
        <Button kind="plain" onClick={onRetry} isBusy={isRetrying} disabled={left > 0}>
          {left > 0 ? t("app.retryIn", { time: formatCountdown(left) }) : t("app.retry")}
        </Button>
      }
    >
      {t(until === 0 ? "app.failedHint" : "app.refusedHint")}
    </Notice>
  );
}
