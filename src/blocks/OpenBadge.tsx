import type { OpenState } from "../../domain/entities.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Badge } from "../ui/Chip.tsx";
import { openText } from "./open-text.ts";
import { useNow } from "./now.ts";

/** Whether the firm is open, and until when. */
export function OpenBadge({ state, className }: { state: OpenState; className?: string | undefined }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  return (
    <Badge tone={state.isOpen ? "jade" : "plain"} className={className}>
      {openText(t, state, now, language)}
    </Badge>
  );
}
