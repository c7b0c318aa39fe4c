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
    final: 'final',
    code: codeLabels,
    period: '%{start} – %{end}',
    days: '%{count}/%{window} days of activity',
    daysLabel: 'Days of activity',
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    contacts: '%{smart_count} live interaction |||| %{smart_count} live interactions',
    units: '%{smart_count} unit |||| %{smart_count} units',
    modifiers: 'Modifiers %{list}',
    flags: 'Review before billing',
    flag: {
      ENDED_EARLY: 'Ended early',
      SPANS_RULE_CHANGE: 'Rules changed',
      LATEST_RULES_ASSUMED: 'Latest known rules',
      HELD_FOR_REVIEW: 'Held for review',
      MIXED_DISCIPLINES: 'Mixed disciplines',
      OVERLAPPING_NOTES: 'Overlapping notes',
      FURTHER_CONTACT_DISPUTED: 'Interaction per unit',
      SET_UP_BY_UNKNOWN: 'Who did set-up?',
    },
    flagMeans: {
      ENDED_EARLY: 'The window ended before its %{days} days were over. Data up to its last day is counted.',
      SPANS_RULE_CHANGE: 'The rules changed within this period. The rules in effect on its last day apply.',
      LATEST_RULES_ASSUMED: 'The rules for this year are not known yet. The latest known rules were used.',
      HELD_FOR_REVIEW:
        'It starts less than %{days} days from a charge of the same type that is ready or billed in another episode of care. The payer may deny the second one.',
      MIXED_DISCIPLINES: 'The counted notes were written by more than one discipline. Check the modifiers.',
      OVERLAPPING_NOTES:
        'Care notes overlap, for this patient or with another patient of the same author. Shared minutes of this patient are counted once.',
      FURTHER_CONTACT_DISPUTED:
        'Payers differ on whether each additional %{minutes} minutes requires its own live interaction. Check with the payer.',
      SET_UP_BY_UNKNOWN:
        'Who did the set-up and education is not recorded, so 98975 has no CQ or CO. Enter it under Monitoring.',
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
