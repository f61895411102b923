import { type ReactNode, useMemo } from "react";
import { type GiftOpeningPort, GiftOpeningPortProvider } from "../pages/gift-opening/port.ts";
import type { AppDependencies } from "./dependencies.ts";

/** Hands the pages of gift cards what they may not fetch themselves. */
export function GiftPorts({ service, children }: Pick<AppDependencies, "service"> & { children: ReactNode }) {
  const { backgroundClient } = service;
  const opening = useMemo<GiftOpeningPort>(() => ({ backgroundClient }), [backgroundClient]);
  return <GiftOpeningPortProvider value={opening}>{children}</GiftOpeningPortProvider>;
}
