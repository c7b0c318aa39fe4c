/** @module-tag thorough */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CareNote } from '../../contract/care-notes/care-notes.ts';
import { seriousFindings } from './serious-findings.ts';
import { take } from './take.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let context: BrowserContext;
let page: Page;
let complaints: string[];
let patient: number;

type Listed = { id: number; products: string[]; discharged: boolean };

const read = async <Item>(path: string): Promise<Item[]> => {
  const answer = await page.request.get(`/api/v2/${path}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { items: Item[] }).items;
};
const notesOf = (id: number) => read<CareNote>(`patients/${id}/interactions?limit=999`);

beforeAll(async () => {
  ({ context, page, complaints } = await openBrowser());
  await signIn(page, 'admin@lakes.example.com');
  for (const { id, products, discharged } of await read<Listed>('patients?limit=100')) {
    if (discharged || !products.includes('HEALTH')) continue;
    patient = id;
    if ((await notesOf(id)).some(({ rtmCycleStatus }) => rtmCycleStatus === 'BILLED') && take(id)) return;
  }
  throw new Error('No demo patient has a care note in a billed cycle.');
});
afterAll(closeProfiles);

const composer = () => page.getByRole('form', { name: 'Add Care Note' });
const dialog = (name: string) => page.getByRole('dialog', { name });
const card = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes by the Tab key alone until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 150; press++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

/** Steps of one story, by keyboard alone: each stands on the one before. */
describe('REC-28 a care note, from its first words to its end', () => {
  it('is begun, and survives a reload in the middle', async () => {
    await page.goto(`/patients/${patient}/health/care-management`);
    await tabTo(composer().getByLabel('Notes', { exact: true }));
    await page.keyboard.type('Walked twice round the lake');
    await page.reload();
    await composer().getByText('Draft restored').waitFor();
    await expect
      .poll(() => composer().getByLabel('Notes', { exact: true }).inputValue())
      .toBe('Walked twice round the lake');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is kept while the network is away, and written once when it is back', async () => {
    const form = composer();
    await tabTo(form.getByLabel('Notes', { exact: true }));
    await page.keyboard.press('End');
    await page.keyboard.type(' without pain.');
    await tabTo(form.getByRole('button', { name: '20 minutes' }));
    await page.keyboard.press('Space');
    await context.setOffline(true);
    await tabTo(form.getByRole('button', { name: 'Save Care Note' }));
    await page.keyboard.press('Enter');
    await form.getByText('You are offline. This has not been saved.').waitFor();
    await expect
      .poll(() => form.getByLabel('Notes', { exact: true }).inputValue())
      .toBe('Walked twice round the lake without pain.');
    await context.setOffline(false);
    await page.getByText('Care note saved.').waitFor();
    await card('Walked twice round the lake without pain.').waitFor();
    const written = (await notesOf(patient)).filter(({ notes }) => notes.startsWith('Walked twice'));
    expect(written.map(({ notes, minutes }) => [notes, minutes])).toEqual([
      ['Walked twice round the lake without pain.', 20],
    ]);
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Care Notes' }))).toBe(true);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('care-note')))).toEqual(
      [],
    );
  });

  it('is edited', async () => {
    await tabTo(card('Walked twice').getByRole('button', { name: /^Edit care note/ }));
    await page.keyboard.press('Enter');
    const form = dialog('Edit Care Note');
    await tabTo(form.getByLabel('Minutes', { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.getByText('Care note updated.').waitFor();
    await card('Walked twice').getByText('7 minutes').waitFor();
    await expect.poll(() => hasFocus(card('Walked twice').getByRole('button', { name: /^Edit care note/ }))).toBe(true);
  });

  it('REC-61 is deleted after a question, and leaves the list a second later', async () => {
    await tabTo(card('Walked twice').getByRole('button', { name: /^Delete care note/ }));
    await page.keyboard.press('Enter');
    await tabTo(dialog('Delete Care Note?').getByRole('button', { name: 'Delete' }));
    // Looked at in the page itself: a second may be over before this test hears of it.
    await page.evaluate(() => {
      const seen = window as unknown as { stoodAtSuccess?: boolean };
      const look = () => {
        if (seen.stoodAtSuccess !== undefined || !document.body.innerText.includes('Care note deleted.')) return;
        seen.stoodAtSuccess = [...document.querySelectorAll('li')].some((note) =>
          note.innerText.includes('Walked twice'),
        );
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('Enter');
    await page.getByText('Care note deleted.').waitFor();
    // By its element, not its role: beside an open dialog nothing else has one.
    await expect
      .poll(() => page.locator('li').filter({ hasText: 'Walked twice' }).count(), { timeout: 10_000 })
      .toBe(0);
    expect(await page.evaluate(() => (window as unknown as { stoodAtSuccess?: boolean }).stoodAtSuccess)).toBe(true);
    expect((await notesOf(patient)).some(({ notes }) => notes.startsWith('Walked twice'))).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 10_000 }).toBe('LI');
  });

  it('REC-58 REC-59 REC-60 of a billed cycle has no delete, and is only reworded', async () => {
    const billed = card('Billed').first();
    await expect.poll(() => billed.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    await tabTo(billed.getByRole('button', { name: /^Edit care note/ }));
    await page.keyboard.press('Enter');
    const form = dialog('Edit Care Note');
    await form.getByText(/This note is part of a billed cycle/).waitFor();
    for (const label of ['Date', 'Minutes', 'Patient interactive communication'])
      await expect.poll(() => form.getByLabel(label, { exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => hasFocus(form.getByLabel('Notes', { exact: true }))).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Put in better words.');
    await tabTo(form.getByRole('button', { name: 'Save Care Note' }));
    await page.keyboard.press('Enter');
    await page.getByText('Care note updated.').waitFor();
    await card('Put in better words.').getByText('Billed').waitFor();
    expect(complaints).toEqual([]);
  });
});

it('a timer counts active minutes through a reload, leaves idle ones out, and fills in the care note', async () => {
  // Tabs tell each other the time, and this one keeps another clock.
  await page.goto('about:blank');
  const timed = await context.newPage();
  // An hour ago: what the timer measures has to be over by the server's clock.
  await timed.clock.install({ time: Date.now() - 3_600_000 });
  await timed.goto(`/patients/${patient}/health/care-management`);
  await timed.getByRole('button', { name: 'Start timer' }).click();
  const pill = timed.getByRole('region', { name: 'Care time' });
  await pill.waitFor();
  for (const x of [300, 400, 500]) {
    await timed.clock.runFor(60_000);
    await timed.mouse.move(x, 300);
  }
  await pill.getByText('3 min').waitFor();
  await timed.clock.runFor(240_000);
  await pill.getByRole('heading', { name: /^Still working on \S+ .+\?$/ }).waitFor();
  expect(await seriousFindings(timed)).toEqual([]);
  await pill.getByRole('button', { name: 'Discard these minutes' }).click();
  await timed.reload();
  await pill.getByText('3 min').waitFor();
  await pill.getByRole('button', { name: /^Stop the timer/ }).click();
  const form = timed.getByRole('dialog', { name: 'Add Care Note' });
  await form.getByText('From the timer').waitFor();
  await expect.poll(() => form.getByLabel('Minutes', { exact: true }).inputValue()).toBe('3');
  await expect.poll(() => form.getByLabel('Start', { exact: true }).inputValue()).toMatch(/^\d\d:\d\d$/);
  await expect.poll(() => pill.count()).toBe(0);
  await form.getByLabel('Notes', { exact: true }).fill('Timed by the clock.');
  await form.getByRole('button', { name: 'Save Care Note' }).click();
  await timed.getByText('Care note saved.').waitFor();
  const written = (await notesOf(patient)).find(({ notes }) => notes === 'Timed by the clock.');
  expect(written).toMatchObject({ minutes: 3, startedAt: expect.any(String) as string });
  await timed.close();
});

it('the form of a care note is on the first screen, at 1440 pixels in place and at 390 behind one press', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/patients/${patient}/health/care-management`);
  await composer().getByRole('meter', { name: 'Minutes this month' }).waitFor();
  const save = (await composer().getByRole('button', { name: 'Save Care Note' }).boundingBox())!;
  expect(save.y + save.height).toBeLessThan(900);
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // A fixed button of the phone: what it opens fills the screen.
  await page.getByRole('button', { name: 'Add note' }).click();
  const form = dialog('Add Care Note');
  await expect.poll(() => hasFocus(form.getByLabel('Notes', { exact: true }))).toBe(true);
  const sheet = (await form.getByRole('button', { name: 'Save Care Note' }).boundingBox())!;
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(844);
  expect(await seriousFindings(page)).toEqual([]);
});
