import type { ChoiceField } from '../../../contract/care-notes/fields.ts';
import { careTimerMessages } from './timer/messages.en.ts';
import { contactModeTexts, credentialTexts } from '../../rtm/shared/messages.en.ts';

export const careNoteMessages = {
  ...careTimerMessages,
  careNote: {
    cycles: 'RTM Cycles',
    noCycles: 'No cycle has begun yet.',
    toMonth: 'RTM Billing',
    toMonthOf: '%{code} on RTM Billing, %{month}',
    notes: 'Care Notes',
    noNotes: 'No care notes yet.',
    add: 'Add Care Note',
    added: 'The care note was added.',
    save: 'Save Care Note',
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    field: {
      date: 'Date',
      minutes: 'Minutes',
      startedAt: 'Start',
      endedAt: 'End',
      notes: 'Notes',
      contactMode: 'Contact by',
      credential: 'Written as',
      interactionType: 'Patient interactive communication',
    },
    edit: 'Edit Care Note',
    editOf: 'Edit care note of %{day}, %{smart_count} minute |||| Edit care note of %{day}, %{smart_count} minutes',
    deleteOf:
      'Delete care note of %{day}, %{smart_count} minute |||| Delete care note of %{day}, %{smart_count} minutes',
    changed: 'The care note was saved.',
    deleteTitle: 'Delete Care Note?',
    deleteText: 'The note of %{day} and its minutes will be taken off this record. This cannot be undone.',
    delete: 'Delete',
    deleteNow: 'Delete it as it is now',
    keepIt: 'Keep it',
    deleted: 'The care note was deleted.',
    gone: 'Deleted',
    billed: 'In a billed cycle',
    locked:
      'This note is in a billed cycle: its date, minutes and interactive communication can no longer change. Its wording can.',
    notBilled: 'Not billed',
    notBilledHint: 'It was added after its month was billed: it is kept, but not counted.',
    aide: 'Minutes of an aide do not count for billing.',
    sharedHere:
      '%{from} – %{to}: %{smart_count} minute is also in a note by %{author}. It counts once. |||| %{from} – %{to}: %{smart_count} minutes are also in a note by %{author}. They count once.',
    sharedElsewhere:
      '%{from} – %{to}: %{smart_count} minute is also in a note for %{patient} by the same author. |||| %{from} – %{to}: %{smart_count} minutes are also in a note for %{patient} by the same author.',
    somebody: 'somebody else',
    otherPatient: 'another patient',
    worked: 'I worked %{smart_count} minute |||| I worked %{smart_count} minutes',
    nextDay: 'Ends on the next day',
    zone: 'Start and end are by the patient’s clock (%{zone}).',
    option: { contactMode: contactModeTexts, credential: credentialTexts } satisfies Record<ChoiceField, object>,
    notSaid: 'Not stated',
    timed: 'From the timer',
    timedHint: 'Check the times and minutes. They count once the note is saved.',
    restored: 'Draft restored',
    restoredHint: 'What you had typed before was kept in this browser tab.',
    discard: 'Discard draft',
    arrived: 'An earlier try to save this note did arrive, as it was written then. It is in the list behind this form.',
  },
};
