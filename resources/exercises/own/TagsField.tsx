import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface Props {
  label: string;
  hint?: string;
  error?: string;
  /** Absent: any text can be entered; a comma separates two. */
  options?: readonly { value: string; label: string }[];
  /** In the order in which they were chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

const splitTexts = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(',')).flatMap((text) => text.trim() || []);

/** Several values as chips, which keep their order: options that are found by typing, or texts. */
export const TagsField = ({ label, hint, error, options, value, onChange, onBlur, inputRef }: Props) => {
  const labels = new Map(options?.map((option) => [option.value, option.label]));
  return (
    <Autocomplete<string, true, true, boolean>
      multiple
      disableClearable
      filterSelectedOptions
      // A text that was typed and not entered is kept.
      freeSolo={!options}
      autoSelect={!options}
      options={[...labels.keys()]}
      value={[...value]}
      getOptionLabel={(option) => labels.get(option) ?? option}
      onChange={(_event, chosen) => onChange([...new Set(options ? chosen : splitTexts(chosen))])}
      onBlur={onBlur}
      slotProps={{ listbox: { style: { maxHeight: 280 } } }}
      renderInput={(input) => (
        <TextField
          {...input}
          inputRef={inputRef}
          label={label}
          error={error !== undefined}
          helperText={error ?? hint}
          slotProps={{ inputLabel: { ...input.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
};
