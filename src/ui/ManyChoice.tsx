import Autocomplete, { type AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FILTER_LIST_MAX_HEIGHT } from '../../contract/platform/limits.ts';

/** A group inside a listbox. Material UI nests a list in the listbox instead, which is not allowed there. */
export const renderOptionGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <li key={key} role="group" aria-label={group}>
    <div aria-hidden style={{ padding: '8px 16px 4px', font: '600 var(--text-body)', color: 'var(--ink-muted)' }}>
      {group}
    </div>
    <ul role="none" style={{ margin: 0, padding: 0 }} className="MuiAutocomplete-groupUl">
      {children}
    </ul>
  </li>
);

export interface Choosable {
  id: string | number;
  label: string;
  /** Heading under which the option is grouped. */
  group?: string;
}

interface Props<Option extends Choosable> {
  label: string;
  /** Placeholder. */
  none: string;
  options: readonly Option[];
  chosen: readonly Option[];
  onChoose: (chosen: Option[]) => void;
  disabled?: boolean;
  loading?: boolean;
  loadingText?: string;
  /** Called with the typed text when the server searches the options. */
  onSearch?: (text: string) => void;
}

/** Selects several options by typing; the list of options is at most 500 pixels high (CONST-04). */
export function ManyChoice<Option extends Choosable>(props: Props<Option>) {
  const { label, none, options, chosen, onChoose, disabled, loading, loadingText, onSearch } = props;
  const [typed, setTyped] = useState('');
  const grouped = options.some(({ group }) => group !== undefined);
  return (
    <Autocomplete<Option, true>
      multiple
      size="small"
      limitTags={1}
      disableCloseOnSelect
      disabled={disabled}
      loading={loading}
      loadingText={loadingText}
      options={options}
      value={[...chosen]}
      // A chosen one stands outside its group.
      getOptionLabel={({ label: text, group }) => (group === undefined ? text : `${text}, ${group}`)}
      renderOption={({ key, ...item }, { label: text }) => (
        <li key={key} {...item}>
          {text}
        </li>
      )}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      groupBy={grouped ? ({ group }) => group ?? '' : undefined}
      renderGroup={renderOptionGroup}
      {...(onSearch && { filterOptions: (all: Option[]) => all })}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        // Keeps the typed text while several of its matches are selected.
        if (reason !== 'input' && reason !== 'blur' && reason !== 'clear') return;
        const next = reason === 'input' ? text : '';
        setTyped(next);
        onSearch?.(next);
      }}
      onChange={(_event, next) => onChoose(next)}
      slotProps={{ listbox: { style: { maxHeight: FILTER_LIST_MAX_HEIGHT } }, popper: { style: { minWidth: 280 } } }}
      renderInput={(input) => <TextField {...input} label={label} placeholder={chosen.length ? undefined : none} />}
    />
  );
}
