import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, formatDay } from '../../domain/platform/calendar.ts';
import { findFallingAdherence } from '../../domain/worklist/session-reasons.ts';
import { measurePhase } from '../../domain/care-paths/measure.ts';
import { buildReport } from '../../domain/reports/build-report.ts';
import { ada } from '../../tests/fixtures/reports/ada.ts';
import { computeAdherence } from '../../domain/activity/adherence.ts';
import { buildPracticeWeeks } from '../../domain/activity/practice-weeks.ts';
import { recordResultsMessages } from './shared/messages.en.ts';
import { toPracticeRows } from './resultTexts.ts';

const TODAY = '2026-11-20';
/** 28 complete days: two spans of 14. */
const START = addDays(TODAY, -28);
const english = recordResultsMessages.recordResults;
const translate = (key: string, values: object = {}) => {
  const text = key === 'recordResults.adherence' ? english.adherence : key;
  return Object.entries(values).reduce((said, [name, value]) => said.replace(`%{${name}}`, String(value)), text);
};

/** Practice of a patient whose program changed, or was assigned, during the range. */
const madeUp = fc
  .record({
    sessions: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 28, maxLength: 28 }),
    first: fc.option(fc.record({ daily: fc.integer({ min: 1, max: 4 }), weekly: fc.integer({ min: 1, max: 7 }) })),
    second: fc.record({ daily: fc.integer({ min: 1, max: 4 }), weekly: fc.integer({ min: 1, max: 7 }) }),
    changed: fc.integer({ min: 1, max: 20 }),
    restsAfter: fc.integer({ min: 10, max: 28 }),
  })
  .map(({ sessions, first, second, changed, restsAfter }) => {
    const at = addDays(START, changed);
    const asks = ({ daily, weekly }: typeof second, since: string, until: string | null) => ({
      since,
      until,
      dailyFrequency: daily,
      weeklyFrequency: weekly,
      setsPerSession: 3,
    });
    return {
      frequency: [...(first ? [asks(first, '2026-01-01', at)] : []), asks(second, at, null)],
      days: sessions
        .map((done, index) => (index < restsAfter ? done : 0))
        .map((done, index) => ({
          day: addDays(START, index),
          sessions: done,
          sessionsDone: done,
          setsDone: 3 * done,
          selfReported: 0,
        })),
    };
  });

it('the adherence of a patient is the same on the record, in its file, the report, the worklist and on a care path', () => {
  let fell = 0;
  fc.assert(
    fc.property(madeUp, ({ days, frequency }) => {
      const range = { from: addDays(TODAY, -14), to: addDays(TODAY, -1) };
      const practised = days.filter(({ sessionsDone }) => sessionsDone > 0);
      const adherence = computeAdherence({ days: practised, frequency }, { ...range, today: TODAY })!;
      const record = translate('recordResults.adherence', adherence);

      const csv = toPracticeRows({ days: practised, frequency, adherence }, translate as never).at(-1)!;
      const { activeDays, prescribedDays, daysPercent, sessionsDone, prescribedSessions, sessionsPercent } = adherence;
      expect(csv.slice(5)).toEqual([
        activeDays,
        prescribedDays,
        daysPercent,
        sessionsDone,
        prescribedSessions,
        sessionsPercent,
      ]);

      const inRange = practised.filter(({ day }) => day >= range.from);
      const report = buildReport({
        language: 'en',
        range,
        record: ada,
        now: new Date(`${TODAY}T18:00:00Z`),
        organization: { name: 'Lakes' },
        program: null,
        exerciseNames: {},
        results: { days: inRange, frequency, rangeOfMotion: [] },
        sessions: [],
        questions: [],
        scores: [],
      });
      const texts = report.sections
        .find(({ title }) => title === 'Adherence')!
        .parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
      if (inRange.length > 0)
        expect(texts).toContain(`${record}. Counts days with an assigned program, through ${formatDay(adherence.to)}.`);

      const reason = findFallingAdherence({ today: TODAY, products: ['HEALTH'], frequency, practice: days } as never);
      if (reason) {
        fell += 1;
        expect(reason.explanation.text).toContain(`to ${daysPercent}% (${activeDays} of ${prescribedDays} days)`);
        expect(reason.explanation.text).toContain(`${sessionsPercent}% (${sessionsDone} of ${prescribedSessions}).`);
      }

      const criterion = { track: 'Adherence', logic: '>', number: 1, type: '%' } as const;
      const facts = { practice: practised, frequency, ranges: [], surveys: [] };
      expect(measurePhase(criterion, facts, addDays(TODAY, -40), TODAY)).toMatchObject({
        measured: { value: daysPercent },
      });

      // Two calendar weeks have as many days as the spans of the worklist.
      const weeks = buildPracticeWeeks(
        { days: practised, frequency },
        { from: '2026-11-08', to: '2026-11-14', today: TODAY },
      );
      const week = computeAdherence(
        { days: practised, frequency },
        { from: '2026-11-08', to: '2026-11-14', today: TODAY },
      );
      expect(weeks.map(({ percent }) => percent)).toEqual([week?.daysPercent ?? null]);
    }),
    { numRuns: 300 },
  );
  expect(fell).toBeGreaterThan(0);
});
