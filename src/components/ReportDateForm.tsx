import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { FormField } from './FormField.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  maxWidth: 560,
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& .MuiTextField-root': { flex: '1 1 200px' },
  '& > p': { flexBasis: '100%', color: 'var(--ink-muted)' },
}));

interface Props {
  /** Texts: of the field, of the button, and of what may be wrong. */
  label: string;
  submit: string;
  required: string;
  future: string;
  /** Civil date, `2026-11-21`: the default and the last day that can be chosen. */
  today: string;
  disabled?: boolean;
  /** Why it is disabled. */
  hint?: string;
  onGenerate: (day: string) => void;
}

/** Asks for the day of a report, today at the latest. */
export const ReportDateForm = ({ label, submit, required, future, today, disabled, hint, onGenerate }: Props) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { date: today } });
  const field = register('date', { validate: (date) => (!date ? required : date > today ? future : true) });
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(({ date }) => onGenerate(date))(event)}>
      <FormField label={label} type="date" max={today} field={field} error={formState.errors.date?.message} />
      <Button type="submit" variant="contained" disabled={disabled}>
        {submit}
      </Button>
      {hint && <p>{hint}</p>}
    </Form>
  );
};
