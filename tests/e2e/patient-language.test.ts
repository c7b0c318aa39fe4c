/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSpanishTexts } from '../../server/exercises/library/translate-exercise.ts';
import { seriousFindings } from './serious-findings.ts';
import { addTreatedPatient } from './treated-patient.ts';
import { closeProfiles, letterTo, openBrowser, signIn } from './visitor.ts';

const email = 'maria.story@example.com';
const exerciseId = 'PT-HEEL-SLIDE';
const exercise = findSpanishTexts(exerciseId)!;

let page: Page;
let complaints: string[];
let patientId: number;
beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@lakes.example.com');
  patientId = await addTreatedPatient({
    by: 'admin@lakes.example.com',
    patient: { firstName: 'Maria', lastName: 'Story', email },
    program: { name: 'Knee, first week', notes: '', dailyFrequency: 2, weeklyFrequency: 5 },
    blocks: [{ exerciseId, numSets: 3, reps: 10 }],
  });
});
afterAll(closeProfiles);

/** A letter as it is read: its bytes are written as `=C3=B3`. */
const legible = (letter: string) =>
  Buffer.from(
    letter.replaceAll(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16))),
    'latin1',
  ).toString('utf8');
const sheet = () => page.getByRole('dialog', { name: 'Print Program' }).getByRole('article');
const goal = '3 series × 10 repeticiones';

// One story, told in order: each step stands on the one before.
describe('OPEN-013 a patient who reads Spanish', () => {
  it('is told of in the record once the form is saved', async () => {
    expect(legible(await letterTo(email))).toContain('Open the app and enter this code');
    await page.goto(`/patients/${patientId}/health/activity?dialog=edit`);
    await page.getByLabel('Language').selectOption('Español');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('definition').filter({ hasText: 'Español' }).waitFor();
  });

  it('is invited in Spanish', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Resend Invite' }).click();
    await expect
      .poll(async () => legible(await letterTo(email)))
      .toMatch(
        /Abra la aplicación e ingrese este código: (\S+)\s[^]+\/invite\/\?language=es#\1\s[^]+válido durante 14 días/,
      );
    const letter = legible(await letterTo(email));
    expect(/^Subject: .+$/m.exec(letter)![0]).toMatch(/Great[ _]Lakes[ _]Rehab[ _]le[ _]invita/);
  });

  it('takes home a handout in Spanish, while the console stays English', async () => {
    await page.getByRole('button', { name: 'More program actions' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await sheet().waitFor();
    expect(await sheet().getAttribute('lang')).toBe('es');
    expect(await sheet().locator('header').textContent()).toMatch(/Impreso el \d{1,2} [a-z]{3,4} \d{4}/);
    expect(await sheet().getByRole('listitem').textContent()).toBe(
      `${exercise.name}${goal} · Lado izquierdoPosición: ${exercise.position}Acción: ${exercise.action}`,
    );
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await expect.poll(() => seriousFindings(page), { timeout: 10_000 }).toEqual([]);
    await page.getByRole('radio', { name: 'English' }).check();
    await sheet().getByRole('heading', { name: 'Heel Slide' }).waitFor();
    await page.getByRole('radio', { name: 'Español' }).check();
    await sheet().getByRole('heading', { name: exercise.name }).waitFor();
  });

  it('finds the program in Spanish behind its code, and in English when asked', async () => {
    const address = await sheet().locator('.address').textContent();
    const phone = await openBrowser({ width: 390 });
    await phone.page.goto(address!);
    const step = phone.page.getByRole('listitem');
    await step.getByText(goal).waitFor();
    expect(await step.getByRole('heading', { level: 2 }).textContent()).toBe(`1${exercise.name}`);
    for (const text of [exercise.position!, exercise.action!])
      expect(await step.getByText(text).isVisible()).toBe(true);
    expect(await step.getByLabel(`Escuchar: ${exercise.name}`).getAttribute('src')).toMatch(/\/audio\/es\//);
    expect(await step.getByText('La guía hablada está en inglés.').count()).toBe(0);
    expect(await phone.page.evaluate(() => document.documentElement.lang)).toBe('es');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect.poll(() => seriousFindings(phone.page), { timeout: 10_000 }).toEqual([]);
    await phone.page.getByRole('button', { name: 'English' }).click();
    await step.getByRole('heading', { name: 'Heel Slide' }).waitFor();
    await phone.page.reload();
    await step.getByText('3 sets × 10 reps').waitFor();
    expect(await phone.page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
    expect(complaints).toEqual([]);
  });
});
