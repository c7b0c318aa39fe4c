import { lightFormat } from 'date-fns';
import type { GaitReportSession } from '../../contract/gait/report.ts';
import { toCivilDate, toDate } from '../platform/calendar.ts';
import type { ReportQuery } from './report-range.ts';

/** The header of the gait CSV (GAIT-15, OPEN-099). */
export const reportColumns = ['First Name', 'Last Name', 'Gait Speed (m/s)', 'Date'] as const;

/** `2026-11-21` as it stands in the file's name: `11-21-2026` (GAIT-18). */
const formatFileDay = (day: string): string => lightFormat(toDate(day), 'MM-dd-yyyy');

/**
 * A session as the gait CSV has it: speed with two decimals (GAIT-16), empty where none was measured; `MM-dd-yyyy HH:mm` by the
 * clock of the organization's zone (GAIT-17, OPEN-099).
 */
export function toReportRow(
  { subject, speed, capturedDate }: Pick<GaitReportSession, 'subject' | 'speed' | 'capturedDate'>,
  zone: string,
): [firstName: string, lastName: string, speed: string, date: string] {
  return [
    subject.firstName,
    subject.lastName,
    speed === null ? '' : speed.toFixed(2),
    lightFormat(toCivilDate(capturedDate, zone), 'MM-dd-yyyy HH:mm'),
  ];
}

/** Of the files of a report, without their ending: the date (GAIT-18), or both ends of a range. No names. */
export const getReportFileName = ({ from, to }: Pick<ReportQuery, 'from' | 'to'>): string =>
  from === to ? formatFileDay(from) : `${formatFileDay(from)} to ${formatFileDay(to)}`;
