// Shows /offline where there is no network. Of all else it keeps but scripts and styles, whose names say what is in
// them: pages and answers are always the service's own.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { searchParams } = new URL(worker.location.href);
const lang = searchParams.get("lang") ?? "ru";
const page = `/offline?lang=${lang}`;
const prefix = "offline ";
const cacheName = `${prefix}${lang} ${searchParams.get("build")}`;

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(navigate(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The page with all the scripts and styles that it names, or nothing of it. */
async function keep() {
  const cache = await caches.open(cacheName);
  const answer = await fetch(page, { credentials: "omit", cache: "reload" });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const named = (await answer.clone().text()).matchAll(/\/assets\/[\w.-]+|\/favicon\.svg/g);
  await cache.addAll([...new Set(Array.from(named, ([path]) => path))]);
  await cache.put(page, answer);
}

/** What older builds kept. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {FetchEvent} event */
async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    if (new URL(event.request.url).pathname !== "/offline") return Response.redirect(page);
    const kept = await caches.match(page);
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * Names of assets have a hash of what is in them: what is kept under one is what the service has.
 * @param {Request} request
 */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
    return answer;
  } catch (error) {
    // The styles of the kept page stand in it, and its script asks for them once more.
    if (!request.url.endsWith(".css")) throw error;
    return new Response("", { headers: { "Content-Type": "text/css" } });
  }
}
