import { frequencies, phqTitles } from '../../surveys/questionnaires/phq-texts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Titles and answers of the built-in surveys of which there is an official Spanish. */
export const surveyTerms: Vocabulary = Object.fromEntries(
  [...Object.values(phqTitles), ...frequencies].map(({ en, es }) => [en, es]),
);
