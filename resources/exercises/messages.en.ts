import { exerciseMessages } from './shared/messages.en.ts';
import { savedFilterMessages } from '../../src/ui/lists/saved.messages.en.ts';
import { ownExerciseMessages } from './own/messages.en.ts';

/** Texts of the Motion Library and of the exercises in it. */
export const libraryMessages = {
  ...exerciseMessages,
  ...savedFilterMessages,
  ...ownExerciseMessages,
  library: {
    lead: 'All exercises available for programs and templates.',
    search: 'Search by name, condition or muscle',
  },
};
