/** @module-tag thorough */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RtmCycle } from '../../contract/rtm/cycles.ts';
import type { RtmMonth } from '../../contract/rtm/billing.ts';
import { addDays, addMonths, toMonth, getToday } from '../../domain/platform/calendar.ts';
import { formatMonth } from '../../domain/rtm/months.ts';
import { formatMoney } from '../../src/ui/i18n/format.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { pdfPages } from '../api/pdf-pages.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { take } from './take.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';
import type { ReadyMonth, RtmMonthTotals } from '../../contract/rtm/bulk-billing.ts';

/** Of last month: its management is over, and the demo leaves some of it to be billed. */
const yearMonth = toMonth(addDays(`${toMonth(getToday('America/Denver', new Date()))}-01`, -1));
const every = 'IN_PROGRESS,ACTIVE_DAYS_INCOMPLETE,READY_TO_BILL,BILLED';

let page: Page;
let complaints: string[];
let cycle: RtmCycle;
let patient: string;

const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await page.request.get(`/api/v2/${path}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
};

beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@lakes.example.com');
  const { items } = await read<{ items: RtmMonth[] }>(`rtm/cycles?yearMonth=${yearMonth}&status=${every}&limit=100`);
  const ready = items
    .flatMap(({ cycles }) =>
      cycles.filter(
        ({ code, status, clock }) =>
          status === 'READY_TO_BILL' &&
          clock === 'ROLLING_30' &&
          cycles.filter((one) => one.code === code).length === 1,
      ),
    )
    .find(({ patientRecord }) => take(patientRecord.id));
  if (!ready) throw new Error('No demo patient has a window that is ready to bill.');
  cycle = ready;
  patient = formatFullName(cycle.patientRecord.patient);
});
afterAll(closeProfiles);

/** Goes by the Tab key alone until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await page.keyboard.press(key);
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function unfold(): Promise<void> {
  await tabTo(page.getByRole('searchbox', { name: 'Patient' }));
  await page.keyboard.type(patient);
  const head = page.getByRole('heading', { level: 2 }).getByRole('button');
  await expect.poll(() => head.count()).toBe(1);
  if ((await head.getAttribute('aria-expanded')) === 'false') await press(head);
  await page.getByRole('region', { name: 'Billable', exact: true }).waitFor();
}

/** Steps of one story, by keyboard alone: each stands on the one before. */
describe('RTM-01 a month that is billed', () => {
  it('RTM-03 RTM-08 says why a code is billable', async () => {
    const filter = JSON.stringify({ yearMonth, status: every });
    await page.goto(`/rtm-billing/cycles-by-month/?${new URLSearchParams({ filter })}`);
    await page.getByRole('heading', { level: 1, name: `RTM Billing: ${formatMonth(yearMonth)}` }).waitFor();
    await unfold();
    await page.getByRole('region', { name: 'Billable', exact: true }).getByText(cycle.explanation.text).waitFor();
    expect(await seriousInBothSchemes(page)).toEqual([]);
  });

  it('RTM-15 is billed once somebody says who bills it and confirms the rest', async () => {
    await press(button(`Mark as Billed: ${cycle.code} for ${patient}`));
    const dialog = page.getByRole('dialog', { name: `Mark as Billed: ${patient}` });
    await expect.poll(() => dialog.getByLabel('Billing practitioner').inputValue()).not.toBe('');
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await press(dialog.getByLabel(/^No other practitioner bills/), 'Space');
    await press(dialog.getByLabel(/^No remote physiologic monitoring/), 'Space');
    if (cycle.flags.length) await press(dialog.getByLabel('I reviewed the flagged items.'), 'Space');
    await press(dialog.getByRole('button', { name: 'Mark as Billed' }));
    await page.getByText(`${cycle.code} for ${patient} was billed.`).waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  it('RTM-16 is taken back with a reason, which its history keeps with who and when', async () => {
    await page.reload();
    await unfold();
    await press(button(`Revert to Ready to Bill: ${cycle.code} for ${patient}`));
    const dialog = page.getByRole('dialog', { name: 'Revert to Ready to Bill' });
    await tabTo(dialog.getByLabel('Reason'));
    await page.keyboard.type('Denied by the payer');
    const startedAt = Date.now();
    await press(dialog.getByRole('button', { name: 'Revert to Ready to Bill' }));
    await page.getByText(`${cycle.code} for ${patient} is ready to bill again.`).waitFor();
    await button(`Mark as Billed: ${cycle.code} for ${patient}`).waitFor();
    await press(page.locator('summary').filter({ hasText: 'History' }));
    const change = page.getByRole('listitem').filter({ hasText: 'Denied by the payer' }).last();
    const { firstName, lastName } = await read<{ firstName: string; lastName: string }>('users/current');
    await expect
      .poll(() => change.innerText())
      .toContain(`${cycle.code} Billed → Ready to Bill · ${formatFullName({ firstName, lastName })} · `);
    const at = Date.parse((await change.locator('time').getAttribute('datetime'))!);
    expect(at).toBeGreaterThanOrEqual(startedAt);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('RTM-07 is downloaded as a document without a name in the name of its file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 45_000 }),
      press(button(`Monthly PDF for ${patient}`)),
    ]);
    expect(download.suggestedFilename()).toBe(`rtm-packet-${cycle.patientRecord.id}-${yearMonth}.pdf`);
    expect(pdfPages(await readFile(await download.path())).join(' ')).toContain(cycle.code);
  });

  it('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
  });
});

/** Of a clinic whose patients no other story bills: what is undone leaves it as it was. */
describe('RTM-15 a month that is billed at once', () => {
  it('RTM-15 RTM-16 takes at most 6 clicks for all patients, and one to take it back', async () => {
    const clinic = await openBrowser();
    await signIn(clinic.page, 'admin@summit.example.com');
    const get = async <Answer>(path: string) =>
      (await clinic.page.request.get(`/api/v2/rtm/months/${path}`)).json() as Promise<Answer>;
    const current = toMonth(getToday('America/Los_Angeles', new Date()));
    // Early in a month most of what is ready is of the month before.
    const months = await Promise.all(
      [current, addMonths(current, -1)].map(async (month) => ({
        month,
        ...(await get<{ items: ReadyMonth[] }>(`${month}/ready`)),
      })),
    );
    const { month, items } = months.toSorted((a, b) => b.items.length - a.items.length)[0]!;
    // Flagged codes, and patients without a provider, are left out.
    const billable = items
      .filter(({ practitioner }) => practitioner !== null)
      .map(({ lines }) => lines.filter(({ flags }) => flags.length === 0))
      .filter((lines) => lines.length > 0);
    const cents = billable.flat().reduce((sum, line) => sum + (line.cents ?? 0), 0);
    const before = await get<RtmMonthTotals>(`${month}/totals`);

    let clicks = 0;
    const click = async (target: Locator) => {
      clicks++;
      await target.click();
    };
    const { page: screen } = clinic;
    await screen.goto('/rtm-billing/');
    await screen.getByRole('heading', { level: 1, name: `RTM Billing: ${formatMonth(current)}` }).waitFor();
    if (month !== current) {
      clicks++;
      await screen.getByLabel('Month').selectOption(month);
    }
    await click(screen.getByRole('checkbox', { name: 'Select all patients on this page' }));
    await click(screen.getByRole('button', { name: `Select all ${items.length}` }));
    await click(screen.getByRole('button', { name: `Bill ${items.length} patients` }));
    const dialog = screen.getByRole('dialog', { name: `Bill ${formatMonth(month)}` });
    await dialog.getByRole('table').waitFor();
    expect(await seriousInBothSchemes(screen)).toEqual([]);
    await click(dialog.getByLabel('I confirm for every patient listed:'));
    await click(dialog.getByRole('button', { name: `Bill ${billable.length} patients` }));
    await screen.getByText(`${billable.length} patients billed for ${formatMonth(month)}`).waitFor();
    expect(clicks).toBeLessThanOrEqual(6);

    const after = await get<RtmMonthTotals>(`${month}/totals`);
    expect(after.ready.cents ?? 0).toBe((before.ready.cents ?? 0) - cents);
    expect(after.billed.cents).toBe((before.billed.cents ?? 0) + cents);
    const total = (name: RegExp, shown: number | null) =>
      screen.getByRole('button', { name }).filter({ hasText: formatMoney(shown ?? 0) });
    await total(/^Billed/, after.billed.cents).waitFor();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await screen.getByText(`${billable.length} patients are ready to bill again.`).waitFor();
    await total(/^Ready/, before.ready.cents).waitFor();
    expect(await get(`${month}/totals`)).toMatchObject({ ready: before.ready, billed: before.billed });
    expect(clinic.complaints).toEqual([]);
  }, 180_000);
});
