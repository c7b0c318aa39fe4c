import { sexes } from '../../../contract/platform/enumerations.ts';
import type { Sex } from '../outcome.ts';
import { numberIn } from './draft-outcome.ts';
import type { FactorDraft } from './draft.ts';

export interface RowGroup {
  /** Null for the rows that are about both. */
  sex: Sex | null;
  /** Where the rows stand in the draft, the youngest first. */
  places: number[];
}

const firstAge = ({ ageMin }: FactorDraft): number => numberIn(ageMin) || 0;

/** The rows grouped by sex, then by age (RISK-47); both sexes are there even without rows. */
export function groupsOfRows(rows: readonly FactorDraft[]): RowGroup[] {
  const placesOf = (sex: Sex | '') =>
    rows
      .flatMap((row, place) => (row.sex === sex ? [place] : []))
      .toSorted((a, b) => firstAge(rows[a]!) - firstAge(rows[b]!));
  const both = { sex: null, places: placesOf('') };
  return [...(both.places.length > 0 ? [both] : []), ...sexes.map((sex) => ({ sex, places: placesOf(sex) }))];
}
