import type { ContactMode, Credential } from '../../../contract/platform/enumerations.ts';
import type {
  DataKind,
  RtmCodeEvaluation,
  RtmEvidenceNote,
  RtmMonthDetail,
  RtmStatusChange,
  UncountedReason,
} from '../../../contract/rtm/month.ts';
import { formatFullName } from '../../patients/patient.ts';
import { formatDay } from '../../platform/calendar.ts';
import { formatClock } from '../../reports/report-words.ts';
import { LIVE_CONTACT_MINUTES } from '../rules.ts';

/** Statuses as the screens name them; `REMOVED` is a cycle that the rules took away. */
const statusNames: Record<string, string> = {
  NONE: 'New',
  IN_PROGRESS: 'In Progress',
  ACTIVE_DAYS_INCOMPLETE: 'Incomplete',
  READY_TO_BILL: 'Ready to Bill',
  BILLED: 'Billed',
  REMOVED: 'Removed',
};
export const formatStatus = (status: string): string => statusNames[status] ?? status;

/** What was done on a data day, with the letter that stands for it on the strip. */
export const dataKindNames: Record<DataKind, { letter: string; name: string }> = {
  HEP_SESSION: { letter: 'S', name: 'Session' },
  SELF_REPORTED_HEP_SESSION: { letter: 'R', name: 'Self-reported session' },
  PRO_RESPONSE: { letter: 'A', name: 'Survey response' },
  GAIT_SESSION: { letter: 'G', name: 'Gait session' },
};

export const uncountedNames: Record<UncountedReason, string> = {
  DATED_AHEAD: 'Dated later than it was received',
  BEFORE_SETUP: 'Before set-up',
  OUTSIDE_CARE: 'Outside the plan of care',
  NO_WINDOW: 'Not in a window',
  AFTER_BILLING: 'Received after billing',
};

const contactModeNames: Record<ContactMode, string> = {
  PHONE: 'Phone',
  VIDEO: 'Video',
  IN_PERSON: 'In person',
  MESSAGE: 'Message',
};

const credentialNames: Record<Credential, string> = {
  PT: 'PT',
  OT: 'OT',
  SLP: 'SLP',
  PTA: 'PTA',
  OTA: 'OTA',
  PHYSICIAN: 'Physician',
  CLINICAL_STAFF: 'Clinical staff',
  AIDE: 'Aide',
};

/** What else stands in a packet; English in every console, as it goes to payers and auditors. */
export const packetWords = {
  title: 'RTM Evidence Packet',
  draftTitle: 'RTM Evidence Packet (draft)',
  draft: (month: string) => `Draft: ${month} is not over. Codes, days and minutes may still change.`,
  openWindows: 'A supply window of this month is still open. Its code, days and units may still change.',
  somebody: 'Someone at another location',
  none: '-',
  codes: 'Codes',
  noCodes: 'No codes were counted for this month.',
  flags: 'Review before billing',
  noFlags: 'Nothing is flagged.',
  dataDays: 'Data days',
  definition: {
    LOGGED:
      'A data day is a calendar day at the patient’s location on which the patient logged data: a session, a self-reported session or a survey response.',
    ANY_ACTIVITY:
      'A data day is a calendar day at the patient’s location with any patient activity: a session, a self-reported session, a survey response or a gait session.',
  },
  noWindow: 'No supply window falls in this month.',
  window: (start: string, end: string) => `Window ${start} to ${end}`,
  counted: 'Counted',
  notCounted: 'Not counted',
  noData: 'No data',
  outside: 'Days with data outside of any window',
  management: 'Management time',
  wording: 'The text of the notes is not part of this packet.',
  noNotes: 'No care notes in this month.',
  byAuthor: 'Counted by author',
  notes: 'Care notes',
  contacts: 'Live interactions',
  noContacts: 'No live interactions were counted in this month.',
  monitoring: 'Monitoring',
  noPauses: 'Monitoring was not paused.',
  confirmations: 'Confirmed at billing',
  nothingBilled: 'Nothing in this month has been billed.',
  unattested: 'No confirmation on record',
  practitionerConfirmed: 'No other practitioner bills this period',
  monitoringConfirmed: 'No physiologic monitoring is billed for this period',
  flagsConfirmed: 'Flags were reviewed',
  history: 'Status history',
  noHistory: 'No status changes yet.',
  byRules: 'Billing rules',
} as const;

/** A name on paper; an author that the reader may not see, or who was deleted, has none. */
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
