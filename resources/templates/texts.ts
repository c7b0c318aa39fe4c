import { handoutMessages } from '../programs/shared/handout/messages.en.ts';
import { savedFilterMessages } from '../../src/ui/lists/saved.messages.en.ts';
import { programHistoryMessages } from '../programs/shared/history/messages.en.ts';
import { programMessages } from '../programs/shared/messages.en.ts';
import { en } from './messages.en.ts';

/** Texts of the template pages and of the programs in them. @public */
export const texts = {
  en: {
    ...programMessages,
    ...handoutMessages,
    ...programHistoryMessages,
    ...savedFilterMessages,
    ...en,
  },
};
