import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { Program } from '../../contract/programs/shapes.ts';
import { goTo } from './go-to.ts';
import { pickedUp } from './picked-up.ts';
import { seriousFindings } from './serious-findings.ts';
import { take } from './take.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

const name = 'Story of a knee';
let page: Page;
let complaints: string[];
let patientId: number;
beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@lakes.example.com');
  const { items } = (await (await page.request.get('/api/v2/patients?limit=100')).json()) as { items: PatientRecord[] };
  patientId = items.find(
    ({ id, patient, products, productData, discharged, may }) =>
      products.includes('HEALTH') &&
      // Without an involved side the builder asks for the side of every exercise (BLD-64).
      productData.health?.injuredSideOfBody &&
      !discharged &&
      may?.assignProgram !== false &&
      patient.language === 'en' &&
      take(id),
  )!.id;
});
afterAll(closeProfiles);

// What waits for a search or for the library.
const patiently = { timeout: 10_000 };
const button = (label: string) => page.getByRole('button', { name: label, exact: true });
const atStep = (title: string) => page.getByRole('heading', { name: title, exact: true, level: 2 }).waitFor();
const handles = () => page.getByRole('list', { name: 'Exercises in order' }).getByRole('button', { name: /^Move / });
const inOrder = async () => {
  const labels = await handles().evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')!));
  return labels.map((label) => label.replace('Move ', ''));
};
const assigned = (): Promise<Program> =>
  page.evaluate(async (id) => (await (await fetch(`/api/v2/patients/${id}/program`)).json()) as Program, patientId);
const placeOf = async (index: number) => {
  const box = (await handles().nth(index).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const waitForStatus = (text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

/** What the keyboard is at: the name of a control, or what it says. */
const focused = () =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
  });
const tabTo = async (wanted: RegExp | string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let presses = 0; presses < 150; presses++) {
    const at = (await focused()) ?? '';
    if (typeof wanted === 'string' ? at === wanted : wanted.test(at)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(wanted)}.`);
};
const press = async (wanted: RegExp, key?: 'Shift+Tab') => {
  await tabTo(wanted, key);
  await page.keyboard.press('Enter');
};
/** The foot of the builder is one step back from its head, past the whole library. */
const pressNext = () => press(/^Next$/, 'Shift+Tab');

// One story, told in order: each step stands on the one before.
describe('a program from its first exercise to the wall of the kitchen', () => {
  let order: string[];

  it('BLD-10 BLD-14 BLD-19 BLD-22 is begun with a template, put in order by the mouse and assigned', async () => {
    await page.goto(`/programs/assign/${patientId}`);
    await button('Next').click();
    await atStep('Information');
    const starter = page.getByRole('combobox', { name: 'Choose existing template as a starter' });
    await expect.poll(() => starter.locator('option').count(), patiently).toBeGreaterThan(1);
    await starter.selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await button('Next').click();
    await atStep('Exercises');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await waitForStatus('added');
    order = await inOrder();
    expect(order.length).toBeGreaterThan(2);
    const [from, to] = [await placeOf(1), await placeOf(0)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 10, { steps: 3 });
    await page.mouse.move(to.x, to.y - 20, { steps: 8 });
    await page.mouse.up();
    order = [order[1]!, order[0]!, ...order.slice(2)];
    await expect.poll(inOrder, patiently).toEqual(order);
    await button('Next').click();
    await atStep('Summary');
    await expect.poll(() => inOrder()).toEqual(order);
    await page
      .getByText(/^About \d+ minutes? a day$/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: 'Save this Program as template' }).check();
    await button('Assign to Patient').click();
    await page.waitForURL(`**/patients/${patientId}**`);
    await expect.poll(() => assigned()).toMatchObject({ name });
  });

  it('BLD-21 is edited, and the browser’s Back leads to the step before', { tags: 'thorough' }, async () => {
    await page.goto(`/programs/assign/${patientId}?edit=true`);
    await page.getByRole('combobox', { name: 'Daily frequency' }).selectOption('4');
    await button('Next').click();
    await atStep('Exercises');
    await page.goBack();
    await atStep('Information');
    await expect.poll(() => page.getByRole('combobox', { name: 'Daily frequency' }).inputValue()).toBe('4');
    await page.goForward();
    await atStep('Exercises');
    await expect.poll(inOrder, patiently).toEqual(order);
    await button('Next').click();
    await button('Save').click();
    await page.waitForURL((url) => url.pathname.startsWith(`/patients/${patientId}`));
    await expect.poll(() => assigned()).toMatchObject({ name, dailyFrequency: 4 });
  });

  it(
    'BLD-15 its first exercise gets a dose, which the patient sees on paper and on the phone',
    { tags: 'thorough' },
    async () => {
      await page.goto(`/programs/assign/${patientId}?edit=true`);
      await button('Next').click();
      await atStep('Exercises');
      await expect.poll(inOrder, patiently).toEqual(order);
      const form = page.getByRole('form', { name: `Edit ${order[0]}` });
      // Two clicks to the fields, one to save: the rest is choosing and typing.
      await button(`Edit ${order[0]}`).first().click();
      await form.getByRole('combobox', { name: 'Sets' }).selectOption('2');
      const more = form.getByRole('button', { name: 'Load, hold, rest, tempo and note' });
      if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
      await form.getByRole('combobox', { name: 'Load' }).selectOption('BAND');
      const rest = form.getByRole('spinbutton', { name: 'Rest between sets' });
      await rest.fill('3');
      await form.getByRole('button', { name: 'Save' }).click();
      await form.getByText('Rest must be whole seconds from 5 to 600').waitFor();
      await expect.poll(focused).toBe('Rest between sets');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => rest.inputValue()).toBe('8');
      await rest.fill('45');
      await form.getByRole('textbox', { name: 'Note to the patient' }).fill('Elbows low.\nSlowly.');
      await expect.poll(() => seriousFindings(page), { timeout: 10_000 }).toEqual([]);
      await form.getByRole('button', { name: 'Save' }).click();
      await page.getByText('red band', { exact: true }).first().waitFor();
      await button('Next').click();
      await button('Save').click();
      await page.waitForURL((url) => url.pathname.startsWith(`/patients/${patientId}`));
      await expect
        .poll(async () => (await assigned()).blocks[0]!.dose)
        .toMatchObject({ load: { loadType: 'BAND', color: 'RED' }, rest: 45, note: 'Elbows low.\nSlowly.' });

      await goTo(page, `/patients/${patientId}/health/activity?dialog=print-program`);
      const item = page
        .getByRole('dialog', { name: 'Print Program' })
        .getByRole('article')
        .getByRole('listitem')
        .first();
      await item.getByText('45 s between sets').waitFor();
      expect(await item.innerText()).toContain('From your clinic: Elbows low.\nSlowly.');
      await page.getByRole('checkbox', { name: 'QR code without date of birth' }).check();
      const address = await page.locator('article .address').textContent();
      const phone = await openBrowser({ width: 390, scheme: 'dark' });
      await phone.page.goto(address!);
      const step = phone.page.getByRole('listitem').first();
      await step.getByText('red band', { exact: true }).waitFor();
      expect(await step.innerText()).toContain('Elbows low.\nSlowly.');
      await expect.poll(() => phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expect.poll(() => seriousFindings(phone.page), { timeout: 10_000 }).toEqual([]);
      expect(phone.complaints).toEqual([]);
      await phone.context.close();
    },
  );

  it('TPL-16 its template is duplicated', { tags: 'thorough' }, async () => {
    await goTo(page, '/programs/templates/');
    await button(`Actions for ${name}`).first().click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const named = page.getByRole('textbox', { name: 'Name' });
    await expect.poll(() => named.inputValue(), patiently).toBe(`${name} (DUPLICATE)`);
    await button('Next').click();
    await atStep('Exercises');
    await expect.poll(inOrder, patiently).toEqual(order);
    await button('Next').click();
    await button('Publish Template').click();
    await page.getByText('Your Program Template is ready!').waitFor();
  });

  it('REC-18 is printed with its exercises in order', { tags: 'thorough' }, async () => {
    await goTo(page, `/patients/${patientId}/health/activity`);
    const program = page.getByRole('region', { name: 'Program' });
    await program.getByRole('button', { name: 'More program actions' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    const sheet = page.getByRole('dialog', { name: 'Print Program' }).getByRole('article');
    await sheet.waitFor();
    const text = await sheet.innerText();
    const places = order.map((exercise) => text.indexOf(exercise));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    expect(complaints).toEqual([]);
  });

  it(
    'an exercise of it is swapped for one of its movement and muscles, in two clicks, and keeps its dose',
    { tags: 'thorough' },
    async () => {
      await page.goto(`/programs/assign/${patientId}?edit=true`);
      await button('Next').click();
      await atStep('Exercises');
      const swap = (exercise: string) => page.getByRole('dialog', { name: `Swap ${exercise}` });
      const offered = (dialog: ReturnType<typeof swap>) => dialog.getByRole('listitem').getByRole('button');
      // What is not offered is found.
      await button(`Swap ${order[0]}`).click(patiently);
      await swap(order[0]!).getByRole('searchbox', { name: 'Search the whole library' }).fill('clamshell');
      const found = offered(swap(order[0]!)).filter({ hasText: /^Clamshell(?! with)/ });
      await found.click();
      await page
        .getByRole('status')
        .filter({ hasText: `${order[0]} swapped.` })
        .waitFor();
      await expect.poll(inOrder).toEqual(['Clamshell', ...order.slice(1)]);

      await button('Swap Clamshell').click();
      const replacements = offered(swap('Clamshell'));
      await expect.poll(() => replacements.count(), patiently).toBe(8);
      const texts = await replacements.allInnerTexts();
      expect(texts[0]).toMatch(/^Clamshell with Band\s+Same movement and muscles · Side Lying, Theraband$/);
      expect(texts.some((text) => text.startsWith('Side-Lying Hip Abduction'))).toBe(true);
      // The antagonists.
      for (const adductor of ['Hip Adductor Squeeze', 'Medial Leg Raise']) expect(texts.join()).not.toContain(adductor);
      await expect.poll(() => seriousFindings(page), { timeout: 10_000 }).toEqual([]);
      await replacements.first().click();
      order = ['Clamshell with Band', ...order.slice(1)];
      await expect.poll(inOrder).toEqual(order);
      await button('Next').click();
      await button('Save').click();
      await page.waitForURL((url) => url.pathname.startsWith(`/patients/${patientId}`));
      // The note was written about the other exercise.
      await expect
        .poll(async () => (await assigned()).blocks[0])
        .toMatchObject({ numSets: 2, dose: { load: { loadType: 'BAND', color: 'RED' }, rest: 45 } });
      expect((await assigned()).blocks[0]!.dose).not.toHaveProperty('note');
      expect(complaints).toEqual([]);
    },
  );

  it(
    'BLD-14 BLD-22 BLD-35 is built, put in order and assigned by the keyboard alone',
    { tags: 'thorough' },
    async () => {
      await page.goto(`/programs/assign/${patientId}`);
      await expect.poll(focused, patiently).toBe('Assign Program');
      await press(/^Next$/);
      await expect.poll(focused, patiently).toBe('Information');
      await tabTo(/^Name/);
      await page.keyboard.type('By keyboard');
      await page.keyboard.press('Enter');
      await expect.poll(focused, patiently).toBe('Exercises');
      await tabTo(/^Exercise Name$/);
      await page.keyboard.type('squat');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('button', { name: /^Add.*squat/i }).count(), patiently).toBeGreaterThan(1);
      await press(/^Add/);
      await waitForStatus('added, 1 exercise.');
      await page.keyboard.press('Tab');
      await press(/^Add/);
      await waitForStatus('added, 2 exercises.');
      const [first, second] = await inOrder();
      await tabTo(`Move ${second}`);
      await page.keyboard.press('Space');
      await waitForStatus(`${second} picked up. Position 2 of 2.`);
      await pickedUp(page, second!);
      await page.keyboard.press('ArrowUp');
      await waitForStatus(`${second} is over position 1 of 2.`);
      await page.keyboard.press('Space');
      await waitForStatus(`${second} moved to position 1 of 2.`);
      await expect.poll(() => inOrder()).toEqual([second, first]);
      await press(/^Next$/);
      await expect.poll(focused, patiently).toBe('Summary');
      await press(/^Assign to Patient$/);
      await page.waitForURL((url) => url.pathname.startsWith(`/patients/${patientId}`));
      await expect.poll(() => assigned()).toMatchObject({ name: 'By keyboard' });
    },
  );

  it(
    'BLD-21 TPL-13 TPL-16 REC-18 is edited, printed and its template duplicated by the keyboard alone',
    { tags: 'thorough' },
    async () => {
      await goTo(page, `/patients/${patientId}/health/activity`);
      await page.getByRole('region', { name: 'Program' }).getByRole('link', { name: 'Edit' }).waitFor();
      await press(/^Edit$/);
      await expect.poll(focused, patiently).toBe('Information');
      await tabTo(/^Weekly frequency/);
      await page.keyboard.press('Home');
      await pressNext();
      await expect.poll(focused, patiently).toBe('Exercises');
      await pressNext();
      await expect.poll(focused, patiently).toBe('Summary');
      await press(/^Save$/);
      await page.waitForURL((url) => url.pathname.startsWith(`/patients/${patientId}`));
      await expect.poll(() => assigned()).toMatchObject({ name: 'By keyboard', weeklyFrequency: 1 });

      await page.getByRole('button', { name: 'More program actions' }).waitFor();
      await press(/^More program actions$/);
      await expect.poll(focused, patiently).toBe('View');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'Print Program' }).getByRole('article');
      await sheet.getByRole('heading', { name: 'By keyboard' }).waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });

      await goTo(page, '/programs/templates/');
      await button(`Actions for ${name} (DUPLICATE)`).waitFor();
      await press(/^Actions for .* \(DUPLICATE\)$/);
      await expect.poll(focused, patiently).toBe('Edit');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(focused, patiently).toBe('Information');
      await pressNext();
      await expect.poll(focused, patiently).toBe('Exercises');
      await pressNext();
      await expect.poll(focused, patiently).toBe('Summary');
      await press(/^Publish Template$/);
      await page.getByText('Your Program Template is ready!').waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
