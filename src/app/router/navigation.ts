import { everywhere } from "../../../domain/addresses.ts";
import { hrefs } from "../../routes/hrefs.ts";
import type { Router } from "./router.ts";

/** What the app asks of the router, which is built after it. */
export type Navigation = {
  /** The path of the page that is shown. */
  page: () => string;
  /** Somebody has to be sent away from what is not there (spec §8). */
  leave: (status: number, askedFrom: string) => void;
  /** Whoever was here has gone (spec §4). */
  goHome: () => void;
  /** The language was chosen: an address that names another one would bring it back. */
  dropLanguage: () => void;
};

/**
 * To the root from /not-found, otherwise to /not-found with the status in navigation state (spec §8). What counts is
 * where the call was made: a page's second failed call, which comes in when the first has already sent the client
 * away, must not send them back to where both fail again.
 */
export function navigationOf(router: () => Router | undefined): Navigation {
  const location = () => router()?.state.location ?? { pathname: "/", search: "", hash: "" };
  return {
    page: () => location().pathname,
    leave(status, askedFrom) {
      const isFromNotFound = askedFrom === hrefs.notFound();
      const options = { replace: true, ...(!isFromNotFound && { state: { status } }) };
      void router()?.navigate(isFromNotFound ? hrefs.home() : hrefs.notFound(), options);
    },
    goHome: () => void router()?.navigate(hrefs.home(), { replace: true }),
    dropLanguage() {
      const { pathname, search, hash } = location();
      const params = new URLSearchParams(search);
      if (!params.has(everywhere.language)) return;
      params.delete(everywhere.language);
      void router()?.navigate({ pathname, search: params.toString(), hash }, { replace: true });
    },
  };
}
