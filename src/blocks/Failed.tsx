import { useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = { title: string; onRetry: () => void; isRetrying: boolean };

/** Something could not be loaded, and can be asked for again. */
export function Failed({ title, onRetry, isRetrying }: Props) {
  const t = useT();
  return (
    <Notice
      tone="brick"
      role="alert"
      title={title}
      action={
        <Button kind="plain" onClick={onRetry} isBusy={isRetrying}>
          {t("app.retry")}
        </Button>
      }
    >
      {t("app.failedHint")}
    </Notice>
  );
}
