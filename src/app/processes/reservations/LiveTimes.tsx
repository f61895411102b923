import { type ReactNode, useMemo } from "react";
import { onSlotsChange } from "../../../api/slot-changes.ts";
import { readSettings } from "../../../browser/settings.ts";
import { LiveTimesProvider } from "../../../queries/live-times.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";

/** Has free times that are shown in it kept as they are. */
export function LiveTimes({ children }: { children: ReactNode }) {
  const { backgroundClient } = useDependencies("service");
  const live = useMemo(
    () => ({
      listen: (firmId: number, act: () => void) => onSlotsChange(readSettings().apiBase, firmId, act),
      backgroundClient,
    }),
    [backgroundClient],
  );
  return <LiveTimesProvider value={live}>{children}</LiveTimesProvider>;
}
