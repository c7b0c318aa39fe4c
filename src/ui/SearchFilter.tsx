import { useListFilterContext, useTranslate } from 'react-admin';
import { SearchField } from './SearchField.tsx';

interface Props {
  source: string;
  /** A text or its message key. */
  label: string;
  suggestions?: readonly string[];
}

/** Filters the surrounding list by the typed text; `source` is the key of the filter. */
export const SearchFilter = ({ source, label, suggestions }: Props) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const filter = filterValues as Record<string, string | undefined>;
  return (
    <SearchField
      label={translate(label, { _: label })}
      value={filter[source] ?? ''}
      suggestions={suggestions}
      onSearch={(text) => setFilters({ ...filter, [source]: text })}
    />
  );
};
