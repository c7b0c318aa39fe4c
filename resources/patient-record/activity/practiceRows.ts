import type { useTranslate } from 'ra-core';
import type { PracticeDay } from '../../../contract/patient-results.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

const columns = ['date', 'sessions', 'setsDone', 'setsAsked', 'selfReported'] as const;

/** What was done day by day as rows of a file, the newest day first; the header is the first row. */
export const practiceRows = (days: readonly PracticeDay[], translate: ReturnType<typeof useTranslate>) => [
  columns.map((column) => translate(`recordResults.column.${column}`)),
  ...days
    .toReversed()
    .map(({ day, sessions, setsDone, setsAsked, selfReported }) => [
      dayText(day),
      sessions,
      setsDone,
      setsAsked,
      selfReported,
    ]),
];
