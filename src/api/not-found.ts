import type { Layer } from "./layer.ts";

export type NotFoundRule = {
  /** The path of the page that is shown now. */
  page: () => string;
  /** Somebody has to be sent away; `askedFrom` is the page that was shown when the call was made. */
  onNotFound: (status: number, askedFrom: string) => void;
};

/**
 * For REST URLs (the path contains rest, except paths that end in countries or categories) status 404 or above means
 * that the client has to be sent away (spec §8). The layer says so; where to is the app's business.
 */
export function reportNotFound({ page, onNotFound }: NotFoundRule): Layer {
  return (next) => async (request) => {
    const askedFrom = page();
    const response = await next(request);
    if (response.status >= 404 && isRestPath(new URL(request.url).pathname)) onNotFound(response.status, askedFrom);
    return response;
  };
}

function isRestPath(path: string): boolean {
  return path.includes("rest") && !path.endsWith("countries") && !path.endsWith("categories");
}
