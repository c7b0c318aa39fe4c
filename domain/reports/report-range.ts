import type { Message } from '../../contract/platform/message.ts';
import { reportRangeMessage } from '../../contract/reports/messages.ts';
import { REPORT_MAX_DAYS } from '../../contract/reports/patient-report.ts';
import { countDaysBetween } from '../platform/calendar.ts';
import type { Language } from '../../contract/platform/languages.ts';

/** Civil days, both ends included. */
export interface ReportRange {
  from: string;
  to: string;
}

/** A report starts with that many days. */
export const DEFAULT_REPORT_DAYS = 30;

/** Errors of a range, by its end; empty when a report can be made of it (OPEN-066). */
export function validateRange({ from, to }: ReportRange, today: string): Partial<Record<keyof ReportRange, Message>> {
  const errors: Partial<Record<keyof ReportRange, Message>> = {};
  if (!from) errors.from = reportRangeMessage('reports.startRequired');
  else if (from > today) errors.from = reportRangeMessage('reports.futureStart');
  if (!to) errors.to = reportRangeMessage('reports.endRequired');
  else if (to > today) errors.to = reportRangeMessage('reports.futureEnd');
  if (errors.from || errors.to) return errors;
  if (from > to) return { to: reportRangeMessage('reports.endBeforeStart') };
  if (countDaysBetween(from, to) >= REPORT_MAX_DAYS) return { from: reportRangeMessage('reports.rangeTooLong') };
  return {};
}

const names: Record<Language, string> = { en: 'patient-report', es: 'informe-del-paciente' };

/** `patient-report-12-2026-11-01-2026-11-15.pdf`: the file of a report, in its language; it names no person. */
export const toReportFileName = (patientId: number, { from, to }: ReportRange, language: Language): string =>
  `${names[language]}-${patientId}-${from}-${to}.pdf`;
