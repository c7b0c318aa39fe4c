import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo } from './go-to.ts';
import { seriousFindings } from './serious-findings.ts';
import { addTreatedPatient } from './treated-patient.ts';
import { closeProfiles, letterTo, openBrowser, signIn } from './visitor.ts';

const email = 'paula.link@example.com';
const birthDate = '1961-04-12';
const clinic = 'admin@lakes.example.com';

let staff: Page;
let phone: Page;
let phoneContext: BrowserContext;
let complaints: string[][];
let patientId: number;
beforeAll(async () => {
  const desk = await openBrowser();
  staff = desk.page;
  await signIn(staff, clinic);
  patientId = await addTreatedPatient({
    by: clinic,
    patient: { firstName: 'Paula', lastName: 'Link', email, dob: birthDate },
    program: { name: 'Knee, first week', notes: 'Ice afterwards.', dailyFrequency: 1, weeklyFrequency: 5 },
    blocks: [2, 1].map((numSets) => ({ exerciseId: 'PT-HEEL-SLIDE', numSets, reps: 3 })),
  });
  const mobile = await openBrowser({ width: 390 });
  ({ page: phone, context: phoneContext } = mobile);
  complaints = [desk.complaints, mobile.complaints];
});
afterAll(closeProfiles);

const enterDate = async (...parts: [month: string, day: string, year: string]) => {
  for (const [at, label] of ['Month', 'Day', 'Year'].entries()) await phone.getByLabel(label).fill(parts[at]!);
};
const button = (name: string) => phone.getByRole('button', { name, exact: true });

// One story, told in order: each step stands on the one before.
describe('a patient without an app', () => {
  it('PTL-08 gets the link by mail from the record', async () => {
    await staff.goto(`/patients/${patientId}/health/activity?dialog=patient-link`);
    const dialog = staff.getByRole('dialog', { name: 'Patient link' });
    await dialog.getByText('No device is connected yet.').waitFor();
    expect(await seriousFindings(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Email Link' }).click();
    await staff.getByText('The link is on its way to the patient.').waitFor();
    await expect.poll(() => letterTo(email)).toContain('/p/');
  });

  it('PTL-60 PTL-61 is seen by staff as the patient will see it, and nothing of it stays in their browser', async () => {
    const opened = staff.context().waitForEvent('page');
    await staff.getByRole('link', { name: /^See what the patient sees/ }).click();
    const preview = await opened;
    await preview.getByRole('heading', { name: 'Hello, Paula' }).waitFor();
    await preview.getByText('Preview: nothing is saved.').waitFor();
    expect(await seriousFindings(preview)).toEqual([]);
    const left = await preview.evaluate(async () => [
      Object.keys(localStorage).filter((key) => key.startsWith('patient-link')),
      await caches.keys(),
      await navigator.serviceWorker.getRegistrations(),
      document.title,
    ]);
    expect(left).toEqual([[], [], [], 'Home exercise program']);
    await preview.close();
  });

  it('PTL-02 PTL-03 opens it on a phone with the date of birth, after another one was refused', async () => {
    const url = /https?:\/\/\S+\/p\/\S+/.exec(await letterTo(email))![0];
    await phone.goto(new URL(url).pathname);
    await phone.getByRole('group', { name: 'Date of birth' }).waitFor();
    expect(await phone.content()).not.toMatch(/Paula|Great Lakes/);
    expect(await seriousFindings(phone)).toEqual([]);
    await button('Open my program').click();
    await phone.getByRole('alert').getByText('Enter your date of birth.').waitFor();
    await enterDate('4', '13', '1961');
    await button('Open my program').click();
    await phone.getByText('You can try 2 more times.').waitFor();
    await enterDate('4', '12', '1961');
    await button('Open my program').click();
    await phone.getByRole('heading', { name: 'Hello, Paula' }).waitFor();
  });

  it('PTL-14 opens without a network after that one visit, with the player and the figures', async () => {
    const listKept = () =>
      phone.evaluate(async () => {
        const caching = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return caching.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect
      .poll(listKept)
      .toEqual(expect.arrayContaining(['/p/', expect.stringMatching(/Player/), expect.stringMatching(/movements/)]));
    await phoneContext.setOffline(true);
    const later = await phoneContext.newPage();
    await later.goto(phone.url());
    await later.getByRole('heading', { name: 'Hello, Paula' }).waitFor();
    await later.getByRole('button', { name: 'Start exercises' }).waitFor();
    await later.close();
    await phoneContext.setOffline(false);
  });

  it('PTL-09 PTL-14 PTL-67 sees what is due, in English and Spanish, and nothing is wider than the phone', async () => {
    await phone.getByText('Ready for today’s exercises?').waitFor();
    await phone.getByText('Ice afterwards.').waitFor();
    const session = await phoneContext.newCDPSession(phone);
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    expect(await seriousFindings(phone)).toEqual([]);
    await button('Español').click();
    await phone.getByRole('heading', { name: 'Hola, Paula' }).waitFor();
    expect(await phone.evaluate(() => document.documentElement.lang)).toBe('es');
    await phone.setViewportSize({ width: 320, height: 640 });
    expect(await seriousFindings(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await phone.setViewportSize({ width: 390, height: 844 });
    await button('English').click();
    await phone.getByRole('heading', { name: 'Hello, Paula' }).waitFor();
  });

  it('PTL-50 PTL-51 turns reminders on by two taps, which staff see in the record, and may stop them without the page', async () => {
    await phone.locator('summary', { hasText: 'Reminders' }).click();
    await phone.getByRole('radio', { name: 'By email' }).check();
    await phone.getByText('Saved. On days with exercises, you get a reminder at 9 AM.').waitFor();
    expect(await seriousFindings(phone)).toEqual([]);
    await goTo(staff, `/patients/${patientId}/health/activity?dialog=reminders`);
    await staff.getByText(/^The patient agreed on their page: /).waitFor();
    expect(await seriousFindings(staff)).toEqual([]);
    await phone.goto('/r/000000-00000-00000-00000-00000');
    expect(await seriousFindings(phone)).toEqual([]);
    await button('Stop reminders').click();
    await phone.getByRole('heading', { name: 'No more reminders' }).waitFor();
    await phone.goBack();
    await phone.goBack();
    await phone.getByRole('heading', { name: 'Hello, Paula' }).waitFor();
  });

  it('PTL-10 PTL-12 PTL-13 does a set by taps, and goes on with it after the page was closed', async () => {
    await button('Start exercises').click();
    await phone.getByRole('radio', { name: '3' }).check();
    expect(await seriousFindings(phone)).toEqual([]);
    await button('Next').click();
    const tap = phone.getByRole('button', { name: 'Tap for each repetition' });
    await tap.click();
    await tap.click();
    await phone.getByText('2 of 3').waitFor();
    expect(await seriousFindings(phone)).toEqual([]);
    await button('Set done').click();
    await phone.getByRole('heading', { name: 'Rest' }).waitFor();
    await phone.reload();
    await button('Continue my session').click();
    await phone.getByText('Set 2 of 2').waitFor();
    await button('Set done').click();
    await phone.getByText('Exercise 2 of 2').waitFor();
  });

  it('PTL-11 PTL-13 skips with a reason, ends without a network, and opens again without one', async () => {
    await button('Skip exercise').click();
    await button('It hurts').click();
    await phoneContext.setOffline(true);
    await phone.getByRole('radio', { name: '5' }).check();
    await button('Next').click();
    await phone.getByText('Your session is kept on this device and sent when you are back online.').waitFor();
    await phone.reload();
    await phone.getByText('One session is waiting to be sent.').waitFor();
    await phoneContext.setOffline(false);
    await phone.getByText('Done for today. Well done!').waitFor();
    expect(await phone.getByText('is waiting to be sent').count()).toBe(0);
  });

  it('PTL-30 PTL-33 PTL-35 answers a survey that staff assign, and its score is in the record', async () => {
    const survey = 'Patient Health Questionnaire (PHQ-2)';
    await goTo(staff, `/patients/${patientId}/health/surveys`);
    await staff.getByRole('button', { name: 'Assign survey' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Assign survey' });
    await dialog.getByRole('combobox', { name: 'Survey', exact: true }).selectOption('phq-2');
    await dialog.getByRole('button', { name: 'Assign survey' }).click();
    await staff.getByRole('region', { name: 'Assigned surveys' }).getByText(survey).waitFor();
    await phone.reload();
    await button(`Answer: ${survey}`).click();
    await phone.getByRole('radio', { name: 'Several days' }).check();
    expect(await seriousFindings(phone)).toEqual([]);
    await button('Next').click();
    await phone.getByRole('radio', { name: 'Not at all' }).check();
    await button('Send my answers').click();
    await phone.getByText('Your clinic has received your answers.').waitFor();
    await button('Back to today').click();
    await staff.reload();
    await staff.getByRole('region', { name: survey }).getByText('1', { exact: true }).waitFor();
  });

  it('PTL-10 PTL-05 is in the record with sets and pain, and out once staff have disconnected the phone', async () => {
    const answer = await staff.request.get(`/api/v2/patients/${patientId}/sessions`);
    const { items } = (await answer.json()) as { items: { session: { pain: object; sets: { status: string }[] } }[] };
    expect(items.map(({ session: { pain, sets } }) => [pain, sets.map(({ status }) => status)])).toEqual([
      [{ before: 3, after: 5 }, ['Self Reported', 'Self Reported', 'Skipped']],
    ]);
    await staff.goto(`/patients/${patientId}/health/activity?dialog=patient-link`);
    const dialog = staff.getByRole('dialog', { name: 'Patient link' });
    await dialog.getByText(/Last opened/).waitFor();
    await dialog.getByRole('button', { name: /^Disconnect / }).click();
    await dialog.getByText('No device is connected yet.').waitFor();
    await phone.reload();
    await phone.getByRole('group', { name: 'Date of birth' }).waitFor();
    expect(await phone.content()).not.toContain('Paula');
    expect(complaints.flat()).toEqual([]);
  });
});
