import type { Page, Request } from 'playwright-core';

const underWay = new WeakMap<Page, Set<Request>>();

/** From now on `quiet` knows what the page waits for. */
export function watchCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (call) => calls.add(call));
  const over = (call: Request) => calls.delete(call);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Until nothing is on its way any more, also after what came was drawn: that may have asked for more. */
export async function quiet(page: Page): Promise<void> {
  const calls = underWay.get(page)!;
  for (let still = 0; still < 3; still = calls.size === 0 ? still + 1 : 0) await drawn(page);
}
