/** @module-tag thorough */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Worklist } from '../../contract/worklist/worklist.ts';
import { launchCamera, openProfile } from './chromium.ts';
import { drawFilm } from './drawn-film.ts';
import { seriousFindings } from './serious-findings.ts';
import { closeProfiles, letterTo, openBrowser, product, signIn } from './visitor.ts';

/** In the film somebody bends both knees and lifts both arms, once in three seconds, the left side near. */
const KNEE_BENT = 81;
const lowest = { rise: -12, forth: -5, lean: 14, shoulderFlex: 155 };
const movement = {
  view: [180, 3] as [number, number],
  planted: ['feet' as const],
  keys: [{ at: 0 }, { at: 1.1, pose: lowest }, { at: 1.5, pose: lowest }, { at: 2.6 }],
  seconds: 3,
};

let staff: Page;
let browser: Browser;
let phone: Page;
let phoneContext: BrowserContext;
let patient: { id: number; name: string; email: string; dob: string };
const complaints: string[] = [];

const readStaff = async <T>(path: string) => (await (await staff.request.get(`/api/v2${path}`)).json()) as T;
const listQuiet = async () => (await readStaff<Worklist>('/worklist?kind=NO_SESSION&limit=25')).items;
const countActiveDays = async () => {
  const { items } = await readStaff<{ items: { clock: string; status: string; numActiveDays: number }[] }>(
    `/patients/${patient.id}/rtm-cycles`,
  );
  return items.find(({ clock, status }) => clock === 'ROLLING_30' && status === 'IN_PROGRESS')!.numActiveDays;
};

/** A patient in care with an open billing window, from whom nothing came for more than a week. */
async function findQuietPatient(): Promise<typeof patient> {
  for (const { patient: quiet, health } of await listQuiet()) {
    const link = await readStaff<{ obstacle: string | null }>(`/patients/${quiet.id}/link`);
    const cycles = await readStaff<{ items: { status: string }[] }>(`/patients/${quiet.id}/rtm-cycles`);
    if (!health || link.obstacle || !cycles.items.some(({ status }) => status === 'IN_PROGRESS')) continue;
    const { patient: found } = await readStaff<{ patient: { email: string; dob: string } }>(`/patients/${quiet.id}`);
    return { id: quiet.id, name: quiet.firstName, email: found.email, dob: found.dob };
  }
  throw new Error('Every patient in care has sessions.');
}

beforeAll(async () => {
  ({ page: staff } = await openBrowser());
  await signIn(staff, 'admin@summit.example.com');
  patient = await findQuietPatient();
  browser = await launchCamera(await drawFilm(staff, movement));
  phoneContext = await openProfile(browser, { baseURL: product.url, viewport: { width: 390, height: 844 } });
  phoneContext.setDefaultTimeout(60_000);
  phone = await phoneContext.newPage();
  phone.on('pageerror', ({ message }) => complaints.push(message));
});
afterAll(async () => {
  await browser?.close();
  await closeProfiles();
});

const button = (name: string) => phone.getByRole('button', { name, exact: true });

// One story, told in order: each step stands on the one before.
describe('a patient whose camera counts', () => {
  it('PTL-08 PTL-21 opens the mailed link, and is told what the camera does before it is asked for', async () => {
    const exercises = { 'PT-MINI-SQUAT': 3, 'PT-SHOULDER-FLEXION': 3, 'PT-CALF-STRETCH': 3, 'PT-BALL-WALL-SQUAT': 4 };
    const blocks = Object.entries(exercises).map(([exerciseId, reps]) => ({
      uuid: crypto.randomUUID(),
      exerciseId,
      numSets: 1,
      setGoal: { goalType: 'REPS', reps, time: null },
      sideOfBody: 'Left',
    }));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const program = { name: 'Knee and shoulder', notes: '', dailyFrequency: 1, weeklyFrequency: 5, blocks };
    const options = { headers, failOnStatusCode: true };
    await staff.request.post(`/api/v2/patients/${patient.id}/program`, { data: program, ...options });
    headers['idempotency-key'] = crypto.randomUUID();
    await staff.request.post(`/api/v2/patients/${patient.id}/link/emails`, options);
    await expect.poll(() => letterTo(patient.email)).toContain('/p/');
    await phone.goto(new URL(/https?:\/\/\S+\/p\/\S+/.exec(await letterTo(patient.email))![0]).pathname);
    const [year, month, day] = patient.dob.split('-') as [string, string, string];
    for (const [label, part] of Object.entries({ Month: month, Day: day, Year: year }))
      await phone.getByLabel(label).fill(part);
    await button('Open my program').click();
    await phone.getByRole('heading', { name: `Hello, ${patient.name}` }).waitFor();
    await button('Start exercises').click();
    await phone.getByRole('radio', { name: '2' }).check();
    await button('Next').click();
    await button('Count with the camera').click();
    await phone.getByText('The picture stays on this device.').waitFor();
    expect(await seriousFindings(phone)).toEqual([]);
  });

  it('PTL-20 PTL-21 PTL-22 does two exercises without touching the phone, and taps the third', async () => {
    await button('Use the camera').click();
    await phone.getByLabel('What the camera sees').waitFor();
    await phone.getByText('1 of 3').waitFor();
    expect(await seriousFindings(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await phone.getByText('3 repetitions counted').waitFor();
    await phone.getByText('Exercise 2 of 4').waitFor();
    await phone.getByText('3 repetitions counted').waitFor();
    await phone.getByText('The camera cannot count this exercise. Please tap.').waitFor();
    await phone.getByRole('button', { name: 'Tap for each repetition' }).click();
    await button('Set done').click();
  });

  it('PTL-14 PTL-21 uses the camera without a network, and taps on from where it was taken away', async () => {
    await phoneContext.setOffline(true);
    await phone.reload();
    await button('Continue my session').click();
    await phone.getByText('Exercise 4 of 4').waitFor();
    await button('Count with the camera').click();
    await button('Use the camera').click();
    await phone.getByText('2 of 4').waitFor();
    // What the browser says when the camera is unplugged, or another app takes it.
    await phone.locator('video').evaluate((video: HTMLVideoElement) => {
      for (const track of (video.srcObject as MediaStream).getTracks()) track.dispatchEvent(new Event('ended'));
    });
    await phone.getByText('The camera is off. You can keep counting by tapping, or turn it on again.').waitFor();
    const tap = phone.getByRole('button', { name: /^Tap for each repetition/ });
    await expect.poll(() => phone.locator('main').innerText()).toContain('2 of 4');
    await tap.click();
    await tap.click();
    await button('Set done').click();
  });

  it('PTL-12 PTL-13 notes the pain without a network, and the session is sent when it is back', async () => {
    await phone.getByRole('radio', { name: '4' }).check();
    await button('Next').click();
    await phone.getByText('Your session is kept on this device and sent when you are back online.').waitFor();
    await phoneContext.setOffline(false);
    await phone.getByText('Your clinic has received your session.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('PTL-24 is under Activity with its ranges, counts as a day of monitoring, and no longer needs attention', async () => {
    const { items } = await readStaff<{ items: { session: { selfReported: string; pain: object; sets: Set[] } }[] }>(
      `/patients/${patient.id}/sessions`,
    );
    type Set = { status: string; setInfo: { repsComplete: number; minROM: number | null; maxROM: number | null } };
    const { selfReported, pain, sets } = items[0]!.session;
    expect([selfReported, pain]).toEqual(['partial', { before: 2, after: 4 }]);
    expect(sets.map(({ status, setInfo }) => [status, setInfo.repsComplete])).toEqual([
      ['Success', 3],
      ['Success', 3],
      ['Self Reported', 1],
      ['Self Reported', 4],
    ]);
    const { minROM, maxROM } = sets[0]!.setInfo;
    expect(minROM).toBeLessThan(10);
    expect(Math.abs(maxROM! - KNEE_BENT)).toBeLessThanOrEqual(8);
    expect(sets[2]!.setInfo.maxROM).toBeNull();
    await staff.goto(`/patients/${patient.id}/health/activity`);
    await staff.getByText(`${minROM}° to ${maxROM}°`).first().waitFor();
    expect(await countActiveDays()).toBeGreaterThanOrEqual(1);
    expect((await listQuiet()).map(({ patient: { id } }) => id)).not.toContain(patient.id);
  });
});
