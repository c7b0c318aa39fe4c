import type { RtmCodeAnswer, RtmEvidenceNote, RtmMonthDetail, RtmStatusChange } from '../../../contract/rtm-month.ts';
import { formatDay } from '../../calendar.ts';
import { clockIn } from '../../report/moment-in.ts';
import { fullName } from '../../patient.ts';
import { contactModeNames, credentialNames, packetWords, statusName } from './packet-words.ts';

/** Somebody as named on paper; an author whom the reader may not see, or who has gone, has no name there. */
export const nameOf = (author: RtmEvidenceNote['author']): string => (author ? fullName(author) : packetWords.somebody);

/** Who changed a status. */
export const changedBy = ({ byRules, by }: RtmStatusChange): string =>
  byRules ? packetWords.byRules : (by ?? packetWords.somebody);

export const credentialOf = ({ credential }: Pick<RtmEvidenceNote, 'credential'>): string =>
  credential ? credentialNames[credential] : packetWords.none;

/** `11/03/2026 to 12/02/2026`. */
export const periodOf = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }): string =>
  startDate && endDate ? `${formatDay(startDate)} to ${formatDay(endDate)}` : packetWords.none;

/** `2:05 PM to 2:25 PM` at the patient's location. */
export const clockOf = ({ startedAt, endedAt }: RtmEvidenceNote, zone: string): string =>
  startedAt && endedAt ? `${clockIn(zone, startedAt)} to ${clockIn(zone, endedAt)}` : packetWords.none;

/** How the patient was reached; an older live note does not say. */
export function contactOf({ contactMode, live }: RtmEvidenceNote): string {
  const mode = contactMode ? contactModeNames[contactMode] : null;
  if (!live) return mode ?? packetWords.none;
  return mode ? `${mode}, live` : 'Live';
}

/** Status as the screens name it; a code without a cycle has none. */
export function statusOfCode({ status, missing }: RtmCodeAnswer): string {
  if (status) return statusName(status);
  return missing ? 'Not yet' : 'Not billable';
}

/** Counted minutes and live contacts of the month. */
export const totalsOf = ({ authors }: RtmMonthDetail): { minutes: number; contacts: number } => ({
  minutes: authors.reduce((sum, { minutes }) => sum + minutes, 0),
  contacts: authors.reduce((sum, { contacts }) => sum + contacts, 0),
});

/** A note that counts as a live contact. */
export const isContact = ({ live, countedMinutes }: RtmEvidenceNote): boolean => live && countedMinutes >= 1;
