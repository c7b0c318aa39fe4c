import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { ownOrganization } from './own-organization.ts';
import { closeProfiles, letterTo, openBrowser, product, signInByForm } from './visitor.ts';

const bulkFile = fileURLToPath(new URL('../fixtures/synthea-patients.csv', import.meta.url));
const email = 'jordan.rivers@example.com';

let admin: string;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  const places: [string, string] = ['Driftwood North', 'Driftwood South'];
  // The file names people of the demo, whom other stories look for by their names.
  ({ admin } = await ownOrganization({ name: 'Driftwood Rehab', word: 'driftwood', products: ['HEALTH'], places }));
  ({ page, complaints } = await openBrowser());
});
afterAll(closeProfiles);

/** What the patient's app asks of the intake API. */
async function app(method: string, path: string, token?: string, body?: object) {
  const answer = await fetch(`${product.url}/api/v2/intake/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

// One story, told in order: each step stands on the one before.
describe('SHELL-01 a clinic’s main job, from the first patient to a counted day', () => {
  it('AUTH-17 an organization admin signs in and arrives at the dashboard', async () => {
    await signInByForm(page, admin);
    expect(new URL(page.url()).pathname).toBe('/home/');
    await page.getByRole('link', { name: 'Patients', exact: true }).click();
    await page.getByRole('heading', { name: 'Patient List' }).waitFor();
  });

  it('adds a patient', async () => {
    await page.getByRole('button', { name: 'Add Patient' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Patient' });
    await dialog.waitFor();
    const health = dialog.getByRole('checkbox', { name: /Health/ });
    if (await health.count()) {
      await health.check();
      await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await dialog.getByLabel('First name').fill('Jordan');
    await dialog.getByLabel('Last name').fill('Rivers');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Phone').fill('5555550142');
    await choose(dialog, 'Location', 1);
    await choose(dialog, /Side of body|Involved side/i, 'Left');
    await choose(dialog, /body part|joint/i, 'Knee');
    await dialog.getByRole('button', { name: 'Add Patient' }).click();
    await page.getByText('Jordan Rivers was added.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('PAT-11 finds the patient from any page by Ctrl K and the last digits of the phone number, without a click', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /date of birth/ }).waitFor();
    await page.keyboard.type('0142');
    const found = page.getByRole('option', { name: /Jordan Rivers/ });
    await found.getByText('Phone (555) 555-0142').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Jordan Rivers' }).first().waitFor();
    expect(page.url()).not.toContain('0142');
    await page.goBack();
    await page.getByRole('heading', { name: 'Patient List' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Recent patients' }).getByText('Jordan Rivers').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('adds many from a file, after a dry run that shows how many', async () => {
    await page.getByRole('button', { name: 'Add Patient' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Patient' });
    await dialog.waitFor();
    const health = dialog.getByRole('checkbox', { name: /Health/ });
    if (await health.count()) {
      await health.check();
      await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await dialog.getByRole('tab', { name: 'Bulk Add' }).click();
    await choose(dialog, 'Default location (for rows without one)', 1);
    await dialog.locator('input[type=file]').setInputFiles(bulkFile);
    await dialog.getByText('25 patients will be added and 25 invites sent.').waitFor();
    await dialog.getByRole('button', { name: 'Add 25 Patients' }).click();
    await page.getByText('25 patients were added.').waitFor();
    // A search behind the dialog would open it again.
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('PAT-11 PAT-17 finds the patient in the list and opens the record', async () => {
    await page.getByLabel('Search Patients').fill('jordan riv');
    const row = page.getByRole('row', { name: /Jordan Rivers/ });
    await row.waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await row.getByRole('link', { name: 'Jordan Rivers' }).click();
    await page.getByRole('heading', { name: 'Jordan Rivers' }).waitFor();
    await page.getByText('Patient does not have a Program assigned yet.').waitFor();
  });

  it('picks exercises from the Motion Library and assigns a program', async () => {
    await page
      .getByRole('link', { name: 'Assign Program' })
      .or(page.getByRole('button', { name: 'Assign Program' }))
      .first()
      .click();
    await page.getByLabel('New Program').check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByLabel('Name', { exact: false }).first().fill('Knee start');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const addable = page.getByRole('button', { name: /^Add / });
    await addable.first().waitFor();
    const all = await addable.count();
    await page.getByLabel('Exercise Name').fill('squat');
    // Until the list has narrowed, whatever is under the pointer may move away.
    await expect.poll(() => addable.count(), { timeout: 10_000 }).toBeLessThan(all);
    await page
      .getByRole('button', { name: /^Add .*squat/i })
      .first()
      .click();
    const inOrder = page.getByRole('list', { name: 'Exercises in order' });
    await inOrder.getByRole('button', { name: /^Move .*squat/i }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Assign to Patient' }).click();
    await page.getByRole('heading', { name: 'Jordan Rivers' }).waitFor();
    await page.getByText('Knee start').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('the patient’s app redeems its invite, reads the program and posts a session', async () => {
    const code = /enter this code: (\S+)/.exec(await letterTo(email))![1]!;
    const joined = await app('POST', 'devices', undefined, { code, label: 'Test phone' });
    expect(joined.status).toBe(201);
    const token = String(joined.body.token);
    const read = await app('GET', 'program', token);
    const program = (read.body.program ?? read.body) as { id: number; name: string; blocks: { exerciseId: string }[] };
    expect(program.name).toBe('Knee start');
    const now = new Date().toISOString();
    const { exerciseId } = program.blocks[0]!;
    const posted = await app('POST', 'sessions', token, {
      sessionUUID: crypto.randomUUID(),
      type: 'HEPSession',
      hepId: program.id,
      selfReported: 'none',
      performedAt: now,
      sets: [
        {
          exercise: { id: exerciseId, name: 'Squat', min: null, max: null },
          setInfo: {
            sideOfBody: 'Left',
            repsGoal: 10,
            repsProper: 9,
            repsComplete: 10,
            timeGoal: null,
            timeComplete: null,
            minROM: 4,
            maxROM: 92,
            skipped: false,
            errors: [{ message: 'Keep your heel down', count: 2 }],
            reportingMetric: 'REPS',
            resolution: 'SUCCESS',
            completedDate: now,
          },
        },
      ],
    });
    expect(posted.status, JSON.stringify(posted.body)).toBe(201);
  });

  it('REC-29 the provider sees the session under Activity, and the RTM cycle counts the day', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByText(/squat/i).first().waitFor();
    await page
      .getByText(/Keep your heel down/)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Care Management' }).click();
    await page.getByText('1/30', { exact: false }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

/** Chooses an option of a native or a Material select by its label. */
async function choose(
  scope: ReturnType<Page['getByRole']>,
  label: string | RegExp,
  option: string | number,
): Promise<void> {
  const control = scope.getByLabel(label).first();
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
    await control.selectOption(typeof option === 'number' ? { index: option } : { label: option });
    return;
  }
  await control.click();
  const options = page.getByRole('listbox').getByRole('option');
  await (typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()).click();
}
