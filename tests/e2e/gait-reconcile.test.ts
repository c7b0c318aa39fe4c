/** @module-tag thorough */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousInBothSchemes } from './serious-findings.ts';
import { ownOrganization } from './own-organization.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reconcile-'));
  ({ page, complaints } = await openBrowser());
  const own = await ownOrganization({ name: 'Tally Gait Center', word: 'tally', products: ['GAIT'] });
  await signIn(page, own.admin);
  for (const gaitUid of ['STORY-1', 'STORY-2', 'STORY-3']) {
    const data = { locationId: own.locations[0]!.id, gaitUid };
    await page.request.post('/api/v2/gait/patients', { data, failOnStatusCode: true });
  }
  const known = { firstName: 'Vera', lastName: 'Stone', email: 'story4@example.com' };
  await own.addPatient({ products: ['GAIT'], gaitUid: 'STORY-4', ...known });
  await page.goto('/gait/reconcile/');
});
afterAll(async () => {
  await closeProfiles();
  rmSync(folder, { recursive: true, force: true });
});

const onDisk = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const choose = (path: string) => page.locator('input[type=file]').setInputFiles(path);
const table = () => page.getByRole('table', { name: 'Rows of the file' });
const rowOf = (uid: string) => table().getByRole('row').filter({ hasText: uid });
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');
const saved = async (name: string | RegExp) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return download;
};
const findPatients = (q: string) =>
  page.evaluate(async (words) => {
    const answer = await fetch(`/api/v2/patients?q=${encodeURIComponent(words)}&state=ALL`);
    const { items } = (await answer.json()) as { items: { patient: { firstName: string; email: string | null } }[] };
    return items.map(({ patient }) => [patient.firstName, patient.email]);
  }, q);

// One story, told in order: each step stands on the one before.
describe('GAIT-24 OPEN-100 OPEN-101 Reconcile', () => {
  it('gives a template, and says in place why a file cannot be used', async () => {
    const template = await saved('Download template');
    expect(template.suggestedFilename()).toBe('gait-reconcile.csv');
    expect(await textOf(template)).toBe('Unique Gait ID,First Name,Last Name,Email\r\n');
    await choose(onDisk('wrong.csv', 'Walker,Name\n1,Ada\n'));
    await page.getByText('Row 1, Unique Gait ID: This column is missing.').waitFor();
    await choose(onDisk('picture.csv', 'PK\u0003\u0004\0\0'));
    await page.getByText('The file is not CSV text. Save it as CSV UTF-8 and try again.').waitFor();
  });

  it('shows of each row from what to what, before anything is changed', async () => {
    const lines = [
      'Email;Last Name;First Name;Unique Gait ID',
      ';Brook;Ida;story-1',
      'story4@example.com;Field;Nora;STORY-2',
      'story3@example.com;Hill;Otto;STORY-3',
      ';Rivers;Vera;STORY-4',
      ';Nobody;Known;STORY-99',
      ';Id;No;',
    ];
    await choose(onDisk('event.csv', `\uFEFF${lines.join('\r\n')}\r\n`));
    await page.getByText('2 of 6 rows will be updated.').waitFor();
    await rowOf('story-1').getByText('Will be updated').waitFor();
    await rowOf('STORY-2').getByText('Email belongs to another patient').waitFor();
    await rowOf('STORY-4').getByText('Stone').waitFor();
    await rowOf('STORY-99').getByText('No patient with this ID').waitFor();
    expect(await findPatients('Brook')).toEqual([]);
  });

  it.each([1440, 900, 390])('has nothing serious for axe and stays within %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('changes nobody when a patient was changed meanwhile, and shows the row again', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(async () => {
      const answer = await fetch('/api/v2/patients?q=Stone&product=GAIT');
      const { items } = (await answer.json()) as {
        items: { id: number; version: number; productData: { gait: { uid: string } } }[];
      };
      const { id, version } = items.find(({ productData }) => productData.gait.uid === 'STORY-4')!;
      await fetch(`/api/v2/patients/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'if-match': String(version) },
        body: JSON.stringify({ lastName: 'Sand' }),
      });
    });
    await page.getByRole('checkbox', { name: 'Update row 5 anyway, STORY-4' }).check();
    await page.getByRole('button', { name: 'Update 3 Patients' }).click();
    await page.getByText('No patients were updated.', { exact: false }).waitFor();
    await rowOf('STORY-4').getByText('Sand').waitFor();
    expect(await findPatients('Brook')).toEqual([]);
  });

  it('updates what was chosen, keeps the result, and gives the rest as a file', async () => {
    await page.getByRole('checkbox', { name: 'Update row 5 anyway, STORY-4' }).check();
    await page.getByRole('button', { name: 'Update 3 Patients' }).click();
    await rowOf('STORY-4').getByText('Updated', { exact: true }).waitFor();
    expect(await findPatients('Brook')).toEqual([['Ida', null]]);
    expect(await findPatients('Hill')).toContainEqual(['Otto', 'story3@example.com']);
    expect(await findPatients('Rivers')).toContainEqual(['Vera', 'story4@example.com']);
    await page.getByRole('button', { name: 'Updated 3' }).click();
    await expect.poll(() => table().getByRole('row').count()).toBe(4);
    const rest = await saved('Download skipped rows (3)');
    expect(rest.suggestedFilename()).toBe('reconcile-left-out.csv');
    expect((await textOf(rest)).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Row,Unique Gait ID,First Name,Last Name,Email,Reason',
      '3,STORY-2,Nora,Field,story4@example.com,Email belongs to another patient',
      '6,STORY-99,Known,Nobody,,No patient with this ID',
      '7,,No,Id,,No ID in this row',
    ]);
    expect(complaints).toEqual([]);
  });
});
