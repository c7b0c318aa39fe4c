import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useResourceContext,
  type InputProps,
  TextInput,
  useTranslate,
  type TextInputProps,
} from 'react-admin';

/** A box to tick, as an input of react-admin: its `BooleanInput` is a switch, which attests nothing. */
export const CheckboxInput = ({ label, source, ...input }: Pick<InputProps, 'label' | 'source' | 'validate'>) => {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source, type: 'checkbox', defaultValue: false, ...input });
  const { ref, value, ...handlers } = field;
  const { invalid, error } = fieldState;
  return (
    <div>
      <FormControlLabel
        label={<FieldTitle label={label} source={source} resource={resource} />}
        control={
          <Checkbox
            id={id}
            checked={Boolean(value)}
            slotProps={{
              input: { ref, 'aria-invalid': invalid, 'aria-describedby': invalid ? `${id}-error` : undefined },
            }}
            {...handlers}
          />
        }
      />
      {invalid && (
        <FormHelperText id={`${id}-error`} error>
          <InputHelperText error={error?.message} />
        </FormHelperText>
      )}
    </div>
  );
};

interface Props extends Omit<TextInputProps, 'select'> {
  choices: readonly { id: string; name: string; disabled?: boolean }[];
  /** The first option, which chooses nothing; left out where one of the choices is needed. */
  emptyText?: string;
}

/** An empty choice is one too: it stays the empty text. */
const asChosen = (value: unknown) => value;

/** react-admin's `SelectInput` in the browser's own select, as everywhere here: light, typed into, and made for fingers. */
export const NativeSelectInput = ({ choices, emptyText, ...input }: Props) => {
  const translate = useTranslate();
  return (
    <TextInput
      select
      parse={asChosen}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      {...input}
    >
      {emptyText !== undefined && <option value="">{translate(emptyText)}</option>}
      {choices.map(({ id, name, disabled }) => (
        <option key={id} value={id} disabled={disabled}>
          {translate(name)}
        </option>
      ))}
    </TextInput>
  );
};
