import type { useTranslate } from 'react-admin';
import type { PatientResults } from '../../contract/activity/patient-results.ts';
import { findPrescribed } from '../../domain/activity/adherence.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';

const dayColumns = ['date', 'sessions', 'setsDone', 'setsPrescribed', 'selfReported'] as const;
const adherenceColumns = [
  'activeDays',
  'prescribedDays',
  'daysPercent',
  'sessionsDone',
  'prescribedSessions',
  'sessionsPercent',
] as const;

/** CSV rows of the practice per day, newest first, with a header row and the total adherence as the last row. */
export function toPracticeRows(
  { days, frequency, adherence }: Pick<PatientResults, 'days' | 'frequency' | 'adherence'>,
  translate: ReturnType<typeof useTranslate>,
) {
  const header = [...dayColumns, ...adherenceColumns].map((column) => translate(`recordResults.column.${column}`));
  const rows = days.toReversed().map(({ day, sessions, setsDone, selfReported }) => {
    const frequencyOfDay = findPrescribed(frequency, day);
    const prescribed = frequencyOfDay ? frequencyOfDay.dailyFrequency * frequencyOfDay.setsPerSession : 0;
    return [formatDate(day), sessions, setsDone, prescribed, selfReported, ...adherenceColumns.map(() => '')];
  });
  if (!adherence) return [header, ...rows];
  const counted = { from: formatDate(adherence.from), to: formatDate(adherence.to) };
  const label = translate('recordResults.adherenceDays', counted);
  return [header, ...rows, [label, '', '', '', '', ...adherenceColumns.map((column) => adherence[column])]];
}
