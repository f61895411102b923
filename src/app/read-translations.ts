import type { Send } from "../api/layer.ts";
import { isRestPath } from "../api/not-found.ts";
import { textWithin } from "../api/text-within.ts";
import { untilAborted } from "../api/until-aborted.ts";
import { limits } from "../../domain/limits.ts";
import type { ReadModule } from "../i18n/resources.ts";

/** After this, words that were asked for are as good as lost. Nothing waits for them as long. */
const translationsMs = 20_000;

/** Words from files of a site, or by a call where they are REST (spec §7), whose rules hold (decision 40). */
export function translationsFrom(translateBase: string, page: URL, sendAsCall: Send): ReadModule {
  const isRest = isRestPath(new URL(translateBase, page).pathname);
  return async (module, language) => {
    const signal = AbortSignal.timeout(translationsMs);
    const address = `${translateBase}/${module}/${language}.json`;
    const asking = isRest ? sendAsCall(new Request(new URL(address, page), { signal })) : fetch(address, { signal });
    const response = await untilAborted(signal, asking);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return JSON.parse(await textWithin(response, limits.translationBytes));
  };
}
