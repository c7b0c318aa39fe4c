import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openPage, PHONE, TABLET, until } from './page.ts';

const page = openPage();
beforeAll(() => page.signIn('admin@lakes.example.com'));

/** What axe finds serious or critical, each in a line. */
async function seriousFindings(): Promise<string[]> {
  await page.engine.evaluate(`(async () => { ${axe.source}; return ''; })()`);
  return page.call(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
  });
}

describe.each([
  ['/home/', 'home'],
  ['/patients/', 'patients'],
  ['/programs/exercise-library/', 'library'],
  ['/rtm-billing/cycles-by-month/', 'billing'],
  ['/gait/reports/', 'gait-reports'],
])('SHELL-01 %s in any browser', (path, name) => {
  it('fits a computer, a tablet and a phone, and axe finds nothing serious', async () => {
    await page.resize(DESKTOP);
    await page.go(path);
    await page.find({ css: 'main :is(h1, h2)' }).isThere();
    for (const size of [DESKTOP, TABLET, PHONE]) {
      await page.resize(size);
      await until(page.overflow, (pixels) => expect(pixels).toBe(0));
      await page.picture(`${name}-${size[0]}`);
    }
    await page.settle();
    await until(seriousFindings, (found) => expect(found).toEqual([]));
    expect(await page.complaints()).toEqual([]);
  });
});
