import { mergeErrors } from '../activity/completed-sets.ts';
import type { ReportSection } from './report-model.ts';
import type { ReportedSession, ReportSource } from './report-source.ts';
import { getReportWords, type ReportWords } from './report-words.ts';

const MAX_MESSAGES = 3;

/** `5: Keep your heel down (3), Slow down (2)`; the most frequent first, at most three by name. */
function formatErrors(errors: ReportedSession['errors'], words: ReportWords): string {
  const seen = mergeErrors(errors);
  if (seen.length === 0) return '-';
  const total = seen.reduce((sum, { count }) => sum + count, 0);
  const named = seen.slice(0, MAX_MESSAGES).map(({ message, count }) => `${message} (${count})`);
  const rest = seen.length - named.length;
  const list = named.join(', ');
  return `${total}: ${rest > 0 ? words.more(list, rest) : list}`;
}

function formatSession({ type, hepName, selfReported, isFutureDated }: ReportedSession, words: ReportWords): string {
  const remarks = [words.selfReported[selfReported], isFutureDated ? words.datedAhead : null].filter(Boolean);
  const name = hepName ?? words.type[type];
  return remarks.length > 0 ? `${name} (${remarks.join(', ')})` : name;
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
