import type { useTranslate } from 'ra-core';
import type { PracticeDay } from '../../../contract/patient-results.ts';
import { formatDay } from '../../../domain/calendar.ts';

const columns = ['date', 'sessions', 'setsDone', 'setsAsked', 'selfReported'] as const;

/** What was done day by day as rows of a file, the newest day first; the header is the first row. */
export const practiceRows = (days: readonly PracticeDay[], translate: ReturnType<typeof useTranslate>) => [
  columns.map((column) => translate(`recordResults.column.${column}`)),
  ...days
    .toReversed()
    .map(({ day, sessions, setsDone, setsAsked, selfReported }) => [
      formatDay(day),
      sessions,
      setsDone,
      setsAsked,
      selfReported,
    ]),
];
