import { useWords } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useSnapshot, useTell } from "../flow.ts";

export function ConfirmAction() {
  const t = useWords();
  const tell = useTell();
  const isBusy = useSnapshot((snapshot) => snapshot.hasTag("waitsForServer"));
  return (
    <Button isWide isBusy={isBusy} onClick={() => tell({ type: "reservation.confirmed" })}>
      {t("reservation.action.confirm")}
    </Button>
  );
}
