import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import type { Option } from './Choice.tsx';
import { FormField } from './FormField.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  maxWidth: 560,
  padding: theme.spacing(3),
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& .MuiTextField-root': { flex: '1 1 200px' },
  '& > p': { flexBasis: '100%', color: 'var(--ink-muted)' },
}));

interface Props {
  /** Texts of the field, of the button and of the validation errors. */
  label: string;
  submit: string;
  required: string;
  future: string;
  /** Civil date, `2026-11-21`: the default and the last day that can be chosen. */
  today: string;
  /** Asks for a time zone as well when there are several: the choices and the last allowed day of each. */
  zone?: {
    label: string;
    none: string;
    required: string;
    options: readonly Option[];
    todayOf: (zone: string) => string;
  };
  disabled?: boolean;
  hint?: string;
  onGenerate: (day: string, zone: string | undefined) => void;
}

/** Asks for the day of a report, today at the latest, and for a time zone if there are several. */
export const ReportDateForm = ({ label, submit, required, future, today, zone, disabled, hint, onGenerate }: Props) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { date: today, zone: '' } });
  const lastDay = (chosen: string) => (zone && chosen ? zone.todayOf(chosen) : today);
  const field = register('date', {
    validate: (date, values) => (!date ? required : date > lastDay(values.zone) ? future : true),
  });
  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onGenerate(values.date, values.zone || undefined))(event)}
    >
      <FormField
        label={label}
        type="date"
        max={zone ? undefined : today}
        field={field}
        error={formState.errors.date?.message}
      />
      {zone && (
        <FormField
          label={zone.label}
          options={zone.options}
          none={zone.none}
          field={register('zone', { required: zone.required })}
          error={formState.errors.zone?.message}
        />
      )}
      <Button type="submit" variant="contained" disabled={disabled}>
        {submit}
      </Button>
      {hint && <p>{hint}</p>}
    </Form>
  );
};
