import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { lastDays } from '../../../domain/calendar.ts';
import type { ReportRange } from '../../../domain/report/report-range.ts';
import { rangeLengths } from '../../../domain/results/chosen-range.ts';
import { FormField } from '../../../src/components/FormField.tsx';

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
  /** Civil day: the last one that can be chosen. */
  today: string;
}

/** The days that the report covers: one of the usual ranges, or any two days. */
export const RangeFields = ({ form, today }: Props) => {
  const translate = useTranslate();
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const { errors } = form.formState;
  const choose = (range: ReportRange) => form.reset(range);
  return (
    <>
      <Presets role="group" aria-label={translate('recordReport.range')}>
        {rangeLengths.map((days) => {
          const range = lastDays(days, today);
          const isChosen = range.from === from && range.to === to;
          return (
            <Button
              key={days}
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => choose(range)}
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
