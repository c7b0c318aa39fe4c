import { defineMessages } from '../platform/message.ts';

/** What is wrong with the days of a report. */
export const reportRangeMessage = /* @__PURE__ */ defineMessages({
  'reports.startRequired': 'Start date is required',
  'reports.futureStart': 'The start date cannot be in the future',
  'reports.endRequired': 'End date is required',
  'reports.futureEnd': 'The end date cannot be in the future',
  'reports.endBeforeStart': 'The end date cannot be before the start date',
  'reports.rangeTooLong': 'A report can cover two years at most',
});

/** Why a report cannot be created. */
export const reportMessage = /* @__PURE__ */ defineMessages({
  'reports.healthOnly': 'Reports are available for Health patients only.',
  'reports.stillPrinting': 'Your other reports are still being prepared. Try again in a moment.',
});
