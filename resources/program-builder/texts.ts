import { exerciseMessages } from '../../src/components/exercises/messages.en.ts';
import { programHistoryMessages } from '../../src/components/programs/history/messages.en.ts';
import { programMessages } from '../../src/components/programs/messages.en.ts';
import { en } from './messages.en.ts';

/** What the builder says, with what exercises and programs are described by everywhere. @public */
export const texts = { en: { ...exerciseMessages, ...programMessages, ...programHistoryMessages, ...en } };
