import { programMessages } from '../../components/programs/messages.en.ts';

/** Texts of the page that the code of a handout opens, in the words of whoever does the exercises. */
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
    watch: 'Film: %{name}',
    care: 'If an exercise hurts or you are not sure about it, stop and ask your clinic.',
    print: 'Print',
    sources: 'Sources of the exercises: %{list}.',
    goneTitle: 'This program is no longer there',
    askClinic: 'Please ask your clinic for a new one.',
    failedTitle: 'Your program could not be loaded',
    failed: 'Something is not working on our side. Please try again in a few minutes.',
    offlineTitle: 'You seem to be offline',
    offline: 'Your program could not be reached. It opens by itself once you are connected again.',
    old: 'The newest version could not be read just now. This is your program as it was loaded before.',
    again: 'Try again',
  },
};
