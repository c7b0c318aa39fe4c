import { getWeekStart } from '../activity/practice-weeks.ts';
import { addDays, countDaysBetween, getLaterDay, getToday } from '../platform/calendar.ts';
import { computeAdherence, sumPrescribed } from '../activity/adherence.ts';
import type { ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { getReportWords } from './report-words.ts';
import { computeScale } from './scale.ts';
import type { ReportRange } from './report-range.ts';

/** The calendar weeks, Sunday to Saturday, that a range touches; the outer ones as far as the range reaches. */
export function listWeeks({ from, to }: ReportRange): ReportRange[] {
  const weeks: ReportRange[] = [];
  for (let start = getWeekStart(from); start <= to; start = addDays(start, 7)) {
    const end = addDays(start, 6);
    weeks.push({ from: getLaterDay(start, from), to: end < to ? end : to });
  }
  return weeks;
}

/** How often the patient practised, week by week, beside what was asked. */
export function buildAdherenceSection({ language, range, results, record, now }: ReportSource): ReportSection {
  const words = getReportWords(language);
  const done = results.days.filter(({ sessionsDone }) => sessionsDone > 0);
  if (done.length === 0)
    return { title: words.adherence, parts: [{ kind: 'text', text: words.noActivity, tone: 'quiet' }] };
  const bars = listWeeks(range).map((week) => ({
    label: words.dayOfYear(week.from),
    value: done
      .filter(({ day }) => day >= week.from && day <= week.to)
      .reduce((sum, { sessionsDone }) => sum + sessionsDone, 0),
    asked: sumPrescribed(results.frequency, week).sessions || null,
  }));
  const sessions = done.reduce((sum, { sessionsDone }) => sum + sessionsDone, 0);
  const length = countDaysBetween(range.from, range.to) + 1;
  const today = getToday(record.location.timezone, now);
  const adherence = computeAdherence(results, { ...range, today });
  return {
    title: words.adherence,
    parts: [
      { kind: 'text', text: words.practised(sessions, done.length, length) },
      ...(adherence ? [{ kind: 'text', text: words.adherenceIs(adherence), tone: 'quiet' } as const] : []),
      {
        kind: 'figure',
        title: words.sessionsAWeek,
        subtitle: words.sessionsAsked,
        chart: {
          kind: 'bars',
          bars,
          scale: computeScale([0, ...bars.flatMap(({ value, asked }) => [value, asked ?? 0])]),
          legend: bars.some(({ asked }) => asked !== null) ? [words.doneLegend, words.askedLegend] : [words.doneLegend],
        },
      },
    ],
  };
}
