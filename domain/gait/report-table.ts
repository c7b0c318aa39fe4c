import type { GaitReportSession } from '../../contract/gait-report.ts';
import { civilMoment } from '../calendar.ts';
import type { ReportAsked } from './report-range.ts';

/** The header of the gait CSV (GAIT-15, OPEN-099). */
export const reportColumns = ['First Name', 'Last Name', 'Gait Speed (m/s)', 'Date'] as const;

/** `2026-11-21` as it stands in the file and in its name: `11-21-2026` (GAIT-18). */
const fileDay = (day: string): string => `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`;

/**
 * A session as the gait CSV has it: speed with two decimals (GAIT-16), empty where none was measured; `MM-dd-yyyy HH:mm` by the
 * clock of the organization's zone (GAIT-17, OPEN-099).
 */
export function reportRow(
  { subject, speed, capturedDate }: Pick<GaitReportSession, 'subject' | 'speed' | 'capturedDate'>,
  zone: string,
): [firstName: string, lastName: string, speed: string, date: string] {
  const moment = civilMoment(capturedDate, zone);
  return [
    subject.firstName,
    subject.lastName,
    speed === null ? '' : speed.toFixed(2),
    `${fileDay(moment.slice(0, 10))} ${moment.slice(11, 16)}`,
  ];
}

/** Of the files of a report, without their ending: the date (GAIT-18), or both ends of a range. No names. */
export const reportFileName = ({ from, to }: Pick<ReportAsked, 'from' | 'to'>): string =>
  from === to ? fileDay(from) : `${fileDay(from)} to ${fileDay(to)}`;
