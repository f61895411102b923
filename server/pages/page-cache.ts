import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Document } from "./document.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A document whose bytes are ready to be sent; each encoding is made when it is first asked for. */
export type ReadyPage = Omit<Document, "html"> & { status: number; bytes(encoding: Encoding): Promise<Buffer> };

/** Makes a page that compresses itself at most once an encoding. */
export function readyPage(status: number, { html, ...hashes }: Document): ReadyPage {
  const identity = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(identity)]]);
  return {
    ...hashes,
    status,
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

type Entry = { page: Promise<ReadyPage>; until: number };

/** Answers the page under a key, made now or a moment ago. */
export type PageCache = (key: string, make: () => Promise<ReadyPage>) => Promise<ReadyPage>;

/**
 * Keeps pages that were found for a few seconds, and makes each once however many ask for it meanwhile.
 * @param milliseconds how long a page stands
 * @param most how many pages are kept; the oldest give way
 */
export function createPageCache(milliseconds: number, most: number, now: () => number): PageCache {
  const entries = new Map<string, Entry>();

  const keepOrDrop = async (key: string, entry: Entry) => {
    const isFound = await entry.page.then(({ status }) => status === 200).catch(() => false);
    if (isFound) entry.until = now() + milliseconds;
    else if (entries.get(key) === entry) entries.delete(key);
  };

  return (key, make) => {
    const kept = entries.get(key);
    if (kept !== undefined && now() < kept.until) return kept.page;
    const entry: Entry = { page: make(), until: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    void keepOrDrop(key, entry);
    return entry.page;
  };
}
