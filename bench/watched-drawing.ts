import type { BrowserContext, CDPSession, Page } from 'playwright-core';

interface Watched {
  /** When the first line was drawn since watching began; 0 before. */
  drawnAt: number;
  /** What blocked the page for more than 50 ms: when it began, and for how long. */
  tasks: { at: number; ms: number }[];
}

const watching = () => {
  const watched: Watched = { drawnAt: 0, tasks: [] };
  Object.assign(window, { watched });
  const pens = CanvasRenderingContext2D.prototype as { stroke: (this: void) => void };
  pens.stroke = new Proxy(pens.stroke, {
    apply(stroke, pen, path) {
      watched.drawnAt ||= performance.now();
      return Reflect.apply(stroke, pen, path);
    },
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

/** A page that tells when it first draws, and how long it was blocked. */
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
