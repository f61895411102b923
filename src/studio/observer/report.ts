import { showEdgeButton } from "../../browser/edge-button.ts";
import { saveRecording } from "../seen/save-recording.ts";
import { keyOf, nothingSeen, addMessage } from "../seen/seen.ts";
import type { FromPage } from "../wire.ts";
import { createWords } from "./words.ts";

/**
 * Lets whoever tests save, without the studio, what the process went through that has taken the last step on the page or that has
 * begun since; and says what was saved, or why nothing was.
 */
export function offerReport(remembered: readonly FromPage[]): void {
  const words = createWords();
  const t = (key: string, lang: string, values = {}) => words.t(key, { lng: lang, ...values });
  showEdgeButton({
    label: (lang) => t("report", lang),
    close: (lang) => t("close", lang),
    press(lang) {
      const { actors, log } = remembered.reduce<typeof nothingSeen>(addMessage, nothingSeen);
      const last = log.findLast(
        ({ observation }) =>
          observation.kind === "moved" || (observation.kind === "began" && observation.parent === null),
      );
      if (last === undefined || !("actor" in last.observation)) return t("nothing", lang);
      const key = keyOf(last.page, last.observation.actor);
      const actor = actors.find((one) => one.key === key);
      const file = actor && saveRecording(log, actor);
      return file === undefined ? t("forgotten", lang) : t("saved", lang, { file });
    },
  });
}
