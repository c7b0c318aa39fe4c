/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { PatientResults } from '../../contract/activity/patient-results.ts';
import { goTo } from './go-to.ts';
import { seriousFindings } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
let everything: number;
let gaitOnly: number;
let notStarted: number;

beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@summit.example.com');
  const list = await page.request.get('/api/v2/patients?state=ACTIVE&limit=999');
  const { items } = (await list.json()) as { items: PatientRecord[] };
  const find = (isMeant: (record: PatientRecord) => boolean) => items.find(isMeant)!.id;
  const candidates = items.filter(
    ({ products, productData: { health, gait }, may }) =>
      products.length === 3 &&
      may?.discharge === true &&
      (health?.heps.length ?? 0) > 0 &&
      typeof gait?.mostRecentSession === 'string',
  );
  for (const { id } of candidates) {
    const results = await page.request.get(`/api/v2/patients/${id}/results`);
    const { days, rangeOfMotion } = (await results.json()) as PatientResults;
    if (days.length === 0 || rangeOfMotion.length === 0) continue;
    everything = id;
    break;
  }
  if (!everything) throw new Error('No demo patient of all products practised and was measured.');
  gaitOnly = find(({ products }) => products.join() === 'GAIT');
  notStarted = find(({ mostRecentActivity }) => mostRecentActivity === null);
});
afterAll(closeProfiles);

interface View {
  name: string;
  path: () => string;
  /** What stands there once it is drawn. */
  shows: (page: Page) => ReturnType<Page['locator']>;
  /** What is pressed on the way to it. */
  after?: (page: Page) => Promise<void>;
  /** What is pressed on a narrow screen, which has other buttons. */
  afterNarrow?: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => () => page.getByRole('heading', { name });
const dialog = (name: string | RegExp) => () => page.getByRole('dialog', { name });
const section = (part: string) => () => `/patients/${everything}/${part}`;
const opened = (name: string, part = 'health/activity') => section(`${part}?dialog=${name}`);

const views: View[] = [
  { name: 'the dashboard', path: () => '/home/', shows: heading('Needs attention today') },
  {
    name: 'the menu of a snooze',
    path: () => '/home/',
    after: () =>
      button(/^Snooze /)
        .first()
        .click(),
    afterNarrow: () =>
      button(/^Actions for /)
        .first()
        .click(),
    shows: () => page.getByRole('menu'),
  },
  { name: 'the patient list', path: () => '/patients/', shows: () => page.locator('main table tbody a').first() },
  {
    name: 'nobody found in the patient list',
    path: () => '/patients/',
    after: () => page.getByLabel('Search Patients').fill('nobody of this name'),
    shows: () => page.getByText('No patients meet that criteria.'),
  },
  { name: 'the products of a new patient', path: () => '/patients/?add=true', shows: dialog('Add Patient') },
  ...(['Single Add', 'Bulk Add'] as const).map((tab) => ({
    name: `a new patient, ${tab}`,
    path: () => '/patients/?add=true',
    after: async () => {
      await page.getByRole('checkbox', { name: /Health/ }).check();
      await button('Next').click();
      await page.getByRole('tab', { name: tab }).click();
    },
    shows: () => page.getByRole('tabpanel', { name: tab }),
  })),
  { name: 'activity', path: section('health/activity?days=all'), shows: () => page.getByRole('grid') },
  { name: 'range of motion', path: section('health/range-of-motion?days=all'), shows: () => button('Download CSV') },
  { name: 'surveys', path: section('health/surveys?days=all'), shows: () => button('Download CSV') },
  { name: 'care management', path: section('health/care-management'), shows: () => button('Save Care Note') },
  { name: 'gait assessments', path: section('gait/activity'), shows: () => button('Patient View') },
  { name: 'gait progress', path: section('gait/progress'), shows: () => button('Download CSV').first() },
  ...['activity', 'progress'].map((part) => ({
    name: `the patient view of gait ${part}`,
    path: opened('patient-view', `gait/${part}`),
    shows: dialog(/./),
  })),
  { name: 'a patient of Gait alone', path: () => `/patients/${gaitOnly}`, shows: () => button('Add to Exer Health') },
  {
    name: 'a patient without any activity',
    path: () => `/patients/${notStarted}`,
    shows: () => page.getByRole('tab').first(),
  },
  ...[
    ['edit', 'Edit Patient'],
    ['discharge', 'Discharge Patient'],
    ['report', 'Download Patient Report'],
    ['program', /./],
    ['print-program', 'Print Program'],
    ['remove-program', /./],
  ].map(([name, title]) => ({ name: `the dialog ${String(name)}`, path: opened(String(name)), shows: dialog(title!) })),
  { name: 'a new care note', path: opened('add-care-note', 'health/care-management'), shows: dialog('Add Care Note') },
  { name: 'adding a product', path: () => `/patients/${gaitOnly}?dialog=add-product`, shows: dialog('Add Product') },
];

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

describe('patients and their records', () => {
  it.each(views)(
    'axe finds nothing serious on $name, and it fits the screen',
    async ({ path, after, afterNarrow, shows }) => {
      await page.setViewportSize({ width: 1440, height: 844 });
      await goTo(page, path());
      await after?.(page);
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        if (width === 390) await afterNarrow?.(page);
        await shows(page).waitFor();
        expect.soft(await seriousFindings(page), `${colorScheme} at ${width}`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    },
  );
});

it('complains about nothing', () => expect(complaints).toEqual([]));
