import type { Browser, Page, Request } from 'playwright-core';

export interface Load {
  /** Bytes as served, headers included. */
  bytes: number;
  requests: number;
  /** Milliseconds until what was waited for is visible. */
  usable: number;
  longestTask: number;
  scripts: string[];
}

export interface Visit {
  url: string;
  cookies?: { name: string; value: string; url: string }[];
  /** What the browser has kept since a visit before, and the width of a phone instead of a desk. */
  kept?: Readonly<Record<string, string>>;
  width?: number;
  /** What makes the page usable. */
  until: string;
  /** The last call that the page makes by itself, counted however late its answer comes. */
  lastCall?: string;
  /** A processor 4x slower, 150 ms a request, 1.6 Mbit/s down. */
  slow4g?: boolean;
  /** A screen opened from there: only what it loads besides counts, until nothing more comes. */
  further?: { link: string; until: string };
}

interface LongTasks {
  longestTask: number;
}

const watchLongTasks = () => {
  const state = window as unknown as LongTasks;
  state.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.longestTask = Math.max(state.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
};

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

/** What a page's worker fetched, of which the page's own session is not told. */
async function addWorkers(load: Pick<Load, 'bytes' | 'requests' | 'scripts'>, finished: Request[], seen: Set<string>) {
  for (const request of finished.filter((each) => !seen.has(each.url()))) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    load.bytes += responseBodySize + responseHeadersSize;
    load.requests++;
    if (request.url().endsWith('.js')) load.scripts.push(new URL(request.url()).pathname);
  }
}

/** Opens a page with an empty cache and counts what it loads until it is usable. Prefetches after that do not count. */
export async function visit(
  browser: Browser,
  { url, cookies, kept = {}, width = 1440, until, lastCall, slow4g, further }: Visit,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.addInitScript(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    kept,
  );
  if (cookies) await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(watchLongTasks);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slow4g) await throttle(page);
  let bytes = 0;
  let requests = 0;
  const scripts: string[] = [];
  const seen = new Set<string>();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  let lastCallId: string | undefined;
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return;
    if (lastCall && response.url.endsWith(lastCall)) lastCallId = requestId;
    requests++;
    seen.add(response.url);
    if (type === 'Script') scripts.push(new URL(response.url).pathname);
  });
  const answered = new Promise<void>((resolve) => {
    if (!lastCall) resolve();
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (requestId === lastCallId) resolve();
    });
  });
  let started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(until).first().waitFor({ timeout: 60_000 });
  if (further) {
    await page.waitForLoadState('networkidle');
    [bytes, requests] = [0, 0];
    scripts.length = 0;
    finished.length = 0;
    started = performance.now();
    await page.locator(further.link).first().click();
    await page.locator(further.until).first().waitFor({ timeout: 60_000 });
  }
  const usable = performance.now() - started;
  if (further) await page.waitForTimeout(2000);
  // A page that is drawn beforehand shows itself before its scripts are there; they count all the same.
  else await Promise.all([page.waitForLoadState('load'), answered]);
  const load = { bytes, requests, usable, scripts: [...scripts] };
  if (further) await addWorkers(load, finished, seen);
  const longestTask = await page.evaluate(() => (window as unknown as LongTasks).longestTask);
  await context.close();
  return { ...load, longestTask };
}
