import { promisify } from "node:util";
import { LRUCache } from "lru-cache";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RenderedPage } from "../../domain/rendering.ts";
import type { Document } from "./document.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A document whose bytes are ready to be sent; each encoding is made when it is first asked for. */
export type ReadyPage = Omit<Document, "html"> &
  Pick<RenderedPage, "status" | "location"> & { bytes(encoding: Encoding): Promise<Buffer> };

/** Makes a page that compresses itself at most once an encoding. */
export function readyPage(
  { status, location }: Pick<RenderedPage, "status" | "location">,
  { html, ...hashes }: Document,
): ReadyPage {
  const identity = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(identity)]]);
  return {
    ...hashes,
    status,
    ...(location !== undefined && { location }),
    bytes(encoding) {
      const bytes = made.get(encoding) ?? compressed(encoding, identity);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

function compressed(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

/** Answers the page under a key, made now or a moment ago. */
export type PageCache = (key: string, make: () => Promise<ReadyPage>) => Promise<ReadyPage>;

/**
 * Keeps pages that were found for a few seconds, and makes each once however many ask for it meanwhile.
 * @param milliseconds how long a page stands
 * @param most how many pages are kept; those that nobody asked for the longest give way
 */
export function createPageCache(milliseconds: number, most: number, now: () => number): PageCache {
  const pages = new LRUCache<string, Promise<ReadyPage>>({
    max: most,
    ttl: milliseconds,
    ttlResolution: 0,
    perf: { now },
  });

  const keepOrDrop = async (key: string, page: Promise<ReadyPage>) => {
    const isFound = await page.then(({ status }) => status === 200).catch(() => false);
    if (pages.peek(key) !== page) return;
    if (isFound) pages.set(key, page);
    else pages.delete(key);
  };

  return (key, make) => {
    const kept = pages.get(key);
    if (kept !== undefined) return kept;
    const page = make();
    // It stands for as long as it is being made; its time begins then.
    pages.set(key, page, { ttl: 0 });
    void keepOrDrop(key, page);
    return page;
  };
}
