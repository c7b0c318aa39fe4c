import type { Vocabulary } from './vocabulary.ts';

/** Kinds of devices on which patients open their page. */
export const deviceTerms: Vocabulary = {
  'Android phone': 'Teléfono Android',
  'Android tablet': 'Tableta Android',
  'Windows computer': 'Computadora con Windows',
  'Linux computer': 'Computadora con Linux',
  Browser: 'Navegador',
};
