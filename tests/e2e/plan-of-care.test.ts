/** @module-tag thorough */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { addDays, formatDay, getToday } from '../../domain/platform/calendar.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { goTo } from './go-to.ts';
import { findUnreadable, type Appearance } from './serious-findings.ts';
import { take } from './take.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

/** That a discharge may be dated back (REC-43). */
const DISCHARGE_DAYS = 28;
const APPEARANCES: readonly Appearance[] = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 390 },
];

let page: Page;
let complaints: string[];
let name = '';
let id = 0;
let today = '';
let yesterday = '';

beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@lakes.example.com');
  const list = await page.request.get('/api/v2/patients?state=ACTIVE&limit=200');
  const { items } = (await list.json()) as { items: PatientRecord[] };
  // In care for longer than the days that a discharge may be dated back, so that yesterday can be picked.
  const longAgo = addDays(getToday('America/New_York', new Date()), -DISCHARGE_DAYS - 2);
  const patient = items.find(
    ({ id: known, may, plansOfCare }) => may?.discharge && plansOfCare.at(-1)!.start < longAgo && take(known),
  )!;
  ({ id } = patient);
  name = formatFullName(patient.patient);
  today = getToday(patient.location.timezone, new Date());
  yesterday = addDays(today, -1);
});
afterAll(closeProfiles);

const button = (label: string) => page.getByRole('button', { name: label, exact: true });
const dialog = (label: string) => page.getByRole('dialog', { name: label });
const header = () => page.getByRole('heading', { level: 1, name });
const openRecord = async (search = '') => {
  await goTo(page, `/patients/${id}${search}`);
  await page.getByRole('heading', { level: 1, name, includeHidden: true }).waitFor();
};

async function listed(tab: string): Promise<boolean> {
  // Loaded: a list that was open before is shown as it was until the next answer.
  await page.goto('/patients/');
  await page.getByRole('tab', { name: tab }).click();
  await page.getByLabel('Search Patients').fill(name);
  const row = page.getByRole('link', { name, exact: true });
  const nobody = page.getByText('No patients meet that criteria.');
  await row.or(nobody).first().waitFor();
  return (await row.count()) > 0;
}

/** Presses Tab until a button of that name has the focus. */
async function tabTo(label: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await button(label).evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${label}.`);
}

// One story, told in order: each step stands on the one before.
describe('the end of care and its new beginning', () => {
  it('OPEN-046 REC-14 REC-41 discharges today from the list’s menu, and takes it back', async () => {
    await expect.poll(() => listed('Active')).toBe(true);
    await button(`Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Discharge' }).click();
    await dialog('Discharge Patient')
      .getByText(`${name} stays active through ${formatDay(today)} and is archived afterward.`)
      .waitFor();
    await dialog('Discharge Patient').getByRole('button', { name: 'Discharge', exact: true }).click();
    await page.getByText(`${name} is scheduled to be discharged on ${formatDay(today)}.`).waitFor();
    await page.getByText('Scheduled to be discharged', { exact: true }).waitFor();
    await button('Undo').click();
    await page.getByText(`The discharge of ${name} was undone.`).waitFor();
    await page.getByText('Scheduled to be discharged', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => button('Discharge').count(), { timeout: 10_000 }).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('REC-15 OPEN-062 OPEN-063 a discharge in the past leads to the Discharged tab at once', async () => {
    await openRecord();
    await button('Discharge').click();
    await page.getByLabel('Discharge date').fill(yesterday);
    await dialog('Discharge Patient').getByText('will be archived right away').waitFor();
    await dialog('Discharge Patient').getByRole('button', { name: 'Discharge', exact: true }).click();
    await page.getByText(`${name} was discharged.`).waitFor();
    await page.getByText('Discharged', { exact: true }).waitFor();
    await expect.poll(() => listed('Active')).toBe(false);
    await expect.poll(() => listed('Discharged')).toBe(true);
    await page.getByRole('tab', { name: 'Active' }).click();
  });

  it('REC-25 REC-44 REC-46 a new plan of care brings the patient back to Active', async () => {
    await openRecord();
    await button('New Plan of Care').click();
    expect(
      await dialog('New Plan of Care')
        .getByRole('checkbox', { name: /Exer Health/ })
        .isDisabled(),
    ).toBe(true);
    await button('Next').click();
    const start = page.getByLabel('Start date');
    await expect.poll(() => start.getAttribute('min')).toBe(today);
    await expect.poll(() => start.getAttribute('max')).toBe(today);
    await button('Start Plan of Care').click();
    await page.getByText(`A new plan of care was started for ${name}.`).waitFor();
    await button('Discharge').waitFor();
    await expect.poll(() => listed('Active')).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('OPEN-065 on the last day of care no new plan can start, and the dialog says when it can', async () => {
    await openRecord('?dialog=discharge');
    await dialog('Discharge Patient').getByRole('button', { name: 'Discharge', exact: true }).click();
    await button('Edit Plan of Care').waitFor();
    await openRecord('?dialog=new-plan');
    await button('Next').click();
    await dialog('New Plan of Care')
      .getByText(`A new plan of care can start on ${formatDay(addDays(today, 1))}`)
      .waitFor();
    await expect.poll(() => page.getByLabel('Start date').isDisabled(), { timeout: 10_000 }).toBe(true);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await button('Edit Plan of Care').click();
    await button('Cancel scheduled discharge').click();
    await page.getByText(`The scheduled discharge of ${name} was canceled.`).waitFor();
    await button('Discharge').waitFor();
  });

  it('REC-23 REC-24 can be done by keyboard alone', async () => {
    await openRecord();
    await header().waitFor();
    await tabTo('Discharge');
    await page.keyboard.press('Enter');
    await dialog('Discharge Patient').waitFor();
    await expect
      .poll(() => page.getByLabel('Discharge date').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Scheduled to be discharged', { exact: true }).waitFor();
    await expect.poll(() => button('Edit Plan of Care').evaluate((held) => held === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog('Edit Plan of Care').waitFor();
    await tabTo('Cancel scheduled discharge');
    await page.keyboard.press('Enter');
    await page.getByText('Scheduled to be discharged', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => button('Discharge').evaluate((held) => held === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('nothing serious is found by axe in the dialogs, in the light at 1440 pixels and in the dark at 390', async () => {
    const expectNothingSerious = async () => {
      await expect.poll(() => findUnreadable(page, APPEARANCES)).toEqual([]);
    };
    await openRecord('?dialog=discharge');
    await dialog('Discharge Patient').waitFor();
    await expectNothingSerious();
    await dialog('Discharge Patient').getByRole('button', { name: 'Discharge', exact: true }).click();
    await page.getByText('Scheduled to be discharged', { exact: true }).waitFor();
    // The toast and its way back.
    await expectNothingSerious();
    await openRecord('?dialog=edit-plan');
    await dialog('Edit Plan of Care').waitFor();
    await expectNothingSerious();
    await openRecord('?dialog=new-plan');
    await dialog('New Plan of Care').waitFor();
    await expectNothingSerious();
    await button('Next').click();
    await expectNothingSerious();
    await openRecord('?dialog=edit-plan');
    await button('Cancel scheduled discharge').click();
    await page.getByText('Scheduled to be discharged', { exact: true }).waitFor({ state: 'detached' });
    // On a phone it is in the menu.
    await button('More actions').click();
    await page.getByRole('menuitem', { name: 'Discharge' }).waitFor();
  });
});
