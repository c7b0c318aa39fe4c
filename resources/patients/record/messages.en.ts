import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { rtmCycleMessages } from '../../rtm/shared/messages.en.ts';
import { recordResultsMessages } from '../../activity/shared/messages.en.ts';
import { recordAnswersMessages } from '../../surveys/shared/messages.en.ts';
import { careNoteMessages } from '../../care-notes/shared/messages.en.ts';
import { recordGaitMessages } from '../../gait/shared/messages.en.ts';
import { recordPlanMessages } from '../../plan-of-care/shared/messages.en.ts';
import { recordProgramMessages } from '../../programs/shared/record.messages.en.ts';
import { recordReportMessages } from '../../reports/shared/messages.en.ts';

export const recordMessages = {
  record: {
    back: 'Patient List',
    hidden: 'Patient is hidden.',
    failed: 'The patient could not be loaded.',
    unnamed: 'Unnamed patient',
    endsOn: 'on %{day}',
    sections: 'Parts of the record',
    products: 'Product',
    product: { health: 'Health', gait: 'Gait' },
    section: {
      health: {
        activity: 'Activity',
        'range-of-motion': 'Range of motion',
        surveys: 'Surveys',
        'care-management': 'Care Management',
      },
      gait: { activity: 'Assessment', progress: 'Progress charts' },
    },
    fact: {
      email: 'Email',
      phone: 'Phone',
      provider: 'Primary provider',
      location: 'Location',
      clock: 'Times shown in',
      side: 'Involved side',
      joint: 'Involved joint',
      gaitUid: 'Unique Gait ID',
      language: 'Language',
    },
    edit: 'Edit Patient',
    more: 'More actions',
    resend: 'Resend Invite',
    inviteSent: 'A new invite is on its way to %{name}.',
    inviteFailed: 'The invite to %{email} could not be sent.',
    sendAgain: 'Send again',
    cancel: 'Cancel',
    save: 'Save Changes',
    saved: '%{name} was saved.',
    savedUnnamed: 'The patient was saved.',
  },
  /** Texts of editing a patient whom another user has changed meanwhile. */
  recordEdit: {
    conflict: 'Somebody else has changed this patient since you opened this form.',
    hint: 'What you typed is kept. Look through their changes, then save again.',
  },
  ...recordProgramMessages,
  ...recordReportMessages,
  ...recordPlanMessages,
  ...rtmCycleMessages,
  recordSurveys: {
    copy: 'Copy survey link',
    copied: 'The link to %{title} was copied. It is for this patient only.',
    notCopied: 'The link could not be copied.',
    loading: 'Loading links…',
    none: 'No survey is set up yet.',
  },
  recordActivity: {
    // OPEN-068 says where each of these five belongs.
    neverUsed: 'No Exer Health use',
    noneInRange: 'No activity completed in this date range',
    noData: 'No patient data available in this date range',
    noGaitSessions: 'No Gait sessions for this user',
    noGaitActivity: 'No Gait activity for this user',
    type: { HEPSession: 'Program session', SingleSession: 'Single session' },
    done: '%{done} of %{smart_count} set done |||| %{done} of %{smart_count} sets done',
    errors: '%{smart_count} error |||| %{smart_count} errors',
    selfReported: { partial: 'Partly self reported', full: 'Self reported' },
    datedAhead: 'Dated ahead',
    column: {
      exercise: 'Exercise',
      result: 'Result',
      measured: 'Measured',
      faults: 'Errors',
    },
    reps: '%{reps} reps',
    degrees: '%{min} to %{max}',
    yes: 'Yes',
    no: 'No',
  },
  ...careNoteMessages,
  ...recordGaitMessages,
  ...recordResultsMessages,
  ...recordAnswersMessages,
};

export type RecordKey = MessageKey<typeof recordMessages>;
