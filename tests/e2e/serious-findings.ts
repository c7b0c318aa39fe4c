import axe from 'axe-core';
import type { Page } from 'playwright-core';

const LONGEST_TRANSITION_MS = 500;

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

async function findings(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}

/**
 * What axe finds serious or critical on the page, each in a line. What is found is looked for once more: something that
 * arrived just then may have begun another transition, which ends, while a fault stays.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const first = await findings(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(LONGEST_TRANSITION_MS);
  return findings(page);
}

/** The same in the light theme and, without opening the page again, in the dark one. */
export async function seriousInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await seriousFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
