import type { useTranslate } from 'react-admin';
import type { PatientResults } from '../../../contract/patient-results.ts';
import { findAsked } from '../../../domain/results/adherence.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

const dayColumns = ['date', 'sessions', 'setsDone', 'setsPrescribed', 'selfReported'] as const;
const adherenceColumns = [
  'activeDays',
  'prescribedDays',
  'daysPercent',
  'sessionsDone',
  'prescribedSessions',
  'sessionsPercent',
] as const;

/**
 * What was done day by day as rows of a file, the newest day first; the header is the first row, and the last one has
 * the adherence of all the days.
 */
export function practiceRows(
  { days, frequency, adherence }: Pick<PatientResults, 'days' | 'frequency' | 'adherence'>,
  translate: ReturnType<typeof useTranslate>,
) {
  const header = [...dayColumns, ...adherenceColumns].map((column) => translate(`recordResults.column.${column}`));
  const rows = days.toReversed().map(({ day, sessions, setsDone, selfReported }) => {
    const asked = findAsked(frequency, day);
    const prescribed = asked ? asked.dailyFrequency * asked.setsPerSession : 0;
    return [dayText(day), sessions, setsDone, prescribed, selfReported, ...adherenceColumns.map(() => '')];
  });
  if (!adherence) return [header, ...rows];
  const counted = { from: dayText(adherence.from), to: dayText(adherence.to) };
  const label = translate('recordResults.adherenceDays', counted);
  return [header, ...rows, [label, '', '', '', '', ...adherenceColumns.map((column) => adherence[column])]];
}
