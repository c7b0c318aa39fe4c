import type { MessageKey } from '../../../ui/i18n/translated.ts';

import { programMessages } from '../../../../resources/programs/shared/messages.en.ts';

/** Texts of the pages that a handout and an invite open, written for patients. */
export const openProgramMessages = {
  ...programMessages,
  openProgram: {
    loading: 'Loading your program',
    notes: 'Notes from your clinic',
    exercises: 'Exercises in order',
    side: { Right: 'Right side', Left: 'Left side', both: 'Both sides' },
    position: 'Position',
    action: 'What to do',
    goneName: 'Exercise not available',
    gone: 'This exercise is no longer in the library. Please ask your clinic what to do instead.',
    listen: 'Listen: %{name}',
    spokenInEnglish: 'The spoken guide is in English.',
    pause: 'Pause the movement: %{name}',
    play: 'Play the movement: %{name}',
    watch: 'Watch video: %{name}',
    videoFailed: 'The video cannot be played here.',
    care: 'If an exercise hurts or you are not sure about it, stop and ask your clinic.',
    print: 'Print',
    sources: 'Exercise sources: %{list}.',
    goneTitle: 'This program is no longer available',
    askClinic: 'Please ask your clinic for a new one.',
    failedTitle: 'Your program could not be loaded',
    failed: 'Something is not working on our side. Please try again in a few minutes.',
    offlineTitle: 'You seem to be offline',
    offline: 'Your program could not be loaded. It will open automatically when you are back online.',
    old: 'The latest version could not be loaded. This is your program as last loaded.',
    again: 'Try again',
  },
  invite: {
    title: 'Your invite code',
    lead: 'Open the %{brand} app on your phone and enter this code.',
    code: 'Code',
    copy: 'Copy Code',
    copied: 'Code copied',
    copyFailed: 'The code could not be copied. Please type it.',
    phone: 'Reading this on a computer? Point your phone’s camera here to get the code on your phone.',
    picture: 'QR code that opens this page on a phone',
    missingTitle: 'This link has no code',
    missing: 'Please open the link in the email from your clinic again, or enter the code from that email in the app.',
  },
};
export type OpenProgramKey = MessageKey<typeof openProgramMessages>;
