import { setTimeout } from "node:timers/promises";
import type { Browser, Frame } from "@playwright/test";

/** For how long a frame may be on its way from one page to the next, milliseconds. */
const timeoutMs = 10_000;

/** All that the open pages of a service keep on the device, each as one text. */
export async function keptInBrowser(browser: Browser, serviceUrl: string): Promise<string[]> {
  const { port } = new URL(serviceUrl);
  const frames = browser
    .contexts()
    .flatMap((context) => context.pages())
    .flatMap((page) => page.frames());
  const ours = frames.filter((frame) => URL.canParse(frame.url()) && new URL(frame.url()).port === port);
  return Promise.all(ours.map(keptIn));
}

/** A page that is being left, or that may keep nothing, has nothing to tell; Playwright waits for ever for what comes after one. */
function keptIn(frame: Frame): Promise<string> {
  const none = setTimeout(timeoutMs, "", { ref: false });
  return Promise.race([frame.evaluate(readAll).catch(() => ""), none]);
}

/** In the page: its storages, cookies, databases, caches, and the state of its history. */
async function readAll(): Promise<string> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("A database can't be read.")));
    });
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, name];
  for (const { name: database = "" } of await indexedDB.databases()) {
    const opened = await done(indexedDB.open(database));
    for (const store of opened.objectStoreNames)
      kept.push(await done(opened.transaction(store).objectStore(store).getAll()));
    opened.close();
  }
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request))?.text());
  }
  return JSON.stringify(kept);
}
