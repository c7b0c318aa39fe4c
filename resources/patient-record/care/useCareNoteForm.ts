import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useViewer } from '../../../authProvider/session.ts';
import type { CareNote } from '../../../contract/care-notes.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { careNoteDateProblem } from '../../../domain/care-note.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { draftPlace, dropDraft, keepDraft, readDraft } from './careNoteDraft.ts';
import { emptyValues, sameValues, valueProblems, valuesOf, type CareNoteValues } from './careNoteValues.ts';

/**
 * The form of a new or a stored note with the draft behind it. `base` is the stored note that saving starts from; a
 * restored draft starts from the version it was written on, so that a change of somebody else is not written over.
 */
export function useCareNoteForm(record: PatientRecord, note: CareNote | null) {
  const today = useToday(record.location.timezone);
  const place = draftPlace(useViewer()?.userId ?? '', record.id, note?.id ?? null);
  const [found] = useState(() => readDraft(place));
  const [restored, setRestored] = useState(found !== null);
  const [idempotencyKey, setIdempotencyKey] = useState(() => found?.idempotencyKey ?? crypto.randomUUID());
  const [base, setBase] = useState(() => note && { ...note, version: found?.version ?? note.version });
  // Its cycle may have been billed while the form was open.
  const locked = note?.may.editFacts === false || base?.may.editFacts === false;
  const untouched = base ? valuesOf(base) : emptyValues(today);

  const form = useForm<CareNoteValues>({
    resolver: problemsResolver((values) => {
      const care = { today, firstPlanStart: record.plansOfCare[0]?.start ?? null };
      const date = base?.date === values.date ? null : careNoteDateProblem(values.date, care);
      return { ...(date && { date }), ...valueProblems(values) };
    }),
    defaultValues: found?.values ?? untouched,
  });

  useEffect(() => {
    if (!locked || !base) return;
    const { date, minutes, interactive } = valuesOf(base);
    form.setValue('date', date);
    form.setValue('minutes', minutes);
    form.setValue('interactive', interactive);
  }, [locked, base, form]);

  const values = useWatch({ control: form.control }) as CareNoteValues;
  const begun = !sameValues(values, untouched);
  const version = base?.version ?? null;
  const over = useRef(false);
  useEffect(() => {
    if (begun && !over.current) keepDraft(place, { values, idempotencyKey, version });
    else dropDraft(place);
  }, [begun, place, values, idempotencyKey, version]);

  /** Begins from another stored state of the note; with `taken` it also replaces what was typed. */
  const beginFrom = (stored: CareNote, taken: boolean) => {
    setBase(stored);
    setIdempotencyKey(crypto.randomUUID());
    if (!taken) return;
    form.reset(valuesOf(stored));
    setRestored(false);
  };
  const discard = () => {
    const fresh = note ? valuesOf(note) : emptyValues(today);
    setBase(note);
    setIdempotencyKey(crypto.randomUUID());
    form.reset(fresh);
    setRestored(false);
  };
  /** The note is saved or given up: nothing of it stays in the browser. */
  const forget = () => {
    over.current = true;
    dropDraft(place);
  };
  return {
    form,
    values,
    base,
    locked,
    begun,
    restored,
    idempotencyKey,
    beginFrom,
    discard,
    forget,
  };
}
