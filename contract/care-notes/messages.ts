import { defineMessages } from '../platform/message.ts';

/** What is wrong with a care note. */
export const careNoteMessage = /* @__PURE__ */ defineMessages({
  'careNotes.minutesRequired': 'Minutes are required',
  'careNotes.notesRequired': 'Notes are required',
  'careNotes.minutesMin': 'Minutes must be 0 or more',
  'careNotes.minutesWholeNumber': 'Minutes must be a whole number',
  'careNotes.minutesMax': 'Minutes must be %{n} or less',
  'careNotes.startRequired': 'Start time is required',
  'careNotes.endRequired': 'End time is required',
  'careNotes.startOnOtherDay': 'Start must be on the date of the note',
  'careNotes.endBeforeStart': 'End must be after start',
  'careNotes.endInFuture': 'End cannot be in the future',
  'careNotes.tooLong': 'A note cannot cover more than 24 hours',
  'careNotes.moreThanClock': 'Minutes cannot exceed the time from start to end',
  'careNotes.messageNotLive': 'A message is not a live interaction',
  'careNotes.liveWithoutTime': 'A live interaction needs at least 1 minute',
  'careNotes.minutesUnconfirmed': 'Confirm the minutes: choose or type them, or check the box',
  'careNotes.timeSkipped': 'This time does not exist on that day (daylight saving time)',
  'careNotes.locked': 'This note is part of a billed cycle.',
  'careNotes.dateInFuture': 'Date cannot be in the future',
  'careNotes.dateBeforeCare': 'Date cannot be before the first plan of care',
  'careNotes.monthBilled': 'That month has already been billed',
  'careNotes.notFound': 'Care note not found.',
});
