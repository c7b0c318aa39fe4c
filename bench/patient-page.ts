import type { Browser } from 'playwright-core';
import type { PatientRecord } from '../contract/patients/record.ts';
import { timingOf } from './measure.ts';
import type { Visit } from './page-load.ts';
import { openTraced, traceFrames } from './traced-frames.ts';

const SECONDS = 5;
const SLOWDOWN = 4;
const PHONE = 390;

/** A patient's page on a device that is connected, with an empty cache; `by` is the session of the clinic. */
export async function connectDevice(
  url: string,
  by: NonNullable<Visit['cookies']>,
): Promise<{ patientId: number; day: Visit }> {
  const cookie = by.map(({ name, value }) => `${name}=${value}`).join('; ');
  const read = async <Answer>(path: string) =>
    (await (await fetch(`${url}/api/v2${path}`, { headers: { cookie } })).json()) as Answer;
  const { items } = await read<{ items: PatientRecord[] }>('/patients?limit=100');
  const { id, patient } = items.find(
    ({ discharged, patient: { dob }, productData: { health } }) => dob && !discharged && health?.heps.length,
  )!;
  const link = await read<{ url: string }>(`/patients/${id}/link`);
  const code = link.url.split('/p/')[1]!;
  const answer = await fetch(`${url}/api/v2/intake/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, birthDate: patient.dob, label: 'Phone' }),
  });
  const { token } = (await answer.json()) as { token: string };
  const day = {
    url: `${url}/p/${code}`,
    kept: { [`patient-link:${code}`]: JSON.stringify({ token }) },
    width: PHONE,
    until: '.patient-actions .button-primary',
  };
  return { patientId: id, day };
}

/** Pictures a second of a page on which nothing is drawn: what this machine reaches at all. */
const countPictures = (seconds: number) =>
  new Promise<number>((counted) => {
    let pictures = 0;
    const started = performance.now();
    const next = () => {
      pictures++;
      const passed = (performance.now() - started) / 1000;
      if (passed < seconds) requestAnimationFrame(next);
      else counted(pictures / passed);
    };
    requestAnimationFrame(next);
  });

/** Bytes of script that a session loads besides the day, and how its figure is drawn by a slow processor. */
export async function measurePlayer(browser: Browser, { url, kept = {}, until }: Visit) {
  const context = await browser.newContext({ viewport: { width: PHONE, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    kept,
  );
  const { page, slowed } = await openTraced(context);
  await page.goto('about:blank');
  await slowed(SLOWDOWN);
  const floor = await page.evaluate(countPictures, SECONDS);
  await slowed(1);
  await page.goto(url);
  const first = new Set(
    await page
      .locator('script[src], link[rel=modulepreload]')
      .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).src || (tag as HTMLLinkElement).href)),
  );
  await page.locator(until).click();
  await page.locator('.patient-actions .button-secondary').click();
  await page.locator('.program-picture canvas').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((each) => each as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  await slowed(SLOWDOWN);
  await page.waitForTimeout(1000);
  const drawn = await traceFrames(browser, page, SECONDS);
  await context.close();
  return {
    bytes: scripts.filter(({ name }) => !first.has(name)).reduce((sum, { transferSize }) => sum + transferSize, 0),
    floor,
    drawings: drawn.scripts.length / SECONDS,
    script: timingOf(drawn.scripts.map((us) => us / 1000)),
  };
}
