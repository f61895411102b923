import {
  focusManager,
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  useQueryClient,
} from "@tanstack/react-query";
import { createContext, use, useEffect, useRef, useSyncExternalStore } from "react";
import type { LocalDate } from "../../domain/time.ts";
import type { Client } from "../api/client.ts";
import { readTimes } from "./read-times.ts";
import { type Source, useSource } from "./source.ts";
import { unhurried } from "./unhurried.ts";

/** How free times are kept as they are. */
type LiveTimes = {
  /** Calls whenever free times of a firm may be others than they were read; answers the end of it. */
  listen: (firmId: number, act: () => void) => () => void;
  /** Whose refusals lead nobody away: nobody has asked. */
  backgroundClient: Client;
};

const LiveTimesContext = createContext<LiveTimes | undefined>(undefined);

export const LiveTimesProvider = LiveTimesContext.Provider;

/** The day whose times are shown; undefined while it is not known which. */
type ShownTimes = { firmId: number; date: LocalDate | undefined };

/**
 * Reads the days and the times that are shown again when others have taken or freed some: for as long as somebody looks at the
 * page, and not while nothing is shown (null).
 */
export function useLiveTimes(shown: ShownTimes | null): void {
  const live = use(LiveTimesContext);
  const source = useSource();
  const queryClient = useQueryClient();
  const isSeen = useSyncExternalStore(onFocusChange, isPageSeen, () => false);
  const { firmId, date } = shown ?? {};
  // Another day of the same firm is heard of on the same stream.
  const shownDate = useRef(date);
  useEffect(() => {
    shownDate.current = date;
  }, [date]);
  useEffect(() => {
    if (!isSeen || live === undefined || firmId === undefined) return undefined;
    const background = { ...source, client: live.backgroundClient };
    const reading = unhurried(() => readAgain(queryClient, background, { firmId, date: shownDate.current }));
    const end = live.listen(firmId, reading.call);
    return () => {
      end();
      reading.stop();
    };
  }, [live, source, queryClient, isSeen, firmId]);
}

const onFocusChange = (listener: () => void) => focusManager.subscribe(listener);
const isPageSeen = () => focusManager.isFocused();

/** Times of other days, which may have been read before they are shown, are read when they are. */
function readAgain(queryClient: QueryClient, source: Source, { firmId, date }: ShownTimes): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const again = askedAgain(source, query);
    if (again?.firmId !== firmId) continue;
    query.invalidate();
    const isShown = query.isActive() && (again.date === undefined || again.date === date);
    // What fails leaves what was read before, and is tried again with the next change.
    if (isShown) query.fetch({ ...query.options, queryFn: again.queryFn }, { cancelRefetch: true }).catch(() => {});
  }
}

type Wanted<Name extends keyof typeof readTimes> = Parameters<(typeof readTimes)[Name]>[1];
type Again = { firmId: number; date?: LocalDate; queryFn: QueryFunction };

/** How to ask again for what has a key; undefined of what is no free time. */
function askedAgain(source: Source, { queryKey: key, meta }: Pick<Query, "queryKey" | "meta">): Again | undefined {
  const secret = meta?.secret;
  if (isKeyOf("getAvailableTimes", key)) return again(source, key[3], readTimes.getAvailableTimes, secret);
  if (isKeyOf("getReservationTimes", key)) return again(source, key[3], readTimes.getReservationTimes, secret);
  if (isKeyOf("getExpressServices", key)) return again(source, key[3], readTimes.getExpressServices, secret);
  if (isKeyOf("getExpressService", key)) return again(source, key[3], readTimes.getExpressService, secret);
  return isKeyOf("allocateServices", key) ? again(source, key[3], readTimes.allocateServices, secret) : undefined;
}

function again<Input extends { firmId: number; date?: LocalDate }>(
  source: Source,
  input: Input,
  read: (source: Source, input: Input, sent: { signal: AbortSignal; secret?: string }) => Promise<unknown>,
  secret?: string,
): Again {
  const { firmId, date } = input;
  return {
    firmId,
    ...(date !== undefined && { date }),
    queryFn: ({ signal }) => read(source, input, { signal, secret }),
  };
}

/** The key of what an operation has read says what it was asked with. */
function isKeyOf<Name extends keyof typeof readTimes>(
  operation: Name,
  key: QueryKey,
): key is readonly [Name, string, number | null, Wanted<Name>] {
  return key[0] === operation;
}
