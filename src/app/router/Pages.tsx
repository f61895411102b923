import { useLocation, useRoutes } from "react-router-dom";
import type { Route } from "./table.ts";
import { Crash } from "../shell/Crash.tsx";
import { CrashBoundary } from "../shell/CrashBoundary.tsx";
import type { PageModule } from "./page-module.ts";
import { Shell } from "../shell/Shell.tsx";

type Props = {
  route: Route;
  /** Undefined where its scripts did not come. */
  page: PageModule | undefined;
  /** Whether another page is on its way. */
  isLoading: boolean;
  onChooseCity: (city: { id: number; countryCode: string }) => void;
};

/** The page of the address with what is around it. What breaks is said in its place. */
export function Pages({ route, page, isLoading, onChooseCity }: Props) {
  const location = useLocation();
  const Page = page?.Page ?? Crash;
  const inside = (
    <CrashBoundary location={location}>
      <Page />
    </CrashBoundary>
  );
  const shell = (
    <CrashBoundary location={location}>
      <Shell isLoading={isLoading} onChooseCity={onChooseCity} />
    </CrashBoundary>
  );
  return useRoutes([{ element: shell, children: [{ path: route.path, element: inside }] }]);
}
