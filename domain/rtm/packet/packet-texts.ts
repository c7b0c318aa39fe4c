import type {
  RtmCodeEvaluation,
  RtmEvidenceNote,
  RtmMonthDetail,
  RtmStatusChange,
} from '../../../contract/rtm/month.ts';
import { formatDay } from '../../platform/calendar.ts';
import { formatClock } from '../../reports/moment-in.ts';
import { formatFullName } from '../../patients/patient.ts';
import { LIVE_CONTACT_MINUTES } from '../rules.ts';
import { contactModeNames, credentialNames, packetWords, formatStatus } from './packet-words.ts';

/** Somebody as named on paper; an author whom the reader may not see, or who has gone, has no name there. */
export const formatName = (author: RtmEvidenceNote['author']): string =>
  author ? formatFullName(author) : packetWords.somebody;

/** Who changed a status. */
export const formatChangedBy = ({ byRules, by }: RtmStatusChange): string =>
  byRules ? packetWords.byRules : (by ?? packetWords.somebody);

export const formatCredential = ({ credential }: Pick<RtmEvidenceNote, 'credential'>): string =>
  credential ? credentialNames[credential] : packetWords.none;

/** `11/03/2026 to 12/02/2026`. */
export const formatPeriod = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }): string =>
  startDate && endDate ? `${formatDay(startDate)} to ${formatDay(endDate)}` : packetWords.none;

/** `2:05 PM to 2:25 PM` at the patient's location. */
export const formatNoteClock = ({ startedAt, endedAt }: RtmEvidenceNote, zone: string): string =>
  startedAt && endedAt ? `${formatClock(zone, startedAt)} to ${formatClock(zone, endedAt)}` : packetWords.none;

/** How the patient was reached; an older live note does not say. */
export function formatContact({ contactMode, live }: RtmEvidenceNote): string {
  const mode = contactMode ? contactModeNames[contactMode] : null;
  if (!live) return mode ?? packetWords.none;
  return mode ? `${mode}, live` : 'Live';
}

/** Status as the screens name it; a code without a cycle has none. */
export function formatCodeStatus({ status, missing }: RtmCodeEvaluation): string {
  if (status) return formatStatus(status);
  return missing ? 'Not yet' : 'Not billable';
}

/** Counted minutes and live contacts of the month. */
export const sumAuthors = ({ authors }: RtmMonthDetail): { minutes: number; contacts: number } => ({
  minutes: authors.reduce((sum, { minutes }) => sum + minutes, 0),
  contacts: authors.reduce((sum, { contacts }) => sum + contacts, 0),
});

/** A note that counts as a live contact. */
export const isCountedContact = ({ live, countedMinutes }: RtmEvidenceNote): boolean =>
  live && countedMinutes >= LIVE_CONTACT_MINUTES;
