import type { UseFormReturn } from 'react-hook-form';
import { minutesBetween } from '../../../domain/care-note-clock.ts';
import { clockOfTimes } from '../../../domain/care-note-times.ts';
import type { CareNoteValues } from './careNoteValues.ts';

/** After a change of date, start or end: the minutes are those in between, unless somebody has typed others. */
export function followClock(form: UseFormReturn<CareNoteValues>, zone: string): void {
  const { date, start, end, source } = form.getValues();
  if (source === 'TYPED') return;
  // Without a clock they are an offer again.
  if (!start && !end && source === 'CLOCK') return form.setValue('source', 'OFFERED');
  const { startedAt, endedAt } = clockOfTimes(date, start, end, zone);
  if (!startedAt || !endedAt || endedAt <= startedAt) return;
  form.setValue('source', 'CLOCK');
  form.setValue('minutes', String(minutesBetween(startedAt, endedAt)), { shouldValidate: form.formState.isSubmitted });
}
