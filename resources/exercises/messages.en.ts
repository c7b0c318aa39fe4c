import { exerciseMessages } from '../../src/components/exercises/messages.en.ts';
import { savedFilterMessages } from '../../src/components/list-tools/saved.messages.en.ts';
import { ownExerciseMessages } from './own/messages.en.ts';

/** Texts of the Motion Library, with what exercises are described by everywhere. */
export const libraryMessages = {
  ...exerciseMessages,
  ...savedFilterMessages,
  ...ownExerciseMessages,
  library: {
    lead: 'Every exercise that a program can be built of.',
    search: 'Search by exercise name',
  },
};
