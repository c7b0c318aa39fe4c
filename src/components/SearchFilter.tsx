import { useListFilterContext } from 'ra-core';
import { SearchField } from './SearchField.tsx';

/** Narrows the list around it by what is typed; `source` is the key of the list's filter. */
export const SearchFilter = ({ source, label }: { source: string; label: string }) => {
  const { filterValues, setFilters } = useListFilterContext();
  const filter = filterValues as Record<string, string | undefined>;
  return (
    <SearchField
      label={label}
      value={filter[source] ?? ''}
      onSearch={(text) => setFilters({ ...filter, [source]: text })}
    />
  );
};
