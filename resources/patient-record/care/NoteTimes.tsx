import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { muiField } from '../../../src/components/muiField.ts';
import type { CareNoteValues } from './careNoteValues.ts';
import { followClock } from './followClock.ts';
import { foreignZone } from './foreignZone.ts';

/** What is judged by the clock and so anew with it. */
const CLOCKED: (keyof CareNoteValues)[] = ['minutes', 'start', 'end'];

interface Props {
  form: UseFormReturn<CareNoteValues>;
  values: CareNoteValues;
  /** IANA zone of the patient's location. */
  zone: string;
  locked: boolean;
  reason: string;
}

/** Start and end of the work, as times by the patient's clock; whose clock that is, is said to a browser elsewhere. */
export const NoteTimes = ({ form, values, zone, locked, reason }: Props) => {
  const translate = useTranslate();
  const elsewhere = foreignZone(zone, values.date);
  const { errors } = form.formState;
  const time = (name: 'start' | 'end', hint?: string) => {
    const rules = { onChange: () => followClock(form, zone), deps: CLOCKED };
    const { slotProps, ...field } = muiField(form.register(name, rules));
    return (
      <TextField
        type="time"
        label={translate(`careNote.${name}`)}
        {...field}
        error={errors[name] !== undefined}
        helperText={errors[name]?.message ?? hint}
        disabled={locked}
        slotProps={{ ...slotProps, htmlInput: locked ? { 'aria-describedby': reason } : {} }}
      />
    );
  };
  const endsNextDay = values.start !== '' && values.end !== '' && values.end < values.start;
  return (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
        {time('start')}
        {time('end', endsNextDay ? translate('careNote.nextDay') : undefined)}
      </div>
      {elsewhere && (
        <p style={{ margin: '-12px 0 0', font: 'var(--text-small)', color: 'var(--ink-muted)' }}>
          {translate('careNote.zone', { zone: elsewhere })}
        </p>
      )}
    </>
  );
};
