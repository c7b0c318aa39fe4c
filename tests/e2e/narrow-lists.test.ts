/** @module-tag thorough */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { goTo } from './go-to.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
beforeAll(async () => {
  ({ page } = await openBrowser());
  await signIn(page, 'admin@summit.example.com');
});
afterAll(closeProfiles);

/** What of the names is wider than where they stand, and so cut off. */
const cut = (names: Locator) =>
  names.evaluateAll((all) =>
    all.flatMap((name) => {
      const place = name.closest('td, li') ?? name;
      return place.scrollWidth > place.clientWidth || name.scrollWidth > name.clientWidth ? name.textContent : [];
    }),
  );

it.each([1440, 1366, 820, 390])(
  'PAT-01 at %d pixels no name of the patient list and the worklist is cut off',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await goTo(page, '/patients/');
    const patients = page.getByRole('table').locator('a[href^="/patients/"]');
    await patients.first().waitFor();
    expect(await patients.count()).toBe(15);
    expect(await cut(patients)).toEqual([]);
    await goTo(page, '/home/');
    const attention = page.getByRole('region', { name: 'Needs attention today' }).getByRole('link');
    await attention.first().waitFor();
    expect(await cut(attention)).toEqual([]);
    const lists = page.getByRole('table').getByRole('link');
    await lists.first().waitFor();
    expect(await cut(lists)).toEqual([]);
  },
);

it.each([820, 390])(
  'AGAIT-01 at %d pixels no captured time of the vendor’s gait sessions is cut off',
  async (width) => {
    const { page: vendor } = await openBrowser({ width });
    await signIn(vendor, 'vendor.admin@example.com');
    await goTo(vendor, '/admin/gait/sessions');
    const times = vendor.getByRole('table').locator('td time');
    await times.first().waitFor();
    expect(await cut(times)).toEqual([]);
  },
);

it.each([1440, 1366, 820, 390])('at %d pixels the care timer lies upon no pager', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  const { items } = (await (await page.request.get('/api/v2/patients?products=HEALTH')).json()) as {
    items: { id: number; discharged: boolean; productData: { health: object | null } }[];
  };
  const { id } = items.find(({ discharged, productData }) => !discharged && productData.health !== null)!;
  await goTo(page, `/patients/${id}/health/care-management`);
  await page.getByRole('button', { name: /^(Start|Stop) timer$/ }).waitFor();
  const start = page.getByRole('button', { name: 'Start timer' });
  if (await start.count()) await start.click();
  await goTo(page, '/patients/');
  const pager = page.locator('.MuiTablePagination-root');
  const pill = page.getByRole('region', { name: 'Care time' });
  await pill.getByRole('link').waitFor();
  await pager.scrollIntoViewIfNeeded();
  const [over, under] = [(await pill.boundingBox())!, (await pager.boundingBox())!];
  expect(over.y + over.height).toBeLessThanOrEqual(under.y);
  expect(over.x).toBeGreaterThanOrEqual(0);
  expect(over.x + over.width).toBeLessThanOrEqual(width);
  for (const name of ['Pause timer', /^Stop the timer for/]) {
    const button = (await pill.getByRole('button', { name }).boundingBox())!;
    expect(button.x + button.width).toBeLessThanOrEqual(over.x + over.width + 1);
  }
});
