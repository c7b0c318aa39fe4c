/** @module-tag thorough */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo } from './go-to.ts';
import { pickedUp } from './picked-up.ts';
import { closeProfiles, openBrowser, product, signIn } from './visitor.ts';

interface Seat {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}
let admin: Seat;
let support: Seat;
beforeAll(async () => {
  [admin, support] = [await openBrowser(), await openBrowser()];
  await signIn(admin.page, 'vendor.lists@example.com');
  await signIn(support.page, 'vendor.support.lists@example.com');
});
afterAll(closeProfiles);

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const column = (page: Page, label: string) => page.locator(`td[data-label="${label}"]`).allInnerTexts();
/** The screen follows the address a moment later: only what it shows is what the next press goes on from. */
const pressed = (page: Page, name: string) => page.getByRole('button', { name }).getAttribute('aria-pressed');
const order = (page: Page) => page.getByRole('columnheader', { name: 'Created' }).getAttribute('aria-sort');
const assessments = async (page: Page) => [...new Set(await column(page, 'Assessment'))];

describe('the lists of the vendor console', () => {
  let link: string;

  it('ENT-099 ASCAN-03 ASCAN-05 a filter is saved under a name', async () => {
    const { page, context } = admin;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await page.goto('/admin/scan/sessions/');
    await page.getByRole('button', { name: 'Last 90 days' }).click();
    await expect.poll(() => pressed(page, 'Last 90 days')).toBe('true');
    await page.getByRole('combobox', { name: 'Assessment' }).fill('timed');
    await page.getByRole('option', { name: 'Timed Up and Go', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.waitForURL(/assessmentIds/);
    await expect.poll(() => assessments(page)).toEqual(['Timed Up and Go']);
    await page.getByRole('button', { name: 'Created' }).click();
    await page.waitForURL(/order=ASC/);
    await expect.poll(() => order(page)).toBe('ascending');
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Timed, oldest first');
    await page.getByRole('button', { name: 'Save current filters' }).click();
    await page.getByRole('button', { name: 'Copy link to Timed, oldest first' }).click();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/admin/scan/sessions/?saved=');
    await page.keyboard.press('Escape');
  });

  it('a saved filter made by one member of staff opens by link for another', async () => {
    const { page } = support;
    await page.goto(link);
    await page.waitForURL(/assessmentIds/);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await expect.poll(() => column(page, 'UUID')).toEqual(await column(admin.page, 'UUID'));
    await expect.poll(() => assessments(page)).toEqual(['Timed Up and Go']);
    await expect.poll(() => pressed(page, 'Last 90 days')).toBe('true');
    await expect.poll(() => order(page)).toBe('ascending');
    // It is not among the other's own.
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByText('Save filters here to use them again').waitFor();
    await page.keyboard.press('Escape');
  });

  it('the export holds exactly what the filters show, in the chosen columns', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Organization' }).uncheck();
    await page.getByRole('button', { name: 'Move UUID' }).focus();
    await page.keyboard.press('Space');
    await pickedUp(page, 'UUID');
    // The first is the one that is not shown.
    for (const place of [5, 4, 3, 2]) {
      await page.keyboard.press('ArrowUp');
      await page.getByText(`UUID is over position ${place} of `).waitFor();
    }
    await page.keyboard.press('Space');
    await page.getByText('UUID moved to position 2 of ').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['UUID', 'Location', 'Assessment', 'Provider', 'Created', 'UID', 'Action']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines[0]!.replace('\uFEFF', '')).toBe('UUID,Location,Assessment,Provider,Created,Created: Time Zone,UID');
    const range = await page.getByText(/^\d+–\d+ of \d+$/).innerText();
    expect(lines.length - 1).toBe(Number(range.split(' of ')[1]));
    await page.reload();
    await expect.poll(() => page.getByRole('columnheader').first().innerText()).toBe('UUID');
  });

  it('Ctrl K jumps to a session by the first characters of its UUID, and to an organization', async () => {
    const { page } = support;
    const uuid = (await page.locator('[aria-label^="Copy UUID"]').first().getAttribute('aria-label'))!
      .split(' ')
      .at(-1)!;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /organizations, locations/ }).fill(uuid.slice(0, 9));
    await page.getByRole('option', { name: new RegExp(uuid) }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/sessionUUID/);
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /organizations, locations/ }).fill('summit motion');
    await page.getByRole('option', { name: 'Summit Motion Therapy', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Summit Motion Therapy' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/organizations\/\d+$/);
  });

  it('ALOC-04 two staff edit one keyword: the second sees what it became and loses nothing', async () => {
    for (const { page } of [admin, support]) await goTo(page, '/admin/locations/');
    const name = await admin.page.locator('td[data-label="Name"]').first().innerText();
    const edit = (page: Page) =>
      page
        .getByRole('button', { name: `Edit keyword for ${name}`, exact: true })
        .first()
        .click();
    await edit(admin.page);
    await edit(support.page);
    const field = (page: Page) => page.getByRole('textbox', { name: `Keyword for ${name}` });
    await field(admin.page).fill('tide');
    await field(admin.page).press('Enter');
    await admin.page.getByText('Successfully updated keyword.').waitFor();
    await field(support.page).fill('ebb');
    await field(support.page).press('Enter');
    await support.page.getByText('Someone else changed it to: tide').waitFor();
    await expect.poll(() => field(support.page).inputValue()).toBe('ebb');
    await support.page.getByRole('button', { name: 'Save', exact: true }).click();
    await support.page.getByText('Successfully updated keyword.').waitFor();
    await support.page
      .getByRole('button', { name: `History of ${name}`, exact: true })
      .first()
      .click();
    await support.page.getByText('Keyword: tide → ebb').waitFor();
    await expect.poll(() => support.page.getByRole('dialog').innerText()).toContain('Keyword changed');
  });

  it('the header of a table stays below the top bar, and the first column when it is wider than its place', async () => {
    const { page } = admin;
    await page.setViewportSize({ width: 1440, height: 600 });
    await goTo(page, '/admin/locations/');
    const table = page.getByRole('table', { name: 'Locations' });
    const heading = table.getByRole('columnheader', { name: 'Name', exact: true });
    const name = table.locator('td[data-label="Name"]').nth(10);
    const bar = (await page.getByRole('banner').boundingBox())!;
    await name.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await heading.boundingBox())!.y).toBe(bar.y + bar.height);
    // As with long names and every column shown.
    await table.evaluate((element) => (element.style.minWidth = '1800px'));
    // The list sees so a moment later, and its cells take their places.
    await page.locator('[data-wider]').waitFor();
    const { x } = (await name.boundingBox())!;
    const address = table.getByRole('columnheader', { name: 'Address' });
    const before = (await address.boundingBox())!.x;
    await address.hover();
    await page.mouse.wheel(300, 0);
    await expect.poll(async () => (await address.boundingBox())!.x).toBeLessThan(before);
    expect((await name.boundingBox())!.x).toBe(x);
    expect((await heading.boundingBox())!.x).toBe(x);
  });

  it('nothing on these pages complained', () => {
    expect([...admin.complaints, ...support.complaints]).toEqual([]);
  });
});
