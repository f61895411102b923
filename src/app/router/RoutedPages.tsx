import { type ComponentProps, startTransition, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { createPath, type Navigator, Router as Located } from "react-router-dom";
import { Pages } from "./Pages.tsx";
import type { Router } from "./router.ts";

type Props = { router: Router } & Pick<ComponentProps<typeof Pages>, "onChooseCity">;

/** The pages of a router, which its links and hooks go through. */
export function RoutedPages({ router, onChooseCity }: Props) {
  const [{ location, type, route, page, isLoading }, setState] = useState(router.first);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  useLayoutEffect(() => {
    setState(router.state);
    return router.subscribe((state, isFlushed) => (isFlushed ? flushSync : startTransition)(() => setState(state)));
  }, [router]);
  return (
    <Located location={location} navigationType={type} navigator={navigator}>
      <Pages route={route} page={page} isLoading={isLoading} onChooseCity={onChooseCity} />
    </Located>
  );
}

function navigatorOf({ navigate }: Router): Navigator {
  return {
    createHref: (to) => (typeof to === "string" ? to : createPath(to)),
    go: (by) => void navigate(by),
    push: (to, state, options) => void navigate(to, { ...options, state, replace: false }),
    replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
  };
}
