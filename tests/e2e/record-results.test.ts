/** @module-tag thorough */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PatientResults } from '../../contract/activity/patient-results.ts';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import type { PatientSummary } from '../../contract/patients/summary.ts';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import { formatDay } from '../../domain/platform/calendar.ts';
import { goTo } from './go-to.ts';
import { quiet } from './quiet.ts';
import { seriousFindings } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
let patient: number;
let results: PatientResults;
let questions: ProQuestion[];
let scores: ScoreSeries[];

const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await page.request.get(`/api/v2/${path}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
};

/** A patient who practised, with measured ranges and with answers on a scale. */
async function findPatient(): Promise<void> {
  const { items } = await read<{ items: { id: number; mostRecentSession: string | null }[] }>('patients?limit=100');
  for (const { id } of items.filter(({ mostRecentSession }) => mostRecentSession)) {
    results = await read(`patients/${id}/results`);
    ({ questions, scores } = await read<{ questions: ProQuestion[]; scores: ScoreSeries[] }>(`patients/${id}/surveys`));
    patient = id;
    if (results.days.length > 20 && results.rangeOfMotion.length > 1 && questions.some((each) => each.isChartable))
      return;
  }
  throw new Error('No demo patient has sessions, ranges of motion and answers.');
}

beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@summit.example.com');
  await findPatient();
});
afterAll(closeProfiles);

const open = (section: string) => goTo(page, `/patients/${patient}/health/${section}`);

async function download(): Promise<string[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).split('\r\n');
}

const fitsTheScreen = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** A patient with every figure of the summary. */
async function findSummarized(): Promise<number> {
  const { items } = await read<{ items: { id: number }[] }>('patients?limit=100&product=HEALTH&state=ACTIVE');
  for (const { id } of items) {
    const { health, pain } = await read<PatientSummary>(`patients/${id}/summary`);
    if (health?.adherence && health.rangeOfMotion && health.billing && pain && pain.points.length > 1) return id;
  }
  throw new Error('No demo patient has every figure of the summary.');
}

describe('the summary of a patient record', () => {
  const strip = () => page.getByRole('region', { name: 'Summary' });
  const figure = (name: string) => strip().getByRole('link', { name: new RegExp(`^${name}`) });

  it('REC-01 OPEN-066 shows the figures of the sections, each one click away from its section', async () => {
    const id = await findSummarized();
    await goTo(page, `/patients/${id}`);
    const [, days, dose] = /^(\d+)%\s+of days\s+(\d+)% of dose/m.exec(await figure('Adherence').innerText())!;
    const stated = page.getByText(new RegExp(`${days}% of prescribed days .*, ${dose}% of prescribed sessions`));
    await stated.waitFor();
    const [, best] = /^(\d+)°/m.exec(await figure('Range of motion').innerText())!;
    const name = (await figure('Range of motion').locator('.source').innerText()).trim();
    await figure('Range of motion').click();
    await page.waitForURL(`**/patients/${id}/health/range-of-motion`);
    await page.getByRole('button', { name: 'Table' }).click();
    const rows = page.getByRole('region', { name, exact: true }).getByRole('row');
    await rows.nth(1).waitFor();
    const highest = (await rows.allInnerTexts()).slice(1).map((row) => Number(/(-?\d+)°\s*$/.exec(row)![1]));
    expect(Math.max(...highest)).toBe(Number(best));
    await page.getByRole('button', { name: 'Chart' }).click();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('keeps name and figures in one line while the page scrolls', async () => {
    const id = await findSummarized();
    await goTo(page, `/patients/${id}/health/activity`);
    await figure('Adherence').waitFor();
    await page.getByText(/^Showing \d+ of \d+ sessions$/).scrollIntoViewIfNeeded();
    const line = page.getByRole('navigation', { name: 'Summary' });
    await line.getByRole('link', { name: /^Adherence \d+% · \d+%$/ }).waitFor();
    const box = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(box.y + box.height).toBeLessThan(140);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('REC-28 has a button for a note on a phone that stays in reach and covers nothing', async () => {
    const id = await findSummarized();
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, `/patients/${id}/health/range-of-motion`);
    const add = page.getByRole('button', { name: 'Add note' });
    await add.waitFor();
    await figure('Billing').waitFor();
    await quiet(page);
    // What is drawn near the screen makes the page longer while it is scrolled.
    const uncovered = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const button = (await add.boundingBox())!;
      const panel = (await page.getByRole('tabpanel').boundingBox())!;
      expect(button.y + button.height).toBeLessThanOrEqual(844);
      return button.y - (panel.y + panel.height);
    };
    await expect.poll(uncovered).toBeGreaterThanOrEqual(0);
    expect(await fitsTheScreen()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await add.click();
    await page.getByRole('dialog', { name: 'Add Care Note' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('results on the patient record', () => {
  it('REC-29 opens Activity in two rounds of calls, with the exercise calendar above the sessions', async () => {
    const rounds: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(`/api/v2/patients/${patient}/`)) rounds.push(pathname.split('/').at(-1)!);
    });
    await page.goto(`/patients/${patient}/health/activity?days=all`);
    await page.getByRole('grid', { name: 'Exercise calendar' }).waitFor();
    await page.getByText(/^Showing \d+ of \d+ sessions$/).waitFor();
    expect(rounds.toSorted()).toEqual(['results', 'sessions', 'summary', 'surveys']);
    const last = results.days.findLast(({ sessionsDone }) => sessionsDone > 0)!;
    const spoken = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }).format(
      new Date(`${last.day}T00:00:00Z`),
    );
    const cell = page.getByRole('gridcell', { name: new RegExp(`^${spoken}: ${last.sessionsDone} `) });
    await expect.poll(() => cell.count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('walks the calendar by keys', async () => {
    const today = page.locator('[role=gridcell][tabindex="0"]');
    await today.focus();
    const name = await today.getAttribute('aria-label');
    await page.keyboard.press('ArrowLeft');
    const before = await page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
    const dayOf = (label: string | null) => Date.parse(`${label!.split(':')[0]} UTC`);
    expect(dayOf(name) - dayOf(before)).toBe(7 * 86_400_000);
  });

  it('brings the next page of sessions when one scrolls on', async () => {
    const { totalItems } = await read<{ totalItems: number }>(`patients/${patient}/sessions?limit=1`);
    expect(totalItems).toBeGreaterThan(20);
    await page.getByText(`Showing 20 of ${totalItems} sessions`).scrollIntoViewIfNeeded();
    await page.getByText(`Showing ${Math.min(40, totalItems)} of ${totalItems} sessions`).waitFor();
  });

  it('saves the days as a file', async () => {
    const lines = await download();
    expect(lines[0]).toEqual(
      expect.stringMatching(
        /^Date,Sessions,Sets done,Prescribed sets on a practice day,Self-reported sessions,Active days,/,
      ),
    );
    const { day, sessions, setsDone, selfReported } = results.days.at(-1)!;
    const [firstDay, ofSessions, done, , reported] = lines[1]!.split(',');
    expect([firstDay, ofSessions, done, reported]).toEqual(
      [formatDay(day), sessions, setsDone, selfReported].map(String),
    );
    const { activeDays, prescribedDays, daysPercent, sessionsDone, prescribedSessions, sessionsPercent } =
      results.adherence!;
    expect(lines.at(-1)).toMatch(
      new RegExp(
        `,${[activeDays, prescribedDays, daysPercent, sessionsDone, prescribedSessions, sessionsPercent].join(',')}$`,
      ),
    );
    expect(lines).toHaveLength(results.days.length + 2);
  });

  it('OPEN-067 draws ranges of motion, and shows the same as a table after a reload of the shared address', async () => {
    await open('range-of-motion');
    await page.getByRole('combobox', { name: 'Date range' }).selectOption('All time');
    await page.waitForURL(/days=all/);
    const { name, side, days, goal } = results.rangeOfMotion[0]!;
    const region = page.getByRole('region', { name: side ? `${name}, ${side}` : name, exact: true });
    const drawing = region.getByRole('img');
    await drawing.waitFor();
    await expect.poll(() => drawing.getAttribute('aria-label')).toContain(`goal ${goal!.max}°`);
    await expect.poll(() => drawing.locator('path').count(), { timeout: 10_000 }).toBeGreaterThan(1);
    // The arrow keys go from day to day, and what they show is said.
    const reader = region.getByRole('slider', { name: 'Values in the chart' });
    await reader.press('Home');
    const firstDay = new Date(`${days[0]!.day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium' });
    await region.getByText(firstDay, { exact: true }).waitFor();
    await expect.poll(() => reader.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${firstDay}: Highest `));
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.reload();
    const { day, min, max } = days.at(-1)!;
    await expect
      .poll(() => region.getByRole('row').nth(1).innerText())
      .toMatch(new RegExp(`^${formatDay(day)}\\s+${Math.round(min!)}°\\s+${Math.round(max!)}°$`));
    await expect.poll(() => region.getByRole('row').count(), { timeout: 10_000 }).toBe(days.length + 1);
    expect(await seriousFindings(page)).toEqual([]);
    const lines = await download();
    expect(lines[1]).toBe([formatDay(day), name, side ?? 'Both', min, max, goal!.min, goal!.max].join(','));
    await page.getByRole('button', { name: 'Chart' }).click();
  });

  it('OPEN-067 shows the newest score of each survey with its scale, change and course, its answers folded', async () => {
    await open('surveys?days=all');
    const series = scores.find(({ instrument, scores: all }) => instrument === 'NPRS' && all.length > 1)!;
    const row = page.getByRole('region', { name: series.formTitle, exact: true });
    const [first, last] = [series.scores[0]!, series.scores.at(-1)!];
    const course = row.getByRole('img');
    expect(await course.getAttribute('aria-label')).toMatch(
      new RegExp(`^${series.formTitle}: ${first.value} on [\\d/]+ to ${last.value} on `),
    );
    await row.getByText(String(last.value), { exact: true }).waitFor();
    await row.getByText(/^0 to 10, lower is better/).waitFor();
    const points = Math.round(Math.abs(last.value - first.value) * 10) / 10;
    const change = points === 0 ? 'No change' : `(Improved|Worsened) by ${points} points?`;
    await row.getByText(new RegExp(`^${change} since \\w{3} \\d+(, \\d{4})?$`)).waitFor();
    if (points !== 0) await row.getByText(/^(more than|equal to|less than) the MCID of 2$/).waitFor();
    expect(await row.getByRole('table').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('ENT-043 draws the ratings of a survey in one chart and lists its answers with one click', async () => {
    const scaled = questions.filter(({ isChartable }) => isChartable);
    const { formTitle, formId, answers } = scaled[0]!;
    const row = page.getByRole('region', { name: formTitle, exact: true });
    await row.getByRole('button', { name: /^Show answers/ }).click();
    const ratings = row.getByRole('img', { name: /^Pain now: .*\. Least pain: .*\. Worst pain: / });
    await expect.poll(() => ratings.locator('path').count(), { timeout: 10_000 }).toBeGreaterThan(2);
    const ofForm = questions.filter((question) => question.formId === formId).length;
    // The names of the columns, the score and the questions.
    await expect.poll(() => row.getByRole('row').count()).toBe(1 + 1 + ofForm);
    expect(await row.getByRole('columnheader', { name: /^\d\d\/\d\d\/\d{4}$/ }).count()).toBe(answers.length);
    expect(await seriousFindings(page)).toEqual([]);
    const lines = await download();
    const answered = questions.reduce((sum, { answers: of }) => sum + of.length, 0);
    const scored = scores.reduce((sum, series) => sum + series.scores.length, 0);
    expect(lines).toHaveLength(1 + answered + scored);
  });

  it('REC-38 looks at the days one chooses, and from there at all of them', async () => {
    await page.getByRole('combobox', { name: 'Date range' }).selectOption('Custom range');
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByText('No patient data available in this date range').waitFor();
    expect(new URL(page.url()).search).toBe('?from=2020-01-01&to=2020-01-31');
    await page.getByRole('button', { name: 'Show all time' }).click();
    await page.getByRole('region', { name: scores[0]!.formTitle, exact: true }).waitFor();
  });

  it('fits a phone, dark as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const section of ['activity?days=365', 'range-of-motion?days=365', 'surveys?days=365']) {
      await open(section);
      await page.getByRole('button', { name: 'Download CSV' }).waitFor();
      if (section.startsWith('surveys'))
        await page
          .getByRole('button', { name: /^Show answers/ })
          .first()
          .click();
      if (!section.startsWith('activity')) {
        const drawing = page.getByRole('region').getByRole('img').first();
        await page
          .getByRole('region')
          .filter({ has: page.locator('figure') })
          .first()
          .scrollIntoViewIfNeeded();
        await drawing.waitFor();
      }
      await expect.poll(() => fitsTheScreen()).toBe(true);
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  it('complains about nothing', () => expect(complaints).toEqual([]));
});
