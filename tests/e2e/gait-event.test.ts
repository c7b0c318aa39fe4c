/** @module-tag thorough */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GaitSession } from '../../contract/gait/gait-session.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { ownOrganization } from './own-organization.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let context: BrowserContext;
let page: Page;
let complaints: string[];
let location: number;
const uid = `EVENT-${Date.now()}`;
const TIMED = '**/api/v2/gait/timed-walks';

beforeAll(async () => {
  ({ context, page, complaints } = await openBrowser());
  await page.setViewportSize({ width: 820, height: 1180 });
  const own = await ownOrganization({ name: 'Corridor Gait Center', word: 'corridor', products: ['GAIT'] });
  await signIn(page, own.admin);
  location = own.locations[0]!.id;
});
afterAll(closeProfiles);

const who = () => page.getByLabel('Unique Gait ID or name');
const big = (name: RegExp) => page.getByRole('button', { name });
const inFocus = () => page.evaluate(() => document.activeElement?.textContent);
const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const walksToday = () => page.getByRole('list', { name: 'Walks today' }).getByRole('listitem').filter({ hasText: uid });
const scan = async () => {
  await who().fill(uid);
  await page.keyboard.press('Enter');
};

describe('an event on a tablet', () => {
  it('GAIT-19 GAIT-20 OPEN-101 begins where patients are added; an ID that nobody has is added in its place', async () => {
    await page.goto(`/gait/events/patients/?location=${location}`);
    await page.getByRole('heading', { level: 1, name: 'Events - Add Patient' }).waitFor();
    await page.getByRole('link', { name: 'Time walks' }).click();
    await page.waitForURL(`**/gait/events/walk/?location=${location}`);
    await expect.poll(() => who().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await scan();
    await page.getByText(`No patient has the Unique Gait ID ${uid}.`).waitFor();
    await page.getByRole('button', { name: `Add ${uid}` }).click();
    await page.getByRole('heading', { level: 2, name: uid }).waitFor();
    expect(await seriousInBothSchemes(page)).toEqual([]);
  });

  it('AGAIT-06 CONST-07 times a walk by the space key, says its speed, keeps it, and goes to the next patient', async () => {
    // The clock stands still but for the walk; a little ago, for a walk has to be over by the server's clock.
    await page.clock.install({ time: Date.now() - 10_000 });
    await page.clock.pauseAt(Date.now() - 9000);
    await page.keyboard.press('Space');
    await big(/^Stop/).waitFor();
    await page.clock.runFor(2500);
    await page.keyboard.press('Space');
    await page.getByRole('heading', { name: 'Walk 1' }).waitFor();
    await page.clock.resume();
    await page.getByText('0.8 m/s or faster').waitFor();
    await page.getByText('No earlier walk with a speed.').waitFor();
    // 4 metres in 2.5 seconds.
    await expect.poll(() => inFocus()).toBe('1.60 m/s');
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await page.getByLabel('Comment').fill('First corridor.');
    await page.getByRole('button', { name: 'Save and next patient' }).dblclick();
    await page.getByText('Walk saved.').waitFor();
    await who().waitFor();
    await expect.poll(() => walksToday().count()).toBe(1);
  });

  it('loses nothing with the network dead: not by a reload, and nothing is written twice when it is back', async () => {
    await scan();
    await page.getByRole('heading', { level: 2, name: uid }).waitFor();
    await page.getByLabel('Or enter seconds').fill('6.25');
    await page.keyboard.press('Enter');
    await page.getByText('0.64 m/s').waitFor();
    await page.getByText('Below 0.8 m/s').waitFor();
    // The server writes it and its answer is lost; then there is no network at all.
    await page.route(TIMED, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    await page.getByRole('button', { name: 'Save and next patient' }).click();
    await page.getByText('1 walk on this tablet has not been sent yet.').waitFor();
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await page.unroute(TIMED);
    await page.route(TIMED, (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await page.getByText('1 walk on this tablet has not been sent yet.').waitFor();
    await page.unroute(TIMED);
    await page.getByText('Walk saved.').waitFor();
    await expect.poll(() => page.getByText('on this tablet has not been sent').count()).toBe(0);
    await expect.poll(() => walksToday().count()).toBe(2);
  });

  it('asks before a walk that is not saved is left', async () => {
    await scan();
    await page.getByLabel('Or enter seconds').fill('5');
    await page.keyboard.press('Enter');
    await page.getByText('0.80 m/s').waitFor();
    await page.getByRole('link', { name: 'Today’s report' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Discard and time again' }).click();
    await expect.poll(() => big(/^Start/).count()).toBe(1);
  });

  it.each([390, 1440])('is usable at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(fits).toBe(true);
    expect(await seriousInBothSchemes(page)).toEqual([]);
  });

  it('GAIT-05 GAIT-12 REC-30 its walks stand in the report of the day and on the record of the patient', async () => {
    const id = Number((await walksToday().first().getByRole('link').getAttribute('href'))!.split('/')[2]);
    await page.getByRole('link', { name: 'Today’s report' }).click();
    await page.getByRole('heading', { level: 1, name: /^Gait Report: / }).waitFor();
    await expect.poll(() => page.getByText(uid).count()).toBeGreaterThan(0);
    const answer = await page.request.get(`/api/v2/patients/${id}/gait-sessions`);
    const { items } = (await answer.json()) as { items: GaitSession[] };
    expect(items.map(({ session }) => [session.data[0]!.measures[0]!.source, session.meta.comment])).toEqual([
      ['STOPWATCH', ''],
      ['STOPWATCH', 'First corridor.'],
    ]);
    await page.goto(`/patients/${id}/gait/activity`);
    await page.getByText('0.64 m/s').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('GAIT-21 GAIT-23 a press anywhere on a row of the event’s patients opens that patient', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/gait/events/patients/?location=${location}`);
    const row = page.getByRole('row').filter({ hasText: uid });
    await row.waitFor();
    // The row may stand there before the search moves it: it is pressed once what was found is drawn.
    const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === uid);
    await page.getByLabel('Search').fill(uid);
    await (await found).finished();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const [, opens] = /(\/patients\/\d+)/.exec((await row.getByRole('link').getAttribute('href'))!)!;
    // The name's link lies over the row and takes the press.
    await row.getByRole('cell').last().click({ force: true });
    await expect.poll(() => new URL(page.url()).pathname).toContain(`${opens}/`);
    await page.getByText(uid).first().waitFor();
  });
});
