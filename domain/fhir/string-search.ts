import { foldForSearch } from '../patients/patient.ts';
import type { Criterion } from './search.ts';

/**
 * Does one of the texts begin with one of the values? Case and doubled blanks do not count, but for `:exact`. Values are
 * folded once, for all the texts that are compared with them.
 */
export function createTextMatch({ modifier, values }: Criterion): (texts: readonly (string | undefined)[]) => boolean {
  if (modifier === 'exact') return (texts) => texts.some((text) => !!text && values.includes(text));
  const wanted = values.map(foldForSearch);
  return (texts) =>
    texts.some((text) => {
      if (!text) return false;
      const folded = foldForSearch(text);
      return wanted.some((value) => (modifier === 'contains' ? folded.includes(value) : folded.startsWith(value)));
    });
}
