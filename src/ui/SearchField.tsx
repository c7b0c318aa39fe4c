import SearchIcon from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract/platform/limits.ts';
import { useListFilterContext, useTranslate } from 'react-admin';

const styles = {
  gap: '8px',
  paddingLeft: '10px',
  color: 'var(--ink-muted)',
  '& input': { color: 'var(--ink)' },
  '& input::placeholder': { color: 'var(--ink-faint)', opacity: 1 },
};

interface Props {
  label: string;
  value: string;
  /** Called with the trimmed text 200 ms after the last key (OPEN-045). */
  onSearch: (text: string) => void;
  /** Called on every key, for searches without a request. */
  onType?: (text: string) => void;
  /** Native suggestions. */
  suggestions?: readonly string[];
  className?: string;
}

/** A debounced search input. */
export const SearchField = ({ label, value, onSearch, onType, suggestions, className }: Props) => {
  const listId = useId();
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent(onSearch);
  const searched = useRef(value);
  useEffect(() => {
    // The value was changed elsewhere, by a cleared filter or the back button.
    if (value !== searched.current) setTyped(value);
    searched.current = value;
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === searched.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Do not search after the user has navigated away, even if the next page is still loading.
      if (window.location.pathname !== pathname) return;
      searched.current = text;
      search(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <>
      <OutlinedInput
        className={className}
        type="search"
        size="small"
        placeholder={label}
        value={typed}
        autoComplete="off"
        startAdornment={<SearchIcon sx={{ fontSize: 18 }} />}
        inputProps={{ 'aria-label': label, spellCheck: false, list: suggestions && listId }}
        sx={styles}
        onChange={({ target }) => {
          setTyped(target.value);
          onType?.(target.value);
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
};

interface SearchFilterProps {
  source: string;
  /** A text or its message key. */
  label: string;
  suggestions?: readonly string[];
}

/** Filters the surrounding list by the typed text; `source` is the key of the filter. */
export const SearchFilter = ({ source, label, suggestions }: SearchFilterProps) => {
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
