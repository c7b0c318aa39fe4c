import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { getLastDays } from '../../domain/platform/calendar.ts';
import type { ReportRange } from '../../domain/reports/report-range.ts';
import { rangeLengths } from '../../domain/activity/selected-range.ts';
import { FormField } from '../../src/ui/FormField.tsx';

const Presets = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 20 });
const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

interface Props {
  form: UseFormReturn<ReportRange>;
  /** Civil date: the last selectable day. */
  today: string;
}

/** The days of the report: a preset range or any two days. */
export const RangeFields = ({ form, today }: Props) => {
  const translate = useTranslate();
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const { errors } = form.formState;
  const select = (range: ReportRange) => form.reset(range);
  return (
    <>
      <Presets role="group" aria-label={translate('recordReport.range')}>
        {rangeLengths.map((days) => {
          const range = getLastDays(days, today);
          const isSelected = range.from === from && range.to === to;
          return (
            <Button
              key={days}
              size="small"
              variant={isSelected ? 'contained' : 'outlined'}
              aria-pressed={isSelected}
              onClick={() => select(range)}
            >
              {translate('recordReport.lastDays', { days })}
            </Button>
          );
        })}
      </Presets>
      <Days>
        <FormField
          label={translate('recordReport.from')}
          type="date"
          max={today}
          field={form.register('from')}
          error={errors.from?.message}
        />
        <FormField
          label={translate('recordReport.to')}
          type="date"
          max={today}
          field={form.register('to')}
          error={errors.to?.message}
        />
      </Days>
    </>
  );
};
