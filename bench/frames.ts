import type { Page } from 'playwright-core';
import type { PatientRecord } from '../contract/patients/record.ts';
import { launchChromium } from '../tests/e2e/chromium.ts';
import { startProduct } from './product-pages.ts';

/*
 * Frames that come late while something moves, beside a page on which nothing does: `node --import tsx bench/frames.ts`.
 * Without a graphics card Chromium paints in software, so the first line tells what this machine reaches at all.
 */
const LATE_MS = 33;
const SPAN_MS = 3000;
const BLOCKS = 100;

const product = await startProduct();
const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addCookies(product.visits.library.cookies!);
// What runs these files names every function by a helper that a page does not have.
await context.addInitScript('globalThis.__name = (named) => named');

async function slowed(page: Page, rate: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Milliseconds between the frames drawn while `work` is under way. */
async function framesOf(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const kept: number[] = [];
    Object.assign(window, { kept });
    let last = performance.now();
    const next = (now: number) => {
      kept.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await work();
  return page.evaluate(() => (window as unknown as { kept: number[] }).kept.slice(1));
}

async function report(label: string, page: Page, work: () => Promise<unknown>): Promise<void> {
  for (const rate of [1, 4]) {
    await slowed(page, rate);
    const frames = (await framesOf(page, work)).toSorted((a, b) => a - b);
    const late = frames.filter((each) => each > LATE_MS).length;
    const p95 = frames[Math.floor(frames.length * 0.95)] ?? 0;
    console.log(
      `${label.padEnd(34)} ${rate}x  ${String(late).padStart(4)} of ${frames.length} frames over ${LATE_MS} ms   p95 ${p95.toFixed(1)} ms   worst ${(frames.at(-1) ?? 0).toFixed(0)} ms`,
    );
  }
  await slowed(page, 1);
}

async function inLibrary(page: Page): Promise<void> {
  await page.goto(`${product.url}/programs/exercise-library/`);
  await page.locator('main ul li:nth-child(36) button').first().waitFor();
  await page.waitForTimeout(SPAN_MS);
  await report('library, 36 cards moving', page, () => page.waitForTimeout(SPAN_MS));
  await report('library, scrolled', page, async () => {
    await page.mouse.move(800, 500);
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, step < 30 ? 60 : -60);
      await page.waitForTimeout(SPAN_MS / 60);
    }
  });
}

/** Gives a patient a program of a hundred blocks and opens it in the builder. */
async function longProgram(page: Page): Promise<void> {
  const id = await page.evaluate(async (blocks) => {
    const patients = (await (await fetch('/api/v2/patients?limit=100')).json()) as { items: PatientRecord[] };
    const patient = patients.items.find(({ products, discharged }) => products.includes('HEALTH') && !discharged)!;
    const exercises = (await (await fetch('/api/v2/exercises')).json()) as { id: string }[];
    const body = {
      name: 'A hundred exercises',
      blocks: exercises.slice(0, blocks).map((exercise) => ({
        uuid: crypto.randomUUID(),
        exerciseId: exercise.id,
        numSets: 1,
        setGoal: { goalType: 'REPS', reps: 10, time: null },
        sideOfBody: null,
      })),
    };
    await fetch(`/api/v2/patients/${patient.id}/program`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return patient.id;
  }, BLOCKS);
  await page.goto(`${product.url}/programs/assign/${id}?edit=true`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page
    .getByRole('button', { name: /^Move / })
    .nth(BLOCKS - 1)
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(SPAN_MS);
}

async function dragOnce(page: Page): Promise<void> {
  const handle = (await page
    .getByRole('button', { name: /^Move / })
    .first()
    .boundingBox())!;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 240, { steps: 60 });
  await page.mouse.move(x, y + 120, { steps: 30 });
  await page.mouse.up();
}

try {
  const still = await context.newPage();
  await still.goto(`${product.url}/user/not-found/`);
  await report('a page where nothing moves', still, () => still.waitForTimeout(SPAN_MS));
  await still.close();
  const page = await context.newPage();
  await inLibrary(page);
  await longProgram(page);
  await report(`builder, ${BLOCKS} blocks, one dragged`, page, () => dragOnce(page));
} finally {
  await browser.close();
  await product.stop();
}
