import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { muiField } from '../../src/components/muiField.ts';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
  /** Makes it a choice. */
  options?: { value: string; label: string }[];
}

/** One field of the add form, half as wide as the dialog where there is room. */
export const DraftInput = ({ label, field, error, options }: Props) => {
  const translate = useTranslate();
  return (
    <Grid size={{ xs: 12, sm: 6 }}>
      <TextField
        fullWidth
        select={Boolean(options)}
        label={label}
        error={Boolean(error)}
        helperText={error && translate(error)}
        {...muiField(field)}
        slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
      >
        {options?.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </TextField>
    </Grid>
  );
};
