import { useWords } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useMemory, useTell } from "../flow.ts";

export function ServicesAction() {
  const t = useWords();
  const tell = useTell();
  const hasServices = useMemory((context) => context.services.length > 0);
  return (
    <Button isWide disabled={!hasServices} onClick={() => tell({ type: "services.confirmed" })}>
      {t("reservation.action.next")}
    </Button>
  );
}
