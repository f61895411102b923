import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { useAccount } from "../../../blocks/account.ts";
import { type NextVisitPort, NextVisitPortProvider } from "../../../blocks/next-visit.ts";
import { OfflinePassProvider } from "../../../blocks/offline-pass.ts";
import { keptKeys } from "../../storage/guest-secrets.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { offlinePassOf } from "../../storage/offline-pass.ts";

const port: NextVisitPort = { NextVisit };

/** Hands the pages the card of the next visit and the last ones, fetched where there may be some, and what of it is kept. */
export function NextVisitPorts({ children }: { children: ReactNode }) {
  const { stored } = useDependencies("browser");
  const { session } = useDependencies("account");
  const pass = useMemo(() => offlinePassOf(stored, session.user.read), [stored, session]);
  return (
    <NextVisitPortProvider value={port}>
      <OfflinePassProvider value={pass}>{children}</OfflinePassProvider>
    </NextVisitPortProvider>
  );
}

function NextVisit() {
  const { stored } = useDependencies("browser");
  const { user } = useAccount();
  const [Card, setCard] = useState<ComponentType>();
  useEffect(() => {
    let isShown = true;
    if (user === undefined && keptKeys(stored, user).length === 0) return;
    // What can't be fetched now is no loss: the visit itself stays where it is.
    import("./next-visit.tsx").then(
      ({ default: Fetched }) => isShown && setCard(() => Fetched),
      () => {},
    );
    return () => void (isShown = false);
  }, [stored, user]);
  return Card && <Card />;
}
