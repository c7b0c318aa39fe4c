import { launchChromium } from '../tests/e2e/chromium.ts';
import { visit } from './page-load.ts';
import { startProduct } from './product-pages.ts';

/* What a first visit loads, as served. A page over its budget fails the build: `node --import tsx bench/bytes.ts`. */
const budgets = {
  signIn: { label: 'sign-in page', bytes: 100_000, requests: 8 },
  patients: { label: 'first list, portal', bytes: 240_000, requests: 8 },
  organizations: { label: 'first list, vendor console', bytes: 240_000, requests: 8 },
  // Its list, and the movements of the exercises on its first page.
  library: { label: 'library, over the first list', bytes: 75_000, requests: 26 },
  // The viewer, what draws, the worker that reads, and a recording of five seconds.
  replay: { label: 'replay, over its list', bytes: 110_000, requests: 12 },
} as const;

/** Parts of chunk names that a page must not load: heavy libraries, and another audience's code. */
const forbidden: Record<keyof typeof budgets, RegExp> = {
  signIn: /console|Portal|Admin|konva|nivo|pdf/i,
  patients: /AdminConsole|konva|nivo|pdf|dnd|word-index|MotionLibrary/i,
  organizations: /PortalConsole|konva|nivo|pdf|dnd/i,
  library: /konva|nivo|pdf|dnd|word-index/i,
  replay: /nivo|pdf|dnd|word-index|mediabunny/i,
};

const product = await startProduct();
const browser = await launchChromium();
let failed = 0;
try {
  for (const [name, budget] of Object.entries(budgets) as [keyof typeof budgets, (typeof budgets)['signIn']][]) {
    const { bytes, requests, scripts } = await visit(browser, product.visits[name]);
    const strangers = scripts.filter((script) => forbidden[name].test(script));
    // Without a script something else was measured than the page.
    const kept = scripts.length > 0 && bytes <= budget.bytes && requests <= budget.requests && strangers.length === 0;
    if (!kept) failed++;
    console.log(
      `${kept ? 'kept    ' : 'EXCEEDED'} ${budget.label.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${budget.bytes / 1000}  ${requests} requests of ${budget.requests}${strangers.length ? `  loads ${strangers.join(', ')}` : ''}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = failed ? 1 : 0;
