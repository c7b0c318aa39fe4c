import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminOrganization } from '../../contract/organizations/admin-organizations.ts';
import { ownOrganization } from './own-organization.ts';
import { pickedUp } from './picked-up.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

type Visit = Awaited<ReturnType<typeof openBrowser>>;

/** Has the modules that the Harbor Balance Institute begins with. */
const NAME = 'Jetty Balance Clinic';

/** Two members of staff, both of whom may edit, at that organization. */
let admin: Visit;
let support: Visit;
let id: number;

const open = async (page: Page) => {
  await page.goto(`/admin/scan/organizations/${id}/modules`);
  await page.getByRole('heading', { name: 'Scan Modules' }).waitFor();
};
const stored = async ({ page }: Visit) => {
  const answer = await page.request.get(`/api/v2/admin/organizations/${id}`);
  return ((await answer.json()) as AdminOrganization).scanModules;
};
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const bar = (page: Page) => page.getByRole('group', { name: 'Unsaved changes' });
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const modules = (page: Page) =>
  page.getByRole('list', { name: 'Modules in order' }).getByRole('heading').allTextContents();
const handlesOf = (list: Locator) =>
  list.getByRole('button', { name: /^Move / }).evaluateAll((all) => all.map((one) => one.ariaLabel));
const saved = async (page: Page) => {
  await inBar(page, 'Save').click();
  await page.getByText(`${NAME} Modules Updated`).waitFor();
  await bar(page).waitFor({ state: 'detached' });
};
const centre = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const inSteps = (from: number, to: number) =>
  Array.from({ length: 10 }, (_, step) => from + ((to - from) * (step + 1)) / 10);

/** Takes up what has the handle, moves it by arrows and lays it down; every place is told. */
async function byKeyboard(page: Page, name: string, arrow: string, told: readonly string[]) {
  await handle(page, name).focus();
  await page.keyboard.press('Space');
  await pickedUp(page, name);
  for (const words of told) {
    await page.keyboard.press(arrow);
    await page.getByText(words).waitFor();
  }
  await page.keyboard.press('Space');
  await page.getByText(`${name} moved to position`).waitFor();
}

beforeAll(async () => {
  admin = await openBrowser();
  support = await openBrowser({ width: 390 });
  await signIn(admin.page, 'vendor.admin@example.com');
  await signIn(support.page, 'vendor.support@example.com');
  ({ id } = await ownOrganization({ name: NAME, word: 'jetty', products: ['SCAN'] }));
  const { request } = admin.page;
  const { items } = (await (await request.get('/api/v2/admin/organizations?q=Harbor')).json()) as {
    items: AdminOrganization[];
  };
  const one = async (of: number) =>
    (await (await request.get(`/api/v2/admin/organizations/${of}`)).json()) as AdminOrganization;
  const [harbor, { version }] = [await one(items[0]!.id), await one(id)];
  await request.patch(`/api/v2/admin/organizations/${id}`, {
    data: { scanModules: harbor.scanModules },
    headers: { 'if-match': String(version) },
    failOnStatusCode: true,
  });
  await open(admin.page);
});
afterAll(closeProfiles);

describe('scan modules in the browser', () => {
  it('MODS-10 MODS-14 MODS-20 are put in order by the mouse, until Cancel brings back the order that is saved', async () => {
    const { page } = admin;
    await expect.poll(() => modules(page)).toEqual(['Balance', 'Tremor', 'Mobility']);
    const from = await centre(handle(page, 'Mobility'));
    const to = await centre(handle(page, 'Balance'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const y of inSteps(from.y, to.y - 20)) await page.mouse.move(from.x, y);
    await page.mouse.up();
    await expect.poll(() => modules(page)).toEqual(['Mobility', 'Balance', 'Tremor']);
    await bar(page).waitFor();
    expect((await stored(admin)).map(({ name }) => name)).toEqual(['Balance', 'Tremor', 'Mobility']);
    await inBar(page, 'Cancel').click();
    await expect.poll(() => modules(page)).toEqual(['Balance', 'Tremor', 'Mobility']);
  });

  it('MODS-10 MODS-11 MODS-21 are put in order and saved by the keyboard, and so are their assessments', async () => {
    const { page } = admin;
    await byKeyboard(page, 'Mobility', 'ArrowUp', [
      'Mobility is over position 2 of 3.',
      'Mobility is over position 1 of 3.',
    ]);
    await expect.poll(() => modules(page)).toEqual(['Mobility', 'Balance', 'Tremor']);
    await page.getByRole('button', { name: 'Balance', exact: true }).focus();
    await page.keyboard.press('Enter');
    await byKeyboard(page, 'Tandem Stance', 'ArrowUp', ['Tandem Stance is over position 2 of 3.']);
    const list = card(page, 'Balance').getByRole('list');
    const inOrder = ['Move Functional Reach', 'Move Tandem Stance', 'Move Sit to Stand, 30 Seconds'];
    await expect.poll(() => handlesOf(list)).toEqual(inOrder);
    await inBar(page, 'Save').focus();
    await page.keyboard.press('Enter');
    await page.getByText(`${NAME} Modules Updated`).waitFor();
    const [first, second, third] = await stored(admin);
    expect([first!.name, second!.name, third!.name]).toEqual(['Mobility', 'Balance', 'Tremor']);
    expect(second!.assessments.map((each) => each.id)).toEqual(['AST-0001', 'AST-0020', 'AST-0019']);
    expect(admin.complaints).toEqual([]);
  });

  it(
    'MODS-10 are put in order by a finger on a telephone, where the bar leaves everything in reach',
    { tags: 'thorough' },
    async () => {
      const { page, context } = support;
      await open(page);
      const finger = await context.newCDPSession(page);
      await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      const from = await centre(handle(page, 'Tremor'));
      const to = await centre(handle(page, 'Mobility'));
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [from]);
      for (const y of inSteps(from.y, to.y - 20)) await touch('touchMove', [{ x: from.x, y }]);
      await touch('touchEnd', []);
      await finger.detach();
      await expect.poll(() => modules(page)).toEqual(['Tremor', 'Mobility', 'Balance']);
      for (const name of await modules(page)) await page.getByRole('button', { name, exact: true }).click();
      const last = card(page, 'Balance').getByRole('button', { name: 'Add Assessment' });
      // The cards that were opened grow for a moment.
      const room = async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const end = (await last.boundingBox())!;
        return (await bar(page).boundingBox())!.y - (end.y + end.height);
      };
      await expect.poll(room).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await seriousInBothSchemes(page)).toEqual([]);
    },
  );

  it('MODS-18 asks before the page is left, and stays if wanted', { tags: 'thorough' }, async () => {
    const { page } = support;
    await page.getByRole('link', { name: 'All organizations' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => modules(page)).toEqual(['Tremor', 'Mobility', 'Balance']);
    expect(support.complaints).toEqual([]);
  });

  it(
    'MODS-31 get an image of the catalogue, which is drawn; one from elsewhere is told and not loaded',
    { tags: 'thorough' },
    async () => {
      const { page } = admin;
      await page.getByRole('button', { name: 'Edit Balance' }).click();
      await page.getByRole('dialog', { name: 'Edit Module' }).getByLabel('Balance & Stability').check();
      expect(await seriousInBothSchemes(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      const image = card(page, 'Balance').locator('img');
      await expect.poll(() => image.evaluate((drawn) => (drawn as HTMLImageElement).naturalWidth)).toBe(64);
      await page.getByRole('button', { name: 'Edit Tremor' }).click();
      await page.getByLabel('Custom URL').check();
      await page.getByLabel('Image URL').fill('https://images.example.com/tremor.png');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Tremor', exact: true }).click();
      await card(page, 'Tremor').getByText('The image is hosted at images.example.com.').waitFor();
      await expect.poll(() => card(page, 'Tremor').locator('img').count()).toBe(0);
      await saved(page);
      const images = (await stored(admin)).map(({ imageUrl }) => imageUrl);
      expect(images).toEqual([
        null,
        new URL('/scan-modules/2.svg', page.url()).href,
        'https://images.example.com/tremor.png',
      ]);
      expect(admin.complaints).toEqual([]);
    },
  );

  it(
    'C1 MODS-21 of two who save at once the later one sees what is there now, and nobody’s edits are lost',
    { tags: 'thorough' },
    async () => {
      const { page } = support;
      await page.getByRole('button', { name: 'Delete Mobility' }).click();
      await inBar(page, 'Save').click();
      const now = page.getByRole('list', { name: 'Modules currently saved' });
      await now.waitFor();
      await expect
        .poll(() => now.getByRole('listitem').allTextContents())
        .toEqual(['Mobility · 4 assessments ', 'Balance · 3 assessments Changed', 'Tremor · 1 assessment Changed']);
      await expect.poll(() => modules(page)).toEqual(['Tremor', 'Balance']);
      expect(await seriousInBothSchemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keep my changes and add theirs' }).click();
      await saved(page);
      const both = await stored(support);
      expect(both.map(({ name }) => name)).toEqual(['Tremor', 'Balance']);
      expect(both.map(({ imageUrl }) => imageUrl)).toEqual([
        'https://images.example.com/tremor.png',
        new URL('/scan-modules/2.svg', page.url()).href,
      ]);
      expect(both[1]!.assessments.map((each) => each.id)).toEqual(['AST-0001', 'AST-0020', 'AST-0019']);
      expect(support.complaints).toEqual([]);
    },
  );

  it('OPEN-157 a press anywhere on a row of the list opens its modules', { tags: 'thorough' }, async () => {
    const page = await admin.context.newPage();
    await page.goto('/admin/scan/organizations/');
    const place = page.getByRole('row').filter({ hasText: NAME }).getByRole('cell').last();
    await place.scrollIntoViewIfNeeded();
    const { x, y } = await centre(place);
    await page.mouse.click(x, y);
    await page.waitForURL(`**/admin/scan/organizations/${id}/modules`);
    await page.getByRole('heading', { name: 'Scan Modules' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(NAME);
    await page.close();
  });
});
