import { useState } from 'react';
import { useListFilterContext } from 'react-admin';

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The filter as it is chosen, which the address follows after a moment: quick choices add up. */
export function useChosenFilter<Filter extends object>() {
  const { filterValues, setFilters } = useListFilterContext();
  const applied = JSON.stringify(filterValues);
  const [chosen, choose] = useState<{ over: string; filter: Filter }>();
  // The address has followed, or was changed otherwise, for example by going back.
  if (chosen && chosen.over !== applied) choose(undefined);
  const filter = chosen?.over === applied ? chosen.filter : (filterValues as Filter);
  const apply = (next: Filter) => {
    choose({ over: applied, filter: next });
    setFilters(next);
  };
  return {
    filter,
    change: (part: Partial<Filter>) =>
      apply(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => isSet(value))) as Filter),
    clear: () => apply({} as Filter),
  };
}
