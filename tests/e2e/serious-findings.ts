import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Until no transition runs: a colour on its way from one theme to the other would be judged half-way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    async () => await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

/** Of all rules, or of those that a theme can change. */
type Rules = 'all' | 'colours';
type WindowWithAxe = typeof window & { axe?: { run: typeof axe.run } };

async function findings(page: Page, rules: Rules): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => Boolean((window as WindowWithAxe).axe)))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    // No rule that is asked here looks into style sheets or films of other origins, which axe would load first.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: false };
    if (only === 'colours') options.runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
    const { violations: found } = await (window as WindowWithAxe).axe!.run(document, options);
    return found.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map((node) => node.html) }));
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.map((element) => element.slice(0, 120)).join(' ')}`);
}

/** Looked for until two looks in a row find the same: what arrived just then may have begun a transition, which ends. */
async function lasting(page: Page, rules: Rules): Promise<string[]> {
  let found = await findings(page, rules);
  for (let before = ''; found.length > 0 && found.join() !== before; found = await findings(page, rules))
    before = found.join();
  return found;
}

/** What axe finds serious or critical on the page, each in a line. */
export const seriousFindings = (page: Page): Promise<string[]> => lasting(page, 'all');

/**
 * The same in the light theme and, without opening the page again, in the dark one: there for what has to do with colours,
 * as nothing else differs.
 */
export async function seriousInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await lasting(page, rules)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

/** A theme and a width in pixels, in which a page is looked at without being opened again. */
export interface Appearance {
  scheme: 'light' | 'dark';
  width: number;
}

const TABLET_AND_PHONE: readonly Appearance[] = [
  { scheme: 'dark', width: 900 },
  { scheme: 'light', width: 390 },
];

/** What axe finds serious in each appearance, and in which of them the page stays wider than the screen. */
export async function findUnreadable(
  page: Page,
  appearances: readonly Appearance[] = TABLET_AND_PHONE,
): Promise<string[]> {
  const found: string[] = [];
  for (const { scheme, width } of appearances) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    const problems = await lasting(page, 'all');
    // A chart takes its new width a moment after its page.
    const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
      timeout: 5000,
    });
    await fits.catch(() => problems.push('too wide'));
    found.push(...problems.map((problem) => `${scheme} at ${width}: ${problem}`));
  }
  return found;
}
