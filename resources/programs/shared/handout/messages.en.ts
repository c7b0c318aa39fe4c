import type { MessageKey } from '../../../../src/ui/i18n/translated.ts';

export const handoutMessages = {
  handout: {
    title: 'Print Program',
    print: 'Print',
    loading: 'Loading pictures…',
    sheet: 'Print page',
    preview: 'Preview',
    language: 'Language',
    for: 'For %{name}',
    forBlank: 'For',
    by: 'Your provider: %{name}',
    date: 'Printed on %{date}',
    often: 'Frequency',
    notes: 'Notes',
    exercises: 'Exercises',
    side: { Right: 'Right side', Left: 'Left side', both: 'Both sides' },
    position: 'Position',
    action: 'Action',
    gone: 'This exercise is no longer in the library. Please ask your clinic what to do instead.',
    goneName: 'Exercise not available',
    noPicture: 'No picture',
    pictureFailed: 'The picture could not be loaded.',
    sources: 'Exercise sources: %{list}.',
    goneHint:
      '%{smart_count} exercise is no longer in the library, so its picture and description are missing. Edit the Program before giving it to the patient. |||| %{smart_count} exercises are no longer in the library, so their pictures and descriptions are missing. Edit the Program before giving it to the patient.',
    failedHint: '%{smart_count} picture could not be loaded. |||| %{smart_count} pictures could not be loaded.',
    codeHint: 'The QR code could not be loaded. You can still print the page without it.',
    openHint: {
      NO_DATE_OF_BIRTH:
        'Anyone with this page can open the QR code. To print a personal one, add the patient’s date of birth.',
      BLOCKED:
        'Anyone with this page can open the QR code, because the patient link is blocked. Create a new link to print a personal one.',
    },
    retry: 'Try again',
    code: {
      title: 'Your program on your phone',
      text: 'To watch each exercise, scan the code with your phone’s camera or type in the address. Your clinic’s latest version always opens. You do not need an account: anyone with this page can open it.',
      personal:
        'Scan the code with your phone’s camera or type in the address, and enter your date of birth. Your phone then guides you through each exercise, and your clinic sees what you have done. You do not need an app or a password.',
      picture: 'QR code that opens the program',
    },
    look: {
      title: 'Print options',
      large: 'Large print',
      texts: 'Descriptions',
      ticks: 'Daily checklist',
      anyone: 'QR code without date of birth',
    },
    ticks: {
      title: 'Check off each session you complete',
      week: 'Week of',
      round: 'Session',
      days: { 0: 'Sun', 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat' },
    },
  },
};

export type HandoutKey = MessageKey<typeof handoutMessages>;
