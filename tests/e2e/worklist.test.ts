/** @module-tag thorough */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Worklist } from '../../contract/worklist/worklist.ts';
import { goTo } from './go-to.ts';
import { quiet } from './quiet.ts';
import { findUnreadable } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@summit.example.com');
});
afterAll(closeProfiles);

const card = () => page.getByRole('region', { name: 'Needs attention today' });
const names = () => card().getByRole('link');
const chip = (name: string) => card().getByRole('button', { name: new RegExp(`^${name} \\d+$`) });

async function openHome(how: 'by a link' | 'loaded' = 'by a link'): Promise<void> {
  await (how === 'loaded' ? page.goto('/home/') : goTo(page, '/home/'));
  await names().first().waitFor();
}

/** By the Tab key alone from the first name, over the action of its row. */
async function tabToSnooze(): Promise<void> {
  await names().first().focus();
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Snooze') return;
  }
  throw new Error('The Tab key does not lead to Snooze.');
}

describe('needs attention today', () => {
  it.each([
    ['Survey', 'Surveys'],
    ['No session', 'Activity'],
  ])('%s leads to %s of the record', async (reason, section) => {
    await openHome();
    await chip(reason).click();
    await page.waitForURL(/reason=/);
    const count = Number((await chip(reason).innerText()).split(/\s+/).at(-1));
    await card()
      .getByText(new RegExp(`^1–\\d+ of ${count}$`))
      .waitFor();
    const name = await names().first().innerText();
    // Anywhere on the row.
    await names()
      .first()
      .locator('xpath=ancestor::li[1]')
      .click({ position: { x: 300, y: 30 } });
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect
      .poll(() => page.getByRole('tab', { name: section, exact: true }).getAttribute('aria-selected'))
      .toBe('true');
    await page.goBack();
    await expect.poll(() => chip(reason).getAttribute('aria-pressed')).toBe('true');
  });

  // Whether a note is due depends on the day: the reason is put into the answer.
  it('NOTE_DUE leads to Care Management of the record on any day', async () => {
    const { items } = (await (await page.request.get('/api/v2/patients?product=HEALTH&limit=1')).json()) as {
      items: { id: number; patient: { firstName: string; lastName: string } }[];
    };
    const { id, patient } = items[0]!;
    const { firstName, lastName } = patient;
    await page.route('**/api/v2/worklist?*', async (route) => {
      const response = await route.fetch();
      const worklist = (await response.json()) as Worklist;
      const reasons = [
        {
          kind: 'NOTE_DUE',
          urgency: 95,
          explanation: { code: 'worklist.reason', text: 'There is something to do.' },
          headline: null,
        },
      ];
      const first = { ...worklist.items[0], patient: { id, firstName, lastName }, reasons };
      await route.fulfill({ response, json: { ...worklist, items: [first] } });
    });
    await openHome('loaded');
    await card().getByText('There is something to do.').first().waitFor();
    await names().first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `${firstName} ${lastName}`, level: 1 }).waitFor();
    await expect
      .poll(() => page.getByRole('tab', { name: 'Care Management', exact: true }).getAttribute('aria-selected'))
      .toBe('true');
    await page.unroute('**/api/v2/worklist?*');
  });

  it('a patient is snoozed and taken back by keyboard alone', async () => {
    await openHome();
    const name = await names().first().innerText();
    const total = async () => Number((await chip('All').innerText()).split(/\s+/).at(-1));
    const before = await total();
    await tabToSnooze();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'For today' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await card().getByText(`${name} is snoozed through`).waitFor();
    await expect.poll(total).toBe(before - 1);
    await expect.poll(() => card().getByRole('link', { name, exact: true }).count()).toBe(0);
    await page.reload();
    await names().first().waitFor();
    await expect.poll(() => card().getByRole('link', { name, exact: true }).count()).toBe(0);
    // The first of the next: undone at once.
    const next = await names().first().innerText();
    await tabToSnooze();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'For today' }).waitFor();
    await page.keyboard.press('Enter');
    await card().getByText(`${next} is snoozed through`).waitFor();
    await page.keyboard.press('Enter');
    await card().getByRole('link', { name: next, exact: true }).waitFor();
    await expect.poll(total).toBe(before - 1);
  });

  it('my patients only is kept through a reload', async () => {
    await openHome();
    await card().getByRole('checkbox', { name: 'My patients' }).check();
    await page.reload();
    await expect.poll(() => card().getByRole('checkbox', { name: 'My patients' }).isChecked()).toBe(true);
    await card().getByRole('checkbox', { name: 'My patients' }).uncheck();
  });

  it('the dashboard asks twice at most, and axe finds nothing serious in light and dark, wide and narrow', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
    });
    await openHome('loaded');
    await page.getByRole('tab', { name: /^Ready to bill today/ }).click();
    await page
      .getByRole('tabpanel', { name: /^Ready to bill today/ })
      .getByRole('cell')
      .first()
      .waitFor();
    expect(asked.toSorted()).toEqual([
      '/api/v2/dashboards/actions',
      '/api/v2/status',
      '/api/v2/users/current',
      '/api/v2/worklist',
    ]);
    const appearances = [
      { scheme: 'light', width: 390 },
      { scheme: 'dark', width: 1440 },
      { scheme: 'light', width: 1440 },
    ] as const;
    expect(await findUnreadable(page, appearances)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('REC-28 15 patients fit on the screen, and a care note takes three clicks', async () => {
    await openHome('loaded');
    const rows = card().getByRole('list', { name: 'Needs attention today' }).locator('> li');
    await expect.poll(() => rows.count()).toBe(15);
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(45);
    const last = (await rows.last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(900);
    await chip('Note due').click();
    await page.waitForURL(/reason=/);
    // The previous rows stay until the answer comes: a press on one that is being replaced is lost.
    await quiet(page);
    const button = card()
      .getByRole('button', { name: /^Add note for/ })
      .first();
    await button.waitFor();
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    await click(button);
    const form = page.getByRole('dialog', { name: 'Add Care Note' });
    await form.getByLabel('Notes', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('Called about the program.');
    await click(form.getByRole('button', { name: '20 minutes' }));
    await click(form.getByRole('button', { name: 'Save Care Note' }));
    await page.getByText('Care note saved.').waitFor();
    expect(clicks).toBe(3);
    await form.waitFor({ state: 'hidden' });
  });

  it('nothing on these pages complained', () => {
    expect(complaints).toEqual([]);
  });
});
