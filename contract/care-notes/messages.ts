import { defineMessages } from '../platform/message.ts';

/** What is wrong with a care note. */
export const careNoteMessage = /* @__PURE__ */ defineMessages({
  'careNotes.minutesRequired': 'Minutes are required',
  'careNotes.notesRequired': 'Notes are required',
  'careNotes.minutesMin': 'Minutes must be 0 or more',
  'careNotes.minutesWholeNumber': 'Minutes must be a whole number',
  'careNotes.minutesMax': 'Minutes must be %{n} or less',
  'careNotes.startRequired': 'Start is required',
  'careNotes.endRequired': 'End is required',
  'careNotes.startOnOtherDay': 'Start must be on the date of the note',
  'careNotes.endBeforeStart': 'End must be after the start',
  'careNotes.endInFuture': 'End cannot be in the future',
  'careNotes.tooLong': 'A note cannot be longer than 24 hours',
  'careNotes.moreThanClock': 'Minutes cannot exceed the time from start to end',
  'careNotes.messageNotLive': 'A message is not a live contact',
  'careNotes.liveWithoutTime': 'A live contact needs at least 1 minute',
  'careNotes.minutesUnconfirmed': 'Confirm the minutes: type them, fill in start and end, or tick the box',
  'careNotes.timeSkipped': 'The clocks skip this time on that day',
  'careNotes.locked': 'This note is in a billed cycle.',
  'careNotes.dateInFuture': 'Date cannot be in the future',
  'careNotes.dateBeforeCare': 'Date cannot be before the first plan of care',
  'careNotes.monthBilled': 'That month has already been billed',
  'careNotes.notFound': 'Care note not found.',
});
