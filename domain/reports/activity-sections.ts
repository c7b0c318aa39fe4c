import { computeAdherence, sumPrescribed } from '../activity/adherence.ts';
import { mergeErrors } from '../activity/set-status.ts';
import { getWeekStart } from '../activity/practice-weeks.ts';
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
  if (done.length === 0)
    return { title: words.adherence, parts: [{ kind: 'text', text: words.noActivity, tone: 'quiet' }] };
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

/** `5: Keep your heel down (3), Slow down (2)`; the most frequent first, at most three by name. */
function formatErrors(errors: ReportedSession['errors'], words: ReportWords): string {
  const merged = mergeErrors(errors);
  if (merged.length === 0) return '-';
  const total = merged.reduce((sum, { count }) => sum + count, 0);
  const named = merged.slice(0, MAX_MESSAGES).map(({ message, count }) => `${message} (${count})`);
  const rest = merged.length - named.length;
  const list = named.join(', ');
  return `${total}: ${rest > 0 ? words.more(list, rest) : list}`;
}

function formatSession({ type, hepName, selfReported, isFutureDated }: ReportedSession, words: ReportWords): string {
  const hints = [words.selfReported[selfReported], isFutureDated ? words.datedAhead : null].filter(Boolean);
  const name = hepName ?? words.type[type];
  return hints.length > 0 ? `${name} (${hints.join(', ')})` : name;
}

/** Every session of the range, the newest first. */
export function buildSessionsSection({ language, sessions }: ReportSource): ReportSection {
  const words = getReportWords(language);
  if (sessions.length === 0)
    return { title: words.sessions, parts: [{ kind: 'text', text: words.noActivity, tone: 'quiet' }] };
  const { date, program, setsDone, errors } = words.column;
  return {
    title: words.sessions,
    parts: [
      {
        kind: 'table',
        table: {
          columns: [
            { title: date, share: 3 },
            { title: program, share: 8 },
            { title: setsDone, share: 3 },
            { title: errors, share: 9 },
          ],
          rows: sessions.map((session) => [
            words.day(session.day),
            formatSession(session, words),
            words.setsOf(session.setsDone, session.setsPrescribed),
            formatErrors(session.errors, words),
          ]),
        },
      },
    ],
  };
}
