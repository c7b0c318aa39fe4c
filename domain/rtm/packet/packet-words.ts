import type { ContactMode, Credential } from '../../../contract/platform/enumerations.ts';
import type { DataKind, UncountedReason } from '../../../contract/rtm/month.ts';

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
  PRO_RESPONSE: { letter: 'A', name: 'Survey answer' },
  GAIT_SESSION: { letter: 'G', name: 'Gait session' },
};

export const uncountedNames: Record<UncountedReason, string> = {
  DATED_AHEAD: 'Dated ahead of its arrival',
  BEFORE_SETUP: 'Before set-up',
  OUTSIDE_CARE: 'Outside of the plan of care',
  NO_WINDOW: 'In no window',
  AFTER_BILLING: 'Arrived after billing',
};

export const contactModeNames: Record<ContactMode, string> = {
  PHONE: 'Phone',
  VIDEO: 'Video',
  IN_PERSON: 'In person',
  MESSAGE: 'Message',
};

export const credentialNames: Record<Credential, string> = {
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
  somebody: 'Somebody at another location',
  none: '-',
  codes: 'Codes',
  noCodes: 'No code was counted for this month.',
  flags: 'To look at before billing',
  noFlags: 'Nothing is flagged.',
  dataDays: 'Data days',
  definition: {
    LOGGED:
      'A data day is a calendar day at the patient’s location on which the patient logged data: a session, a self-reported session or a survey answer.',
    ANY_ACTIVITY:
      'A data day is a calendar day at the patient’s location with any activity of the patient: a session, a self-reported session, a survey answer or a gait session.',
  },
  noWindow: 'No supply window has a day in this month.',
  window: (start: string, end: string) => `Window ${start} to ${end}`,
  counted: 'Counts',
  notCounted: 'Does not count',
  noData: 'No data',
  outside: 'Days with data in no window',
  management: 'Management time',
  wording: 'The wording of the notes is not part of this packet.',
  noNotes: 'No care notes in this month.',
  byAuthor: 'Counted by author',
  notes: 'Care notes',
  contacts: 'Live contacts',
  noContacts: 'No live contact was counted in this month.',
  monitoring: 'Monitoring',
  noPauses: 'Monitoring was not paused.',
  confirmations: 'Confirmed at billing',
  nothingBilled: 'Nothing of this month is billed.',
  unattested: 'Billed without a confirmation on record',
  practitionerConfirmed: 'No other practitioner bills this period',
  monitoringConfirmed: 'No physiologic monitoring is billed for it',
  flagsConfirmed: 'Flags were reviewed',
  history: 'Status history',
  noHistory: 'No status was changed yet.',
  byRules: 'Billing rules',
} as const;
