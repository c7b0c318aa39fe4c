import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { ownOrganization } from '../e2e/own-organization.ts';
import { openPage, until } from './page.ts';

const bulkFile = fileURLToPath(new URL('../fixtures/synthea-patients.csv', import.meta.url));
const run = Date.now();
let admin: string;
const page = openPage();
beforeAll(async () => {
  ({ admin } = await ownOrganization({
    name: `Harbor ${run}`,
    word: `harbor-${run}`,
    products: ['HEALTH'],
    places: ['North', 'South'],
  }));
});

const dialog = () => page.dialog('Add Patient');
async function choose(name: string, option: string | number): Promise<void> {
  const control = dialog().find({ role: 'combobox', name });
  await control.isThere();
  if (await control.on(([found]) => found!.tagName === 'SELECT')) {
    await control.choose(option);
    return;
  }
  await control.click();
  const options = page.find({ role: 'listbox' });
  await options.find({ role: 'option', ...(typeof option === 'number' ? { nth: option } : { name: option }) }).click();
  await options.isGone();
}

// One story, told in order: each step stands on the one before.
describe('a clinic’s main job in any browser', () => {
  it('AUTH-17 an organization admin signs in by the form and arrives at the dashboard', async () => {
    await page.go('/user/login/');
    await page.find({ label: 'Email' }).fill(admin);
    await page.find({ label: 'Password' }).fill(DEMO_PASSWORD);
    await page.press('Enter');
    await page.isAt('/home/');
    await page.find({ role: 'link', name: 'Patients' }).click();
    await page.heading('Patient List').isThere();
    expect(await page.complaints()).toEqual([]);
  });

  it('PAT-07 a patient is added, with choices from lists', async () => {
    await page.button('Add Patient').click();
    await dialog().field('First Name').fill('Jordan');
    await dialog().field('Last Name').fill('Rivers');
    await dialog().field('Email').fill(`jordan.${run}@example.com`);
    await dialog().field('Phone Number').fill('5555550142');
    await dialog().find({ label: 'Date of Birth' }).fillDate('1980-05-04');
    await choose('Location', 1);
    await choose('Side of Body', 'Left');
    await choose('Involved Body Part', 'Knee');
    await dialog().button('Add Patient').click();
    await page.text('Jordan Rivers was added.').isThere();
    await dialog().isGone();
    expect(await page.complaints()).toEqual([]);
  });

  it('PAT-11 the patient is found from any page by Ctrl K and the last digits of the phone number', async () => {
    await page.press('Control+k');
    await page.find({ role: 'combobox', name: /date of birth/ }).isThere();
    await page.type('0142');
    await page.find({ role: 'option', name: /Jordan Rivers/ }).isThere();
    await page.press('Enter');
    await page.heading('Jordan Rivers').isThere();
    await page.call(() => history.back());
    await page.heading('Patient List').isThere();
    expect(await page.complaints()).toEqual([]);
  });

  it('many are added from a file, after a dry run that shows how many', async () => {
    await page.button('Add Patient').click();
    await dialog().find({ role: 'tab', name: 'Bulk Add' }).click();
    await choose('Default location (for rows without one)', 1);
    await page.engine.choose('[role=dialog] input[type=file]', [bulkFile]);
    await dialog().find({ text: '25 patients will be added and 25 invites sent.' }).isThere();
    await dialog().button('Add 25 Patients').click();
    await page.text('25 patients were added.').isThere();
    expect(await page.complaints()).toEqual([]);
  });

  it('PAT-11 PAT-17 the patient is found in the list and the record opens', async () => {
    await page.find({ role: 'searchbox', name: 'Search Patients' }).fill('jordan riv');
    await page.find({ role: 'row' }).counts(2);
    await page.find({ role: 'row' }).find({ role: 'link', name: 'Jordan Rivers' }).click();
    await page.text('Patient does not have a Program assigned yet.').isThere();
    await until(page.overflow, (pixels) => expect(pixels).toBe(0));
    expect(await page.complaints()).toEqual([]);
  });
});
