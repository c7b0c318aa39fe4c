// Serves the page behind a patient's personal link without a network: the page as it was last loaded, its hashed files,
// and the files of the program, which the page keeps itself. Calls of the API always go to the server.
const PAGES = 'page';
const PROGRAM = 'program';
/** One page for all addresses of links: it reads the code from its address itself. */
const PAGE = '/p/';

/** The visit that installs this began before, so what it loaded is kept now: the page, and the files that it names. */
async function keepPage() {
  const cache = await caches.open(PAGES);
  const response = await fetch(PAGE);
  if (!response.ok) throw new Error(`The page was refused: ${response.status}`);
  const assets = (await response.clone().text()).match(/\/p\/assets\/[\w.-]+/g) ?? [];
  await cache.addAll([...new Set(assets)]);
  await cache.put(PAGE, response);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fetchPage(request) {
  const cache = await caches.open(PAGES);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(PAGE, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Hashed files never change: the kept one is as good. */
async function fetchAsset(request) {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function fetchFile(request) {
  const cache = await caches.open(PROGRAM);
  const kept = await cache.match(request.url);
  return kept && !request.headers.has('range') ? kept : fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetchPage(request));
  // What the camera needs is fetched when it is first chosen, and never changes either.
  else if (pathname.startsWith('/p/assets/') || pathname.startsWith('/assets/tracking/'))
    event.respondWith(fetchAsset(request));
  else if (pathname.startsWith('/exercises/') || pathname.startsWith('/api/v2/public/'))
    event.respondWith(fetchFile(request));
});
