import { daysBetween, todayIn } from '../calendar.ts';
import { computeAdherence, sumPrescribed } from '../results/adherence.ts';
import type { ReportSection } from './report-model.ts';
import type { ReportSource } from './report-source.ts';
import { reportWords } from './report-words.ts';
import { scaleOf } from './scale.ts';
import { weeksOf } from './weeks.ts';

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
    asked: sumPrescribed(results.frequency, week).sessions || null,
  }));
  const sessions = done.reduce((sum, { sessionsDone }) => sum + sessionsDone, 0);
  const length = daysBetween(range.from, range.to) + 1;
  const today = todayIn(record.location.timezone, now);
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
          scale: scaleOf([0, ...bars.flatMap(({ value, asked }) => [value, asked ?? 0])]),
          legend: bars.some(({ asked }) => asked !== null) ? [words.doneLegend, words.askedLegend] : [words.doneLegend],
        },
      },
    ],
  };
}
