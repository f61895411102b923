import { showEdgeButton } from "../../browser/edge-button.ts";
import { saveRecording } from "../seen/save-recording.ts";
import { keyOf, nothingSeen, addMessage } from "../seen/seen.ts";
import type { FromPage } from "../wire.ts";
import { createWords } from "./words.ts";

/** Who is signed in is asked with every call: it is reported where nothing else has happened. */
const beside = "session";

/**
 * Lets whoever tests save, without the studio, what the process of the page went through that it or what it invoked has taken the last
 * step of, or that has begun since; and says what was saved, or why nothing was.
 */
export function offerReport(remembered: readonly FromPage[]): void {
  const words = createWords();
  const t = (key: string, lang: string, values = {}) => words.t(key, { lng: lang, ...values });
  showEdgeButton({
    label: (lang) => t("report", lang),
    close: (lang) => t("close", lang),
    press(lang) {
      const { actors, log } = remembered.reduce<typeof nothingSeen>(addMessage, nothingSeen);
      const stepped = log.flatMap(({ page, observation }) =>
        observation.kind === "moved" || (observation.kind === "began" && observation.parent === null)
          ? [keyOf(page, observation.actor)]
          : [],
      );
      const known = (key: string) => actors.find((one) => one.key === key);
      const key = stepped.findLast((one) => known(one)?.machine !== beside) ?? stepped.at(-1);
      if (key === undefined) return t("nothing", lang);
      const actor = known(key);
      const file = actor && saveRecording(log, actor);
      return file === undefined ? t("forgotten", lang) : t("saved", lang, { file });
    },
  });
}
