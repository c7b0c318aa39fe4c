import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FILTER_LIST_MAX_HEIGHT } from '../../contract/limits.ts';
import { renderOptionGroup } from './OptionGroup.tsx';

export interface Choosable {
  id: string | number;
  label: string;
  /** Options of one group stand together under its name. */
  group?: string;
}

interface Props<Option extends Choosable> {
  label: string;
  /** Shown while nothing is chosen. */
  none: string;
  options: readonly Option[];
  chosen: readonly Option[];
  onChoose: (chosen: Option[]) => void;
  disabled?: boolean;
  loading?: boolean;
  loadingText?: string;
  /** Told what is typed, where the options are searched by the server. */
  onSearch?: (text: string) => void;
}

/** Several of many, found by typing; the list of options is at most 500 pixels high (CONST-04). */
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
      getOptionLabel={({ label: text }) => text}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      groupBy={grouped ? ({ group }) => group ?? '' : undefined}
      renderGroup={renderOptionGroup}
      {...(onSearch && { filterOptions: (all: Option[]) => all })}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        // What was typed stays while several are chosen from what it found.
        if (reason !== 'input' && reason !== 'blur' && reason !== 'clear') return;
        const kept = reason === 'input' ? text : '';
        setTyped(kept);
        onSearch?.(kept);
      }}
      onChange={(_event, next) => onChoose(next)}
      slotProps={{ listbox: { style: { maxHeight: FILTER_LIST_MAX_HEIGHT } }, popper: { style: { minWidth: 280 } } }}
      renderInput={(input) => <TextField {...input} label={label} placeholder={chosen.length ? undefined : none} />}
    />
  );
}
