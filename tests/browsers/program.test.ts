import { beforeAll, describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { Program } from '../../contract/programs/shapes.ts';
import { take } from '../e2e/take.ts';
import { openPage, until } from './page.ts';

const page = openPage();
let patientId: number;
beforeAll(async () => {
  await page.signIn('admin@lakes.example.com');
  const { items } = await page.read<{ items: PatientRecord[] }>('patients?limit=100');
  patientId = items.find(
    ({ id, patient, products, productData, discharged, may }) =>
      products.includes('HEALTH') &&
      productData.health?.injuredSideOfBody &&
      !discharged &&
      may?.assignProgram !== false &&
      patient.language === 'en' &&
      take(id),
  )!.id;
});

const atStep = (title: string) => page.heading(title, 2).isThere();
const handles = () => page.find({ role: 'list', name: 'Exercises in order' }).find({ role: 'button', name: /^Move / });
const inOrder = async () => (await handles().names()).map((label) => label.replace('Move ', ''));
const assigned = () => page.read<Program>(`patients/${patientId}/program`);
const isFocused = (name: string | RegExp) => until(page.focused, (at) => expect(at).toMatch(name));
const hears = (text: string) =>
  until(
    () => page.find({ css: '[role=status]' }).on((found) => found.map((each) => each.textContent).join()),
    (output) => expect(output).toContain(text),
  );
/** A browser may give up a page that is asked for while the one before still goes to its last address. */
const isOnRecord = async () => {
  await page.isAt(`/patients/${patientId}/health/`);
  await page.button('More program actions').isThere();
};
/** By the keyboard alone. */
async function tabTo(wanted: RegExp | string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    const at = (await page.focused()) ?? '';
    if (typeof wanted === 'string' ? at === wanted : wanted.test(at)) return;
    await page.press(key);
  }
  throw new Error(`Tab does not lead to ${String(wanted)}.`);
}
async function pressAt(wanted: RegExp, key?: string): Promise<void> {
  await tabTo(wanted, key);
  await page.press('Enter');
}

// One story, told in order: each step stands on the one before.
describe('the builder in any browser', () => {
  let order: string[];

  it('BLD-10 BLD-14 a program from a template is put in order by the mouse', async () => {
    await page.go(`/programs/assign/${patientId}`);
    await page.button('Next').click();
    await atStep('Information');
    const starter = page.find({ role: 'combobox', name: 'Choose existing template as a starter' });
    await until(
      () => starter.find({ css: 'option' }).count(),
      (count) => expect(count).toBeGreaterThan(1),
    );
    await starter.choose(1);
    await page.field('Name').fill('By mouse');
    await page.button('Next').click();
    await atStep('Exercises');
    await page.button(/^Add /).click();
    await hears('added');
    order = await inOrder();
    expect(order.length).toBeGreaterThan(2);
    const to = await handles().nth(0).place();
    const from = await handles().nth(1).place();
    const way = [5, 10, 15, 20].map((pixels) => ({ x: from.x, y: from.y - pixels }));
    const rest = [0.25, 0.5, 0.75, 1].map((part) => ({ x: to.x, y: from.y - 20 + (to.y - from.y) * part }));
    await page.engine.point([from, 'down', ...way, ...rest, 'up']);
    order = [order[1]!, order[0]!, ...order.slice(2)];
    await until(inOrder, (seen) => expect(seen).toEqual(order));
    await page.button('Next').click();
    await atStep('Summary');
    await until(inOrder, (seen) => expect(seen).toEqual(order));
    await page.button('Assign to Patient').click();
    await isOnRecord();
    await until(assigned, ({ name }) => expect(name).toBe('By mouse'));
    expect(await page.complaints()).toEqual([]);
  });

  it('BLD-21 the browser’s Back leads to the step before, and Forward to where one was', async () => {
    await page.go(`/programs/assign/${patientId}?edit=true`);
    const frequency = page.find({ role: 'combobox', name: 'Daily frequency' });
    await frequency.choose(3);
    const [chosen] = await frequency.values();
    await page.button('Next').click();
    await atStep('Exercises');
    await page.call(() => history.back());
    await atStep('Information');
    await until(
      () => frequency.values(),
      (values) => expect(values).toEqual([chosen]),
    );
    await page.call(() => history.forward());
    await atStep('Exercises');
    await until(inOrder, (seen) => expect(seen).toEqual(order));
    await page.button('Next').click();
    await page.button('Save').click();
    await isOnRecord();
    await until(assigned, ({ dailyFrequency }) => expect(dailyFrequency).toBe(Number(chosen)));
    expect(await page.complaints()).toEqual([]);
  });

  it('BLD-14 BLD-22 BLD-35 a program is built, put in order and assigned by the keyboard alone', async () => {
    await page.go(`/programs/assign/${patientId}`);
    await isFocused(/^Assign Program$/);
    await pressAt(/^Next$/);
    await isFocused(/^Information$/);
    await tabTo(/^Name/);
    await page.type('By keyboard');
    await page.press('Enter');
    await isFocused(/^Exercises$/);
    await tabTo(/^Exercise Name$/);
    await page.type('squat');
    await page.press('Enter');
    await until(
      () => page.find({ role: 'button', name: /^Add.*squat/i }).count(),
      (count) => expect(count).toBeGreaterThan(1),
    );
    await pressAt(/^Add/);
    await hears('added, 1 exercise.');
    await page.press('Tab');
    await pressAt(/^Add/);
    await hears('added, 2 exercises.');
    const [first, second] = await inOrder();
    await tabTo(`Move ${second}`);
    await page.press('Space');
    await hears(`${second} picked up. Position 2 of 2.`);
    // The arrows are listened to from the browser's next turn on.
    await page.call(() => new Promise<void>((turned) => setTimeout(turned, 50)));
    await page.press('ArrowUp');
    await hears(`${second} is over position 1 of 2.`);
    await page.press('Space');
    await hears(`${second} moved to position 1 of 2.`);
    await until(inOrder, (seen) => expect(seen).toEqual([second, first]));
    await pressAt(/^Next$/);
    await isFocused(/^Summary$/);
    await pressAt(/^Assign to Patient$/);
    await isOnRecord();
    await until(assigned, ({ name }) => expect(name).toBe('By keyboard'));
    expect(await page.complaints()).toEqual([]);
  });
});
