/** Texts of the care note dialogs. */
export const careNoteMessages = {
  careNote: {
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
    restored: 'Draft restored',
    restoredHint: 'What you had typed before was kept in this browser tab.',
    discard: 'Discard draft',
    unsent: 'There is no connection, so the note has not been saved.',
    unsentHint: 'What you typed is kept here. Saving is tried again as soon as the connection is back.',
    back: 'The connection is back. Save the note when it is ready.',
    arrived: 'An earlier try to save this note did arrive, as it was written then. It is in the list behind this form.',
  },
};
