import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { validateGaitReport } from '../../../contract/gait/report.ts';
import {
  findRangeError,
  reportLengths,
  type ReportQuery,
  isOneDay,
  findReportLength,
} from '../../../domain/gait/report-range.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import { useLocationOptions } from '../../../src/ui/hooks.ts';
import { getLastDays } from '../../../domain/platform/calendar.ts';
import type { GaitReportKey } from './report.messages.en.ts';

/** Form values: day or range, the days, and an optional location. */
interface ReportDraft {
  days: string;
  date: string;
  from: string;
  to: string;
  locationId: string;
}

const ONE_DAY = 'day';
const RANGE = 'range';

const WEEK = 7;

/** Today (GAIT-02), or the values of a rejected address. */
function toDraft(asked: ReportQuery | null, today: string): ReportDraft {
  const week = getLastDays(WEEK, today);
  if (!asked) return { days: ONE_DAY, date: today, ...week, locationId: '' };
  const locationId = asked.locationId === null ? '' : String(asked.locationId);
  if (isOneDay(asked)) return { days: ONE_DAY, date: asked.from, ...week, locationId };
  const length = findReportLength(asked.from, asked.to, today);
  return { days: length ? String(length) : RANGE, date: today, from: asked.from, to: asked.to, locationId };
}

function toReportQuery({ days, date, from, to, locationId }: ReportDraft, today: string): ReportQuery {
  const place = { locationId: locationId === '' ? null : Number(locationId) };
  if (days === ONE_DAY) return { from: date, to: date, ...place };
  return { ...(days === RANGE ? { from, to } : getLastDays(Number(days), today)), ...place };
}

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
  /** Today in the organization: the default (GAIT-02) and the last selectable day (GAIT-03). */
  today: string;
  /** Query of the address and why it is invalid. */
  refused: { asked: ReportQuery; fault: keyof typeof validateGaitReport } | null;
  onGenerate: (asked: ReportQuery) => void;
}

/** Form for a day or a range of days, and for one or all locations (GAIT-02..04). */
export const ReportForm = ({ today, refused, onGenerate }: Props) => {
  const translate = useTranslate();
  const locations = useLocationOptions();
  const { register, handleSubmit, formState, control, getValues } = useForm({
    defaultValues: toDraft(refused?.asked ?? null, today),
  });
  const { errors } = formState;
  const days = useWatch({ control, name: 'days' });
  const required = (day: string) => (day ? true : translate('gaitReport.form.dateRequired'));
  const inOrder = (from: string, to: string) => {
    const fault = from && to ? findRangeError(from, to, today) : null;
    return fault ? translate(validateGaitReport[fault]) : true;
  };
  const day = (name: 'date' | 'from' | 'to', validate: Record<string, (day: string) => string | true>) => (
    <FormField
      key={name}
      label={translate(`gaitReport.form.${name}` satisfies GaitReportKey)}
      type="date"
      max={today}
      field={register(name, { validate: { required, ...validate } })}
      error={errors[name]?.message}
    />
  );
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit((draft) => onGenerate(toReportQuery(draft, today)))(event)}>
      {refused && !formState.isSubmitted && (
        <Alert severity="error" className="end">
          {translate(validateGaitReport[refused.fault])}
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
