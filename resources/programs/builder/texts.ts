import { exerciseMessages } from '../../exercises/shared/messages.en.ts';
import { programHistoryMessages } from '../shared/history/messages.en.ts';
import { programMessages } from '../shared/messages.en.ts';
import { en } from './messages.en.ts';

/** Texts of the builder and of the exercises and programs in it. @public */
export const texts = { en: { ...exerciseMessages, ...programMessages, ...programHistoryMessages, ...en } };
