import type { BrowserContext, CDPSession, Page } from 'playwright-core';

interface Watched {
  /** When the first line was drawn since watching began; 0 before. */
  drawnAt: number;
  /** What blocked the page for more than 50 ms: when it began, and for how long. */
  tasks: { at: number; ms: number }[];
  /** Milliseconds of script in each drawing that drew, and between drawings. */
  scripts: number[];
  gaps: number[];
}

const watching = () => {
  const watched: Watched = { drawnAt: 0, tasks: [], scripts: [], gaps: [] };
  Object.assign(window, { watched });
  let drew = false;
  let last = 0;
  const pens = CanvasRenderingContext2D.prototype as { stroke: (this: void) => void };
  pens.stroke = new Proxy(pens.stroke, {
    apply(stroke, pen, path) {
      watched.drawnAt ||= performance.now();
      drew = true;
      return Reflect.apply(stroke, pen, path);
    },
  });
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) =>
    request((now) => {
      drew = false;
      const since = performance.now();
      work(now);
      if (drew) watched.scripts.push(performance.now() - since);
      if (last && now > last) watched.gaps.push(now - last);
      last = now;
    });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask' });
};

export interface WatchedPage {
  page: Page;
  /** Forgets what was seen; what is counted from here on. */
  begin(): Promise<void>;
  /** Milliseconds of the page's own clock from `begin` to the first line drawn. */
  firstDrawing(): Promise<number>;
  seen(): Promise<Watched>;
  slowed(rate: number): Promise<void>;
  /** Bytes that scripts keep, buffers included, after what nobody needs was thrown away. */
  kept(): Promise<number>;
}

/** A page that tells when it draws, how long its script takes for it, and how long it was blocked. */
export async function openWatched(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  // What runs these files names every function by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watching);
  const session: CDPSession = await context.newCDPSession(page);
  const seen = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  let started = 0;
  return {
    page,
    async begin() {
      started = await page.evaluate(() => {
        Object.assign((window as unknown as { watched: Watched }).watched, {
          drawnAt: 0,
          tasks: [],
          scripts: [],
          gaps: [],
        });
        return performance.now();
      });
    },
    async firstDrawing() {
      await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.drawnAt > 0, undefined, {
        timeout: 120_000,
      });
      return (await seen()).drawnAt - started;
    },
    seen,
    slowed: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    async kept() {
      for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
      const usage = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
      return usage.usedSize + (usage.backingStorageSize ?? 0);
    },
  };
}
