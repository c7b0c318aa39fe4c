import { handoutMessages } from '../../src/components/handout/messages.en.ts';
import { savedFilterMessages } from '../../src/components/list-tools/saved.messages.en.ts';
import { programHistoryMessages } from '../../src/components/programs/history/messages.en.ts';
import { programMessages } from '../../src/components/programs/messages.en.ts';
import { recordPartsMessages } from '../../src/components/record-parts/messages.en.ts';
import { en } from './messages.en.ts';

/** What the template pages say, with what programs are described by everywhere. @public */
export const texts = {
  en: {
    ...programMessages,
    ...handoutMessages,
    ...programHistoryMessages,
    ...recordPartsMessages,
    ...savedFilterMessages,
    ...en,
  },
};
