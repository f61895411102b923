import type { FirmCard } from "../../domain/entities.ts";
import { localDateOf } from "../../domain/time.ts";
import { wishesFor } from "../../domain/wishes.ts";
import { hrefs } from "./hrefs.ts";

/** The reservation of what a firm among others is free for soonest, on that day; undefined where it is not. */
export function nearestHref({ urlKey, nearest }: FirmCard): string | undefined {
  if (nearest === undefined) return undefined;
  const { startTime, serviceId } = nearest;
  return hrefs.reservation(urlKey, "time", { wishes: wishesFor([serviceId]), date: localDateOf(startTime) });
}
