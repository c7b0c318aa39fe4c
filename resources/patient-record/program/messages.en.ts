import { programMessages } from '../../../src/components/programs/messages.en.ts';

/** Texts of the Program card, its dialogs and the printed program; the specification's own are in its words. */
export const recordProgramMessages = {
  ...programMessages,
  recordProgram: {
    title: 'Program',
    none: 'Patient does not have a Program assigned yet.',
    notInHealth: 'Adding patient to Exer Health will allow Programs to be assigned.',
    assign: 'Assign Program',
    view: 'View',
    print: 'Print',
    edit: 'Edit',
    replace: 'Replace',
    remove: 'Remove',
    removeTitle: 'Remove Program?',
    removeText: '%{program} will no longer be assigned to %{name}. Sessions that were done stay on the record.',
    removed: 'The Program was removed.',
  },
  handout: {
    title: 'Print Program',
    print: 'Print',
    loading: 'Loading pictures…',
    sheet: 'Page to print',
    for: 'For %{name}',
    by: 'Your provider: %{name}',
    date: 'Printed on %{date}',
    often: 'How often',
    notes: 'Notes',
    exercises: 'Exercises',
    side: { Right: 'Right side', Left: 'Left side', both: 'Both sides' },
    position: 'Position',
    action: 'Action',
    gone: 'This exercise is no longer in the library. Please ask your clinic what to do instead.',
    goneName: 'Exercise not available',
    noPicture: 'No picture',
    pictureFailed: 'The picture could not be loaded.',
    source: 'Source of exercises: %{name} (%{license}).',
    goneHint:
      '%{smart_count} exercise is no longer in the library, so its picture and description are missing. Edit the Program before handing it out. |||| %{smart_count} exercises are no longer in the library, so their pictures and descriptions are missing. Edit the Program before handing it out.',
    failedHint: '%{smart_count} picture could not be loaded. |||| %{smart_count} pictures could not be loaded.',
    retry: 'Load again',
  },
};
