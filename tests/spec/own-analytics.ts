import type { Types } from "@amplitude/analytics-browser";
import type { Track } from "../../domain/analytics.ts";
import { createTrack } from "../../src/app/analytics.ts";
import { eventually } from "../support/eventually.ts";

type Client = { add: (plugin: Types.EnrichmentPlugin) => unknown };

/**
 * Analytics as the app starts it, at its first event, and what its library is then set to.
 * @param made the library's clients, in the order they were made
 */
export async function openAnalytics(made: readonly Client[]): Promise<{ track: Track; config: Types.BrowserConfig }> {
  const before = made.length;
  const track = createTrack({ key: "key", url: "https://analytics.test/batches" });
  if (track === undefined) throw new Error("Analytics is off.");
  track("open_firm", { firmId: 1 });
  await eventually(
    async () => made.length,
    (count) => count > before,
  );
  const config = new Promise<Types.BrowserConfig>((resolve) => {
    const setup = async (given: Types.BrowserConfig) => resolve(given);
    made.at(-1)?.add({ name: "looks on", type: "enrichment", setup });
  });
  return { track, config: await config };
}
