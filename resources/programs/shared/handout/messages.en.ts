import type { MessageKey } from '../../../../src/ui/i18n/translated.ts';

export const handoutMessages = {
  handout: {
    title: 'Print Program',
    print: 'Print',
    loading: 'Loading pictures…',
    sheet: 'Page to print',
    preview: 'Preview',
    language: 'Language',
    for: 'For %{name}',
    forBlank: 'For',
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
    sources: 'Sources of the exercises: %{list}.',
    goneHint:
      '%{smart_count} exercise is no longer in the library, so its picture and description are missing. Edit the Program before handing it out. |||| %{smart_count} exercises are no longer in the library, so their pictures and descriptions are missing. Edit the Program before handing it out.',
    failedHint: '%{smart_count} picture could not be loaded. |||| %{smart_count} pictures could not be loaded.',
    codeHint:
      'The code that opens the program on a phone could not be loaded. Without it the page can be printed all the same.',
    retry: 'Load again',
    code: {
      title: 'Your program on your phone',
      text: 'Point the camera of your phone at the code, or type the address. You see how each exercise moves, always as your clinic has set it last. No account is needed: whoever has this page can open it.',
      picture: 'Code that opens the program',
    },
    look: {
      title: 'What is printed',
      large: 'Large print',
      texts: 'Descriptions',
      ticks: 'Table to tick off',
    },
    ticks: {
      title: 'Tick off what you have done',
      week: 'Week of',
      round: 'Time',
      days: { 0: 'Sun', 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat' },
    },
  },
};

export type HandoutKey = MessageKey<typeof handoutMessages>;
