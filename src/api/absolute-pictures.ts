import type { Layer } from "./layer.ts";

const pictureFields = new Set(["url", "smallUrl", "avatarUrl", "pictureUrl", "ogImageUrl"]);

/**
 * A client that is served from one host and asks another gets root-relative addresses of pictures: they are of the
 * host that answered. Does nothing when both are one.
 * @param base the API's origin, or "" for our own
 */
export function absolutePictures(base: string): Layer {
  if (base === "") return (next) => next;
  return (next) => async (request) => {
    const response = await next(request);
    if (!response.headers.get("Content-Type")?.includes("application/json")) return response;
    const body: unknown = JSON.parse(await response.text(), (key, value: unknown) => {
      const isRootRelative = typeof value === "string" && /^\/(?!\/)/.test(value);
      return isRootRelative && pictureFields.has(key) ? new URL(value, base).href : value;
    });
    return Response.json(body, { status: response.status, headers: response.headers });
  };
}
