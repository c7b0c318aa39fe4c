/** @module-tag thorough */
import { afterAll, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { apiOf, closeProfiles, openBrowser, signIn } from './visitor.ts';

afterAll(closeProfiles);

const provider = 'provider@summit.example.com';
const admin = 'admin@summit.example.com';
const reason = 'Chest pain during an evaluation, medical history needed.';

async function listPatients(email: string): Promise<PatientRecord[]> {
  const api = await apiOf(email);
  const answer = await api.get('/api/v2/patients?state=ACTIVE&limit=999');
  const { items } = (await answer.json()) as { items: PatientRecord[] };
  await api.dispose();
  return items;
}

it('a provider opens the record of a patient at another location in an emergency, and an admin sees why and ends it', async () => {
  const own = new Set((await listPatients(provider)).map(({ id }) => id));
  const { patient } = (await listPatients(admin)).find(({ id, patient: { dob } }) => !own.has(id) && dob)!;
  const name = `${patient.firstName} ${patient.lastName}`;

  const { page, complaints } = await openBrowser();
  await signIn(page, provider);
  await page.goto('/emergency-access/');
  await page.getByRole('button', { name: 'Open Emergency Access' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open Emergency Access' }).click();
  await dialog.getByText('Describe the emergency in at least 20 characters.').waitFor();
  await dialog.getByLabel('First name').fill(patient.firstName);
  await dialog.getByLabel('Last name').fill(patient.lastName);
  await dialog.getByLabel('Date of birth').fill(patient.dob!);
  await dialog.getByLabel('Reason').fill(reason);
  expect(await seriousInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open Emergency Access' }).click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByText(/^Read only until /).waitFor();
  await page.getByRole('tab', { name: 'Care notes' }).click();
  await page.getByRole('tabpanel', { name: 'Care notes' }).locator('ul, p').first().waitFor();

  const { page: adminPage } = await openBrowser();
  await signIn(adminPage, admin);
  await adminPage.goto('/emergency-access/');
  const entry = adminPage.getByRole('listitem').filter({ hasText: reason });
  await entry.getByRole('link', { name }).waitFor();
  await entry.getByText(/^Care notes, /).waitFor();
  await entry.getByRole('button', { name: /^End the access of / }).click();
  await entry.getByText('Ended', { exact: true }).first().waitFor();

  await page.reload();
  await page.getByText('This emergency access has ended.').waitFor();
  expect(await page.getByText(name).count()).toBe(0);
  expect(complaints).toEqual([]);
});
