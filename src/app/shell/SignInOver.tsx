import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { everywhere } from "../../../domain/addresses.ts";
import { useAccount } from "../../blocks/account.ts";
import { readSignInWay } from "../../routes/hrefs.ts";
import { useDependencies } from "../dependencies/dependencies-context.ts";
import { useIsFirstPaint } from "../../ui/use-is-first-paint.ts";
import { useLeavingOver } from "./use-leaving-over.ts";

/** Signing in over the page, while the address says so: `?auth=sms`. It is fetched when it is first wanted. */
export function SignInOver() {
  const { translations } = useDependencies("language");
  const { user } = useAccount();
  const leave = useLeavingOver();
  const way = readSignInWay(useSearchParams()[0].get(everywhere.signIn));
  const isDone = way !== undefined && user !== undefined;
  const isFirstPaint = useIsFirstPaint();
  const [Sheet] = useState(() =>
    lazy(async () => {
      const [sheet] = await Promise.all([import("./SignInSheet.tsx"), translations.load(["auth"])]);
      return sheet;
    }),
  );
  useEffect(() => {
    if (isDone) leave();
  }, [isDone, leave]);
  if (way === undefined || isDone || isFirstPaint) return null;
  return (
    <Suspense>
      <Sheet way={way} />
    </Suspense>
  );
}
