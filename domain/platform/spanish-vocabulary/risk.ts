import type { Vocabulary } from './vocabulary.ts';

/** What the built-in outcomes say; the names of their publications stay. */
export const builtInOutcomeTerms: Vocabulary = {
  'Twice the risk of falling': 'El doble de riesgo de caída',
  'Four times the risk of falling': 'El cuádruple de riesgo de caída',
  'Item 3.15': 'Ítem 3.15',
  'Part A': 'Parte A',
};
