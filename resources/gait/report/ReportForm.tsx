import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { gaitReportFaults } from '../../../contract/gait-report.ts';
import { rangeFault, reportLengths, type ReportAsked } from '../../../domain/gait/report-range.ts';
import { FormField } from '../../../src/components/FormField.tsx';
import { useLocationOptions } from '../../../src/components/useClinicChoices.ts';
import { askedBy, draftOf, ONE_DAY, RANGE } from './reportDraft.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  maxWidth: 760,
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& .MuiTextField-root': { flex: '1 1 200px' },
  '& > .end': { flexBasis: '100%' },
}));

interface Props {
  /** The organization's: the default (GAIT-02) and the last day that can be chosen (GAIT-03). */
  today: string;
  /** What an address asked for, and why it made no report. */
  refused: { asked: ReportAsked; fault: keyof typeof gaitReportFaults } | null;
  onGenerate: (asked: ReportAsked) => void;
}

/** Asks for a day, or for a range of days, and for one location or all (GAIT-02..04). */
export const ReportForm = ({ today, refused, onGenerate }: Props) => {
  const translate = useTranslate();
  const locations = useLocationOptions();
  const { register, handleSubmit, formState, control, getValues } = useForm({
    defaultValues: draftOf(refused?.asked ?? null, today),
  });
  const { errors } = formState;
  const days = useWatch({ control, name: 'days' });
  const required = (day: string) => (day ? true : translate('gaitReport.form.dateRequired'));
  const inOrder = (from: string, to: string) => {
    const fault = from && to ? rangeFault(from, to, today) : null;
    return fault ? translate(gaitReportFaults[fault]) : true;
  };
  const day = (name: 'date' | 'from' | 'to', validate: Record<string, (day: string) => string | true>) => (
    <FormField
      key={name}
      label={translate(`gaitReport.form.${name}`)}
      type="date"
      max={today}
      field={register(name, { validate: { required, ...validate } })}
      error={errors[name]?.message}
    />
  );
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit((draft) => onGenerate(askedBy(draft, today)))(event)}>
      {refused && !formState.isSubmitted && (
        <Alert severity="error" className="end">
          {translate(gaitReportFaults[refused.fault])}
        </Alert>
      )}
      <FormField
        label={translate('gaitReport.form.days')}
        field={register('days')}
        options={[
          { value: ONE_DAY, label: translate('gaitReport.form.oneDay') },
          ...reportLengths.map((count) => ({
            value: String(count),
            label: translate('gaitReport.form.lastDays', { count }),
          })),
          { value: RANGE, label: translate('gaitReport.form.range') },
        ]}
      />
      {days === ONE_DAY && day('date', { known: (date) => inOrder(date, date) })}
      {days === RANGE && [day('from', {}), day('to', { inOrder: (to) => inOrder(getValues('from'), to) })]}
      {locations.length > 1 && (
        <FormField
          label={translate('gaitReport.form.location')}
          field={register('locationId')}
          options={locations}
          none={translate('gaitReport.form.allLocations')}
        />
      )}
      <div className="end">
        <Button type="submit" variant="contained">
          {translate('gaitReport.form.generate')}
        </Button>
      </div>
    </Form>
  );
};
