import { launchCamera } from '../tests/e2e/chromium.ts';
import { drawFilm } from '../tests/e2e/drawn-film.ts';
import type { Browser } from 'playwright-core';
import { timingOf } from './measure.ts';
import type { Visit } from './page-load.ts';

const SECONDS = 15;

/** Somebody bends both knees, once in three seconds. */
const film = {
  view: [180, 3] as [number, number],
  planted: ['feet' as const],
  keys: [{ at: 0 }, { at: 1.1, pose: { rise: -12, forth: -5, lean: 14 } }, { at: 2.6 }],
  seconds: 3,
};

/** Notes when each picture is given to the worker, and every task that keeps the page from hearing a touch. */
const watchPictures = () => {
  const seen = { pictures: [] as number[], tasks: [] as number[] };
  Object.assign(window, { seen });
  window.Worker = class extends Worker {
    override postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions) {
      if ((message as { is?: string } | null)?.is === 'picture') seen.pictures.push(performance.now());
      super.postMessage(message, transfer as Transferable[]);
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
};

/** Gives the patient of a connected device a set that is long enough to be measured, for the camera to count. */
async function assignSquats(url: string, by: NonNullable<Visit['cookies']>, patientId: number): Promise<void> {
  const blocks = [
    {
      uuid: crypto.randomUUID(),
      exerciseId: 'PT-MINI-SQUAT',
      numSets: 1,
      setGoal: { goalType: 'REPS', reps: 25, time: null },
      sideOfBody: 'Left',
    },
  ];
  const answer = await fetch(`${url}/api/v2/patients/${patientId}/program`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      cookie: by.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ name: 'Squats', notes: '', dailyFrequency: 1, weeklyFrequency: 5, blocks }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Pictures a second in which the camera's worker finds a body, and the longest task of the page meanwhile in ms. */
export async function measureTracking(
  plain: Browser,
  {
    url,
    patientId,
    day,
    cookies,
  }: { url: string; patientId: number; day: Visit; cookies: NonNullable<Visit['cookies']> },
) {
  await assignSquats(url, cookies, patientId);
  const blank = await plain.newPage();
  const browser = await launchCamera(await drawFilm(blank, film));
  await blank.close();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    day.kept ?? {},
  );
  await context.addInitScript(watchPictures);
  const page = await context.newPage();
  await page.goto(day.url);
  for (const name of ['Start exercises', 'I would rather not say', 'Count with the camera', 'Use the camera'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByText('1 of 25').waitFor();
  const read = () => page.evaluate(() => (window as unknown as { seen: { pictures: number[]; tasks: number[] } }).seen);
  const before = await read();
  await page.waitForTimeout(SECONDS * 1000);
  const { pictures, tasks } = await read();
  await browser.close();
  const shown = pictures.slice(before.pictures.length);
  const pauses = shown.slice(1).map((at, index) => at - shown[index]!);
  return {
    rate: (1000 * pauses.length) / (shown.at(-1)! - shown[0]!),
    pause: timingOf(pauses),
    longestTask: Math.max(0, ...tasks.slice(before.tasks.length)),
  };
}
