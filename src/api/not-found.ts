import type { Layer } from "./layer.ts";

export type NotFoundRule = {
  /** The path of the page that is shown now. */
  page: () => string;
  /** Somebody has to be sent away; `askedFrom` is the page that was shown when the call was made. */
  onNotFound: (status: number, askedFrom: string) => void;
  /** Requests that may fail without sending anybody away; none where it is absent. */
  isExempt?: (request: Request) => boolean;
};

/**
 * For REST URLs (the path contains rest, except paths that end in countries or categories) status 404 or above means
 * that the client has to be sent away (spec §8). The layer says so; where to is the app's business.
 */
export function reportNotFound({ page, onNotFound, isExempt = () => false }: NotFoundRule): Layer {
  return (next) => async (request) => {
    const askedFrom = page();
    const response = await next(request);
    if (response.status >= 404 && isBound(new URL(request.url).pathname) && !isExempt(request))
      onNotFound(response.status, askedFrom);
    return response;
  };
}

/** Whether a path is that of a REST URL: it contains rest (spec §7, §8). */
export function isRestPath(path: string): boolean {
  return path.includes("rest");
}

function isBound(path: string): boolean {
  return isRestPath(path) && !path.endsWith("countries") && !path.endsWith("categories");
}
