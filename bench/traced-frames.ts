import type { Browser, BrowserContext, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: start, length, and processor time of the thread. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Marks each picture of the page, after what the page did for it, as drawn or idle. */
const marking = () => {
  const pens = CanvasRenderingContext2D.prototype as { clearRect: CanvasRenderingContext2D['clearRect'] };
  const { clearRect } = pens;
  let drew = false;
  pens.clearRect = function watched(this: CanvasRenderingContext2D, left, top, width, height) {
    drew = true;
    clearRect.call(this, left, top, width, height);
  };
  const mark = () => {
    performance.mark(drew ? 'drawn' : 'idle');
    drew = false;
    requestAnimationFrame(mark);
  };
  requestAnimationFrame(mark);
};

/** A page whose pictures are marked for a trace; it has no other overhead. */
export async function openTraced(context: BrowserContext) {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(marking);
  const session = await context.newCDPSession(page);
  return {
    page,
    slowed: async (rate: number) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
  };
}

export interface TracedFrames {
  /** Microseconds of script, by the processor's clock, for each picture that was drawn. */
  scripts: number[];
  /** Milliseconds between pictures. */
  gaps: number[];
}

const readEvents = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents
    .filter(({ name, ph }) => name === 'drawn' || name === 'idle' || (name === 'FireAnimationFrame' && ph === 'X'))
    .toSorted((one, other) => one.ts - other.ts);

/** What the scripts of a page took for its pictures over some seconds; other pages in the trace have no drawn ones. */
export async function traceFrames(browser: Browser, page: Page, seconds: number): Promise<TracedFrames> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.waitForTimeout(seconds * 1000);
  const events = readEvents(await browser.stopTracing());
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const drawing = new Set(events.filter(({ name }) => name === 'drawn').map(thread));
  const frames: TracedFrames = { scripts: [], gaps: [] };
  let script = 0;
  let last: TraceEvent | undefined;
  let pictureAt = 0;
  for (const event of events.filter((each) => drawing.has(thread(each)))) {
    if (event.name === 'FireAnimationFrame') {
      script += last ? (last.tdur ?? 0) : 0;
      last = event;
      continue;
    }
    // The call that sets the mark is the last one of a picture and does not count.
    if (event.name === 'drawn') frames.scripts.push(script);
    if (pictureAt) frames.gaps.push((event.ts - pictureAt) / 1000);
    pictureAt = event.ts;
    script = 0;
    last = undefined;
  }
  return frames;
}
