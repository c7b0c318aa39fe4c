import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { visit } from '../../bench/page-load.ts';
import { visitsTo } from '../../bench/product-pages.ts';
import { launchChromium } from './chromium.ts';
import { product } from './visitor.ts';

/**
 * What a first visit may load, as served, and parts of chunk names that it must not: heavy libraries, and another audience's
 * code.
 */
const budgets = {
  // Each first visit holds the typeface: 18.8 kB and a request.
  signIn: { page: 'the sign-in page', bytes: 118_000, requests: 9, never: /console|Portal|Admin|konva|nivo|pdf/i },
  patientLink: {
    page: 'the page behind a personal link',
    bytes: 90_000,
    requests: 6,
    never: /Player|Portal|Admin|konva|nivo|pdf/i,
  },
  patients: {
    page: 'the first list of the portal',
    bytes: 288_800,
    requests: 10,
    never: /AdminConsole|konva|nivo|pdf|dnd|word-index|MotionLibrary/i,
  },
  organizations: {
    page: 'the first list of the vendor console',
    bytes: 358_800,
    // The tables and what they share with other screens come side by side.
    requests: 13,
    never: /PortalConsole|konva|nivo|pdf|dnd/i,
  },
  // Its list, and the movements of the exercises on its first page.
  library: {
    page: 'the library, over the first list',
    bytes: 75_000,
    requests: 26,
    never: /konva|nivo|pdf|dnd|word-index/i,
  },
  // The viewer, what draws, the worker that reads, and a recording of five seconds.
  replay: {
    page: 'the replay, over its list',
    bytes: 110_000,
    requests: 12,
    never: /nivo|pdf|dnd|word-index|mediabunny/i,
  },
} as const;

const names = Object.keys(budgets) as (keyof typeof budgets)[];

let browser: Browser;
let visits: Awaited<ReturnType<typeof visitsTo>>;
beforeAll(async () => {
  [browser, visits] = await Promise.all([launchChromium(), visitsTo(product.url)]);
});
afterAll(() => browser.close());

describe('a first visit', () => {
  it.each(names.map((name) => ({ name, ...budgets[name] })))(
    'to $page loads no more than its budget, and nothing of another audience',
    async ({ name, page, bytes, requests, never }) => {
      const load = await visit(browser, visits[name]);
      console.log(
        `${page}: ${(load.bytes / 1000).toFixed(1)} of ${bytes / 1000} kB, ${load.requests} of ${requests} requests`,
      );
      // Without a script something else was measured than the page.
      expect(load.scripts).not.toEqual([]);
      expect(load.scripts.filter((script) => never.test(script))).toEqual([]);
      expect(load.bytes).toBeLessThanOrEqual(bytes);
      expect(load.requests).toBeLessThanOrEqual(requests);
    },
  );
});
