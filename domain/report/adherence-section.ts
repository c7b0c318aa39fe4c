import type { AskedFrequency } from '../../contract/patient-results.ts';
import { daysBetween, todayIn } from '../calendar.ts';
import { adherenceOf, practiceWeeks } from '../results/practice-weeks.ts';
import type { ReportSection } from './report-model.ts';
import type { ReportRange } from './report-range.ts';
import type { ReportSource } from './report-source.ts';
import { reportWords } from './report-words.ts';
import { scaleOf } from './scale.ts';
import { weeksOf, wholeWeeksWithin } from './weeks.ts';

/** Sessions a week that the program in force at the end of a week asks for; null without one. */
function askedIn(week: ReportRange, frequency: readonly AskedFrequency[]): number | null {
  const inForce = frequency.findLast(({ since, until }) => since <= week.to && (until === null || until >= week.to));
  return inForce ? inForce.dailyFrequency * inForce.weeklyFrequency : null;
}

/** Adherence of the whole weeks in a range as `87%`; null when a program asked for nothing in them. */
function percentOf(range: ReportRange, results: ReportSource['results'], today: string): string | null {
  const whole = wholeWeeksWithin(range);
  const adherence = whole && adherenceOf(practiceWeeks(results, { ...whole, today }));
  return adherence === null ? null : `${Math.round(adherence * 100)}%`;
}

/** How often the patient practised, week by week, beside what was asked. */
export function adherenceSection({ language, range, results, record, now }: ReportSource): ReportSection {
  const words = reportWords(language);
  const done = results.days.filter(({ sessionsDone }) => sessionsDone > 0);
  if (done.length === 0)
    return { title: words.adherence, parts: [{ kind: 'text', text: words.noActivity, tone: 'quiet' }] };
  const bars = weeksOf(range).map((week) => ({
    label: words.dayOfYear(week.from),
    value: done
      .filter(({ day }) => day >= week.from && day <= week.to)
      .reduce((sum, { sessionsDone }) => sum + sessionsDone, 0),
    asked: askedIn(week, results.frequency),
  }));
  const sessions = done.reduce((sum, { sessionsDone }) => sum + sessionsDone, 0);
  const length = daysBetween(range.from, range.to) + 1;
  const percent = percentOf(range, results, todayIn(record.location.timezone, now));
  return {
    title: words.adherence,
    parts: [
      { kind: 'text', text: words.practised(sessions, done.length, length) },
      ...(percent === null ? [] : [{ kind: 'text', text: words.adherenceIs(percent), tone: 'quiet' } as const]),
      {
        kind: 'figure',
        title: words.sessionsAWeek,
        subtitle: words.sessionsAsked,
        chart: {
          kind: 'bars',
          bars,
          scale: scaleOf([0, ...bars.flatMap(({ value, asked }) => [value, asked ?? 0])]),
          legend: bars.some(({ asked }) => asked !== null) ? [words.doneLegend, words.askedLegend] : [words.doneLegend],
        },
      },
    ],
  };
}
