import { computeAdherence, sumPrescribed } from '../activity/adherence.ts';
import { mergeErrors } from '../activity/set-status.ts';
import { getWeekStart } from '../activity/practice-weeks.ts';
import { groupBy } from '../platform/arrays.ts';
import { addDays, countDaysBetween, getLaterDay, getToday } from '../platform/calendar.ts';
import { computeScale } from './chart-axes.ts';
import type { ReportSection } from './report-model.ts';
import type { ReportRange } from './report-range.ts';
import type { ReportedSession, ReportSource } from './report-source.ts';
import { getReportWords, type ReportWords } from './report-words.ts';

/** The calendar weeks, Sunday to Saturday, that a range touches; the outer ones are cut to the range. */
export function listWeeks({ from, to }: ReportRange): ReportRange[] {
  const weeks: ReportRange[] = [];
  for (let start = getWeekStart(from); start <= to; start = addDays(start, 7)) {
    const end = addDays(start, 6);
    weeks.push({ from: getLaterDay(start, from), to: end < to ? end : to });
  }
  return weeks;
}

/** How often the patient practiced, week by week, beside what was prescribed. */
export function buildAdherenceSection({ language, range, results, record, now }: ReportSource): ReportSection {
  const words = getReportWords(language);
  const done = results.days.filter(({ sessionsDone }) => sessionsDone > 0);
  const section = { title: words.adherence, isHalf: true };
  if (done.length === 0) return { ...section, parts: [{ kind: 'text', text: words.noActivity, tone: 'quiet' }] };
  const bars = listWeeks(range).map((week) => ({
    label: words.dayOfYear(week.from),
    value: done
      .filter(({ day }) => day >= week.from && day <= week.to)
      .reduce((sum, { sessionsDone }) => sum + sessionsDone, 0),
    prescribed: sumPrescribed(results.frequency, week).sessions || null,
  }));
  const sessions = done.reduce((sum, { sessionsDone }) => sum + sessionsDone, 0);
  const length = countDaysBetween(range.from, range.to) + 1;
  const today = getToday(record.location.timezone, now);
  const adherence = computeAdherence(results, { ...range, today });
  return {
    ...section,
    parts: [
      { kind: 'text', text: words.activity(sessions, done.length, length) },
      ...(adherence ? [{ kind: 'text', text: words.adherenceIs(adherence), tone: 'quiet' } as const] : []),
      {
        kind: 'figure',
        title: words.sessionsAWeek,
        subtitle: words.sessionsNote,
        chart: {
          kind: 'bars',
          bars,
          scale: computeScale([0, ...bars.flatMap(({ value, prescribed }) => [value, prescribed ?? 0])]),
          legend: bars.some(({ prescribed }) => prescribed !== null)
            ? [words.doneLegend, words.prescribedLegend]
            : [words.doneLegend],
        },
      },
    ],
  };
}

const MAX_MESSAGES = 3;

/** `Keep your heel down (3), Slow down (2) and 1 more`; the most frequent first, at most `most` by name. */
function formatErrors(errors: ReportedSession['errors'], most: number, words: ReportWords): string {
  const merged = mergeErrors(errors);
  const named = merged.slice(0, most).map(({ message, count }) => `${message} (${count})`);
  const rest = merged.length - named.length;
  const list = named.join(', ');
  return rest > 0 ? words.more(list, rest) : list;
}

function formatSession({ type, hepName, selfReported, isFutureDated }: ReportedSession, words: ReportWords): string {
  const hints = [words.selfReported[selfReported], isFutureDated ? words.futureDated : null].filter(Boolean);
  const name = hepName ?? words.type[type];
  return hints.length > 0 ? `${name} (${hints.join(', ')})` : name;
}

/** The sessions of a day as one row, in the order in which they were done. */
function buildDayRow(day: string, newestFirst: readonly ReportedSession[], words: ReportWords): string[] {
  const sessions = newestFirst.toReversed();
  const errors = sessions.flatMap((session) => session.errors);
  const count = errors.reduce((sum, error) => sum + error.count, 0);
  return [
    words.day(day),
    [...new Set(sessions.map((session) => formatSession(session, words)))].join(', '),
    sessions.map(({ setsDone, setsPrescribed }) => words.setsOf(setsDone, setsPrescribed)).join(', '),
    count === 0 ? '-' : `${count}: ${formatErrors(errors, 1, words)}`,
  ];
}

/** The sessions of the range day by day, the newest first, under the most frequent errors of all of them. */
export function buildSessionsSection({ language, sessions }: ReportSource): ReportSection {
  const words = getReportWords(language);
  if (sessions.length === 0)
    return { title: words.sessions, parts: [{ kind: 'text', text: words.noActivity, tone: 'quiet' }] };
  const { date, program, setsDone, errors } = words.column;
  const frequent = formatErrors(
    sessions.flatMap((session) => session.errors),
    MAX_MESSAGES,
    words,
  );
  const onDay = groupBy(sessions, ({ day }) => day);
  return {
    title: words.sessions,
    parts: [
      ...(frequent ? [{ kind: 'text', text: words.frequentErrors(frequent), tone: 'quiet' } as const] : []),
      {
        kind: 'table',
        table: {
          isCompact: true,
          columns: [
            { title: date, share: 4 },
            { title: program, share: 13 },
            { title: setsDone, share: 6 },
            { title: errors, share: 12 },
          ],
          rows: [...new Set(sessions.map(({ day }) => day))].map((day) => buildDayRow(day, onDay(day), words)),
        },
      },
    ],
  };
}
