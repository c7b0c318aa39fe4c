import { beforeAll, describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { openPage, PHONE, until } from './page.ts';

const page = openPage();
let patientId: number;
beforeAll(async () => {
  await page.signIn('admin@lakes.example.com');
  const { items } = await page.read<{ items: PatientRecord[] }>('patients?limit=100');
  for (const { id, patient, productData, discharged } of items) {
    if (!productData.health?.heps.length || discharged || patient.language !== 'en') continue;
    const { blocks } = await page.read<{ blocks: unknown[] }>(`patients/${id}/program`);
    if (blocks.length > 2) patientId = id;
  }
});

const dialog = () => page.dialog('Print Program');

// One story, told in order: each step stands on the one before.
describe('REC-18 the printed program in any browser', () => {
  let address: string;
  let exercises: string[];

  it('opens from the Program card and asks the printer', async () => {
    await page.go(`/patients/${patientId}/health/activity`);
    await page.call(() => {
      Object.assign(window, { printed: 0, print: () => ((window as unknown as { printed: number }).printed += 1) });
    });
    await page.button('More program actions').click();
    await page.find({ role: 'menuitem', name: 'Print' }).click();
    await dialog().find({ role: 'article' }).isThere();
    const drawn = () =>
      dialog()
        .find({ css: 'li .picture' })
        .on((pictures) =>
          pictures.map((each) => (each.querySelector('img')?.naturalWidth ?? 0) + each.querySelectorAll('path').length),
        );
    await until(drawn, (sizes) => expect(Math.min(...sizes)).toBeGreaterThan(0));
    await page.picture('print-1366');
    await dialog().button('Print').click();
    expect(await page.call(() => (window as unknown as { printed: number }).printed)).toBe(1);
    await dialog().find({ role: 'checkbox', name: 'QR code without date of birth' }).click();
    [address] = (await dialog().find({ css: '.address' }).texts()) as [string];
    exercises = await dialog().find({ css: 'article li h3' }).texts();
    expect(exercises.length).toBeGreaterThan(2);
    expect(await page.complaints()).toEqual([]);
  });

  it('OPEN-071 opens on a phone by the address under its code, with its pictures', async () => {
    await page.resize(PHONE);
    await page.go(address);
    const steps = () =>
      page
        .find({ role: 'listitem' })
        .find({ role: 'heading', level: 2 })
        .on((found) => found.map((each) => each.textContent));
    await until(steps, (names) => expect(names).toEqual(exercises.map((name, at) => `${at + 1}${name}`)));
    await until(page.overflow, (pixels) => expect(pixels).toBe(0));
    await page.picture('handout-390');
    expect(await page.complaints()).toEqual([]);
  });
});
