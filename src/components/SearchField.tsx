import SearchIcon from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../contract/limits.ts';

const look = {
  gap: '8px',
  paddingLeft: '10px',
  color: 'var(--ink-muted)',
  '& input': { color: 'var(--ink)' },
  '& input::placeholder': { color: 'var(--ink-faint)', opacity: 1 },
};

interface Props {
  label: string;
  value: string;
  /** Told the trimmed text 200 ms after the last key (OPEN-045). */
  onSearch: (text: string) => void;
  /** Told every key, for what can be searched at once. */
  onType?: (text: string) => void;
  /** Offered by the browser while one types. */
  suggestions?: readonly string[];
  className?: string;
}

/** A search input that keeps what is typed and tells it once the typing pauses. */
export const SearchField = ({ label, value, onSearch, onType, suggestions, className }: Props) => {
  const listId = useId();
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent(onSearch);
  const told = useRef(value);
  useEffect(() => {
    // The value changed elsewhere: by a cleared filter or the back button.
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === told.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Whoever has gone on to a page that is still loading is not led back by a search of this one.
      if (window.location.pathname !== pathname) return;
      told.current = text;
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
        sx={look}
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
