import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { isValid } from 'date-fns';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { checkCareNoteOverlap } from '../../contract/care-notes/care-notes.ts';
import { countMinutesBetween } from '../../domain/care-notes/clock.ts';
import { parseNoteClock } from '../../domain/care-notes/times.ts';
import { toCivilMoment } from '../../domain/platform/calendar.ts';
import { formatZoneName } from '../../src/ui/i18n/format.ts';
import { muiField } from '../../src/ui/formHelpers.ts';
import { useCall } from '../../src/ui/useCall.ts';
import { NoteOverlaps } from './CareNoteCard.tsx';
import { type CareNoteValues, toInstants } from './careNoteValues.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

/** The name of the zone (`Mountain Time`) if its clock differs from the browser's on that day; null otherwise. */
function getForeignZoneName(zone: string, day: string): string | null {
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const noon = new Date(`${day}T12:00:00Z`);
  const isSameClock = isValid(noon)
    ? toCivilMoment(noon, zone) === toCivilMoment(noon, browserZone)
    : zone === browserZone;
  return isSameClock ? null : formatZoneName(zone);
}

/** Sets the minutes to the time between start and end, unless the user has typed minutes. */
export function updateMinutes(form: UseFormReturn<CareNoteValues>, zone: string): void {
  const { date, start, end, source } = form.getValues();
  if (source === 'TYPED') return;
  // Without times the minutes are a suggestion again.
  if (!start && !end && source === 'CLOCK') return form.setValue('source', 'OFFERED');
  const { startedAt, endedAt } = parseNoteClock(date, start, end, zone);
  if (!startedAt || !endedAt || endedAt <= startedAt) return;
  form.setValue('source', 'CLOCK');
  form.setValue('minutes', String(countMinutesBetween(startedAt, endedAt)), {
    shouldValidate: form.formState.isSubmitted,
  });
}

/** Fields that depend on the times and are validated with them. */
const TIME_DEPENDENT: (keyof CareNoteValues)[] = ['minutes', 'start', 'end'];

interface NoteTimesProps {
  form: UseFormReturn<CareNoteValues>;
  values: CareNoteValues;
  /** IANA time zone of the patient's location. */
  zone: string;
  locked: boolean;
  reasonId: string;
}

/** Start and end of the work in the patient's time zone. The zone is named when it is not the browser's. */
export const NoteTimes = ({ form, values, zone, locked, reasonId }: NoteTimesProps) => {
  const translate = useTranslate();
  const foreignZoneName = getForeignZoneName(zone, values.date);
  const { errors } = form.formState;
  const renderTimeField = (name: 'start' | 'end', hint?: string) => {
    const rules = { onChange: () => updateMinutes(form, zone), deps: TIME_DEPENDENT };
    const { slotProps, ...field } = muiField(form.register(name, rules));
    return (
      <TextField
        type="time"
        label={translate(`careNote.${name}`)}
        {...field}
        error={errors[name] !== undefined}
        helperText={errors[name]?.message ?? hint}
        disabled={locked}
        slotProps={{ ...slotProps, htmlInput: locked ? { 'aria-describedby': reasonId } : {} }}
      />
    );
  };
  const endsNextDay = values.start !== '' && values.end !== '' && values.end < values.start;
  return (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
        {renderTimeField('start')}
        {renderTimeField('end', endsNextDay ? translate('careNote.nextDay') : undefined)}
      </div>
      {foreignZoneName && (
        <p style={{ margin: '-12px 0 0', font: 'var(--text-small)', color: 'var(--ink-muted)' }}>
          {translate('careNote.zone', { zone: foreignZoneName })}
        </p>
      )}
    </>
  );
};

interface Props {
  patientId: number;
  draft: ReturnType<typeof useCareNoteForm>;
}

/** Warns, once both times are known, which other notes overlap. It does not block saving. */
export const OverlapNotice = ({ patientId, draft: { values, zone, base } }: Props) => {
  const { startedAt, endedAt } = toInstants(values, zone, base ?? null);
  const hasTimes = startedAt !== null && endedAt !== null && startedAt < endedAt;
  const { data } = useCall(
    checkCareNoteOverlap,
    {
      params: { patientId },
      query: { startedAt: startedAt ?? '', endedAt: endedAt ?? '', ...(base && { note: base.id }) },
    },
    { enabled: hasTimes },
  );
  const overlaps = hasTimes ? (data?.overlaps ?? []) : [];
  return (
    <div role="status" style={{ display: 'contents' }}>
      {overlaps.length > 0 && (
        <Alert severity="warning" role="none">
          <NoteOverlaps overlaps={overlaps} zone={zone} />
        </Alert>
      )}
    </div>
  );
};
