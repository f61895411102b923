import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Device } from "../../domain/client-app.ts";
import type { SavedReservation } from "../../domain/draft.ts";
import { type DeviceAbilities, DeviceProvider, type Phone } from "../blocks/device.ts";
import { type Environment, EnvironmentProvider } from "../blocks/environment.ts";
import { type Geolocation, GeolocationProvider } from "../blocks/geolocation.ts";
import { type Kept, KeptProvider } from "../blocks/kept.ts";
import { NowProvider } from "../blocks/now.ts";
import { copyText } from "../browser/clipboard.ts";
import { savesData } from "../browser/connection.ts";
import { onInstallOffer } from "../browser/install.ts";
import { readOneTimeCode } from "../browser/one-time-code.ts";
import { everyWhile } from "../browser/page.ts";
import { printPage } from "../browser/print-page.ts";
import { canShare, shareLink } from "../browser/share.ts";
import type { StoredValues } from "../browser/stored-values.ts";
import { refusedUntil } from "../queries/refused-until.ts";
import type { AppDependencies } from "./dependencies/dependencies.ts";
import { useIsFirstPaint } from "../ui/use-is-first-paint.ts";
import { recentSearchesOf } from "./storage/recent-searches.ts";

type Props = {
  dependencies: Pick<AppDependencies, "service" | "browser" | "paint" | "observers">;
  children: ReactNode;
};
type Browser = AppDependencies["browser"];

/** What pages know of the browser that they are shown in, by what each of them needs. */
export function BrowserContexts({ dependencies: { service, browser, paint, observers }, children }: Props) {
  const now = useClock(paint.renderedAt, browser.clockAhead);
  const environment = useMemo(
    (): Environment => ({
      origin: paint.origin,
      mapTiles: browser.mapTiles,
      prefetch: browser.prefetch,
      refusedUntil: () => refusedUntil(service.queryClient),
      recaptcha: browser.recaptcha,
      emit: observers.emit,
    }),
    [service, browser, paint, observers],
  );
  return (
    <EnvironmentProvider value={environment}>
      <NowProvider value={now}>
        <GeolocationProvider value={useWhere(browser)}>
          <DeviceProvider value={useThisDevice(browser)}>
            <KeptProvider value={useWhatIsKept(browser)}>{children}</KeptProvider>
          </DeviceProvider>
        </GeolocationProvider>
      </NowProvider>
    </EnvironmentProvider>
  );
}

function useWhere({ location }: Browser): Geolocation {
  const place = useSyncExternalStore(location.subscribe, location.read, () => undefined);
  return useMemo(() => ({ place, locate: location.locate, isLocationRefused: location.isRefused }), [location, place]);
}

function useThisDevice({ device, deviceOffset }: Browser): DeviceAbilities {
  const isFirstPaint = useIsFirstPaint();
  return useMemo(
    () => ({
      phone: isFirstPaint ? undefined : phoneOf(device),
      deviceOffset,
      savesData,
      readOneTimeCode,
      copyText,
      onInstallOffer,
      share: canShare() ? shareLink : undefined,
      print: printPage,
    }),
    [device, deviceOffset, isFirstPaint],
  );
}

function phoneOf({ deviceOS }: Device): Phone | "none" {
  if (deviceOS === "iOS") return "iphone";
  return deviceOS === "Android" ? "android" : "none";
}

function useWhatIsKept({ stored }: Browser): Kept {
  return useMemo(
    () => ({
      readSavedReservation: () => readSavedReservation(stored),
      recentSearches: recentSearchesOf(stored),
      pressedTab: stored.menuTab.read,
    }),
    [stored],
  );
}

/** What reads a draft comes when there is one to be read. */
async function readSavedReservation(stored: StoredValues): Promise<SavedReservation | undefined> {
  if (!stored.hasSavedReservation()) return undefined;
  const { savedValues } = await import("../browser/saved-values.ts");
  return savedValues(stored).savedReservation.read();
}

const halfMinute = 30_000;

/** The service's time, so that a visit is over when it is, whatever the device says. */
function useClock(renderedAt: number, clockAhead: Browser["clockAhead"]): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now() + clockAhead.read());
    tick();
    const [ignore, stop] = [clockAhead.subscribe(tick), everyWhile(halfMinute, tick)];
    return () => {
      ignore();
      stop();
    };
  }, [clockAhead]);
  return now;
}
