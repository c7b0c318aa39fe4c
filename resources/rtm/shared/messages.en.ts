import type { ContactMode, Credential } from '../../../contract/platform/enumerations.ts';
import { codeLabels } from '../../../domain/rtm/code-labels.ts';

/**
 * Texts of billing cycles, word for word from the specification where it has them (RTM-10, RTM-12, RTM-13, RTM-18,
 * OPEN-075). Labels of codes and sentences of flags are our own.
 */
export const rtmCycleMessages = {
  rtmCycle: {
    status: {
      IN_PROGRESS: 'In Progress',
      ACTIVE_DAYS_INCOMPLETE: 'Incomplete',
      READY_TO_BILL: 'Ready to Bill',
      BILLED: 'Billed',
    },
    final: 'billing-final',
    code: codeLabels,
    period: '%{start} – %{end}',
    days: '%{count}/%{window} days of activity',
    daysLabel: 'Days of activity',
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    contacts: '%{smart_count} live contact |||| %{smart_count} live contacts',
    units: '%{smart_count} unit |||| %{smart_count} units',
    modifiers: 'Modifiers %{list}',
    flags: 'To look at before billing',
    flag: {
      ENDED_EARLY: 'Ended early',
      SPANS_RULE_CHANGE: 'Rules changed',
      LATEST_RULES_ASSUMED: 'Latest known rules',
      HELD_FOR_REVIEW: 'Held for review',
      MIXED_DISCIPLINES: 'Mixed disciplines',
      OVERLAPPING_NOTES: 'Overlapping notes',
      FURTHER_CONTACT_DISPUTED: 'Contact per unit',
    },
    flagMeans: {
      ENDED_EARLY: 'The window ended before its %{days} days were over; it counts the data up to its last day.',
      SPANS_RULE_CHANGE: 'The rules changed within this period; it is judged by those of its last day.',
      LATEST_RULES_ASSUMED: 'The rules of this year are not known yet; the latest known ones were used.',
      HELD_FOR_REVIEW:
        'It starts less than %{days} days from a charge of its kind that is ready or billed in another episode of care; the second one may be denied.',
      MIXED_DISCIPLINES: 'The counted notes are by people of more than one discipline; check the modifiers.',
      OVERLAPPING_NOTES:
        'Care notes overlap, here or with another patient of the same author; minutes that this patient’s notes share count once.',
      FURTHER_CONTACT_DISPUTED:
        'Payers differ on whether each further %{minutes} minutes needs a live contact of its own; ask the payer.',
    },
  },
};

/** Kinds of contact in care notes and RTM Billing. */
export const contactModeTexts: Record<ContactMode, string> = {
  PHONE: 'Phone',
  VIDEO: 'Video',
  IN_PERSON: 'In person',
  MESSAGE: 'Message',
};

/** Credentials of care note authors. */
export const credentialTexts: Record<Credential, string> = {
  PT: 'Physical therapist',
  OT: 'Occupational therapist',
  SLP: 'Speech-language pathologist',
  PTA: 'Physical therapist assistant',
  OTA: 'Occupational therapy assistant',
  PHYSICIAN: 'Physician',
  CLINICAL_STAFF: 'Clinical staff',
  AIDE: 'Aide',
};
