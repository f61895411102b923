import { showEdgeButton } from "../../browser/edge-button.ts";
import { saveRecording } from "../seen/save-recording.ts";
import { keyOf, nothingSeen, see } from "../seen/seen.ts";
import type { FromPage } from "../wire.ts";

/** Lets whoever tests save what the process went through that took the last step on the page, without the studio. */
export function offerReport(remembered: readonly FromPage[]): void {
  showEdgeButton("Report a problem", () => {
    const { actors, log } = remembered.reduce<typeof nothingSeen>(see, nothingSeen);
    const last = log.findLast(({ observation }) => observation.kind === "moved");
    if (last === undefined || !("actor" in last.observation)) return;
    const key = keyOf(last.page, last.observation.actor);
    const actor = actors.find((one) => one.key === key);
    if (actor !== undefined) saveRecording(log, actor);
  });
}
