import { SAVED_FILTERS_MAX } from '../../contract/list-settings.ts';
import { databaseCode } from '../http/problems.ts';
import { conflict } from '../http/refusal.ts';

const NAME_TAKEN = 'You already have a filter with this name.';

/** Says of a write that the database refused whether the name was the reason. */
export const filterNameTaken = (error: unknown): never => {
  if (databaseCode(error) === '23505') throw conflict(NAME_TAKEN, { name: NAME_TAKEN });
  throw error;
};

/** Refuses one filter more than somebody may keep for a list. */
export function refuseManyFilters(kept: number): void {
  if (kept >= SAVED_FILTERS_MAX)
    throw conflict(`You already have ${SAVED_FILTERS_MAX} filters of this list. Delete one first.`);
}
