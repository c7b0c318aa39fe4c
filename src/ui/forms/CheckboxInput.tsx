import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldTitle, InputHelperText, useInput, useResourceContext, type InputProps } from 'react-admin';

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
