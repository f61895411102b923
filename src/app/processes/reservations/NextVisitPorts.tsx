import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { useAccount } from "../../../blocks/account.ts";
import { type NextVisitPort, NextVisitPortProvider } from "../../../blocks/next-visit.ts";
import { OfflinePassProvider } from "../../../blocks/offline-pass.ts";
import { keptKeys } from "../../storage/guest-secrets.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { offlinePassOf } from "../../storage/offline-pass.ts";

const port: NextVisitPort = {
  NextVisit: whereVisitsMayBe(async () => (await import("./next-visit.tsx")).NextVisit),
  VisitsToRepeat: whereVisitsMayBe(async () => (await import("./next-visit.tsx")).VisitsToRepeat),
};

/** Hands the pages the card of the next visit, the last ones, and what of the next one is kept. */
export function NextVisitPorts({ children }: { children: ReactNode }) {
  const { stored, clockAhead } = useDependencies("browser");
  const { session } = useDependencies("account");
  const pass = useMemo(() => offlinePassOf(stored, session.user.read, clockAhead.read), [stored, session, clockAhead]);
  return (
    <NextVisitPortProvider value={port}>
      <OfflinePassProvider value={pass}>{children}</OfflinePassProvider>
    </NextVisitPortProvider>
  );
}

/** Draws what is fetched only where whoever is here may have a visit. */
function whereVisitsMayBe(load: () => Promise<ComponentType>): ComponentType {
  return function Fetched() {
    const { stored } = useDependencies("browser");
    const { user } = useAccount();
    const [Drawn, setDrawn] = useState<ComponentType>();
    useEffect(() => {
      let isShown = true;
      if (user === undefined && keptKeys(stored, user).length === 0) return;
      // What can't be fetched now is no loss: the visit itself stays where it is.
      load().then(
        (fetched) => isShown && setDrawn(() => fetched),
        () => {},
      );
      return () => void (isShown = false);
    }, [stored, user]);
    return Drawn && <Drawn />;
  };
}
