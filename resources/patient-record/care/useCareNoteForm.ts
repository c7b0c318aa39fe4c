import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useViewer } from '../../../authProvider/session.ts';
import { ownCredential, type CareNote } from '../../../contract/care-notes.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dropTimedNote, readTimedNote } from '../../../src/components/care-timer/timedNotes.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { useCall } from '../../../src/components/useCall.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { draftPlace, dropDraft, keepDraft, readDraft } from './careNoteDraft.ts';
import { formProblems } from './careNoteProblems.ts';
import { emptyValues, sameValues, valuesOf, type CareNoteValues } from './careNoteValues.ts';
import { withTimedNote } from './withTimedNote.ts';

/**
 * The form of a new or a stored note with the draft behind it. `base` is the stored note that saving starts from; a
 * restored draft starts from the version it was written on, so that a change of somebody else is not written over. A
 * timer that was stopped for this patient fills in a new note.
 */
export function useCareNoteForm(record: PatientRecord, note: CareNote | null) {
  const zone = record.location.timezone;
  const today = useToday(zone);
  const userId = useViewer()?.userId ?? '';
  const place = draftPlace(userId, record.id, note?.id ?? null);
  const credential = useCall(ownCredential, {}, { enabled: note === null }).data?.credential ?? null;
  const [found] = useState(() => readDraft(place));
  const [timed] = useState(() => (note ? null : readTimedNote(userId, record.id)));
  const [told, setTold] = useState<'timed' | 'restored' | null>(() => {
    if (timed) return 'timed';
    return found && 'restored';
  });
  const [idempotencyKey, setIdempotencyKey] = useState(() => found?.idempotencyKey ?? crypto.randomUUID());
  const [base, setBase] = useState(() => note && { ...note, version: found?.version ?? note.version });
  // Its cycle may have been billed while the form was open.
  const locked = note?.may.editFacts === false || base?.may.editFacts === false;
  // Midnight passes under an open form; what it began with is still what nobody typed.
  const [offeredDay, setOfferedDay] = useState(today);
  const untouched = base ? valuesOf(base, zone) : emptyValues(offeredDay, credential);

  const form = useForm<CareNoteValues>({
    resolver: problemsResolver((values) =>
      formProblems(values, { today, zone, firstPlanStart: record.plansOfCare[0]?.start ?? null, stored: base }),
    ),
    defaultValues: withTimedNote(found?.values ?? untouched, timed),
  });

  useEffect(() => {
    // What was offered is not typed; a choice that somebody has made stays.
    if (credential && !found && !form.getFieldState('credential').isDirty) form.setValue('credential', credential);
  }, [credential, found, form]);
  useEffect(() => {
    if (locked && base) form.reset({ ...valuesOf(base, zone), notes: form.getValues('notes') });
  }, [locked, base, zone, form]);

  const values = useWatch({ control: form.control }) as CareNoteValues;
  const begun = !sameValues(values, untouched);
  const version = base?.version ?? null;
  const over = useRef(false);
  useEffect(() => {
    if (begun && !over.current) keepDraft(place, { values, idempotencyKey, version });
    else dropDraft(place);
    if (timed) dropTimedNote(userId, record.id);
  }, [begun, place, values, idempotencyKey, version, timed, userId, record.id]);

  /** Begins from another stored state of the note; with `taken` it also replaces what was typed. */
  const beginFrom = (stored: CareNote, taken: boolean) => {
    setBase(stored);
    setIdempotencyKey(crypto.randomUUID());
    if (!taken) return;
    form.reset(valuesOf(stored, zone));
    setTold(null);
  };
  const discard = () => {
    const fresh = note ? valuesOf(note, zone) : emptyValues(today, credential);
    setOfferedDay(today);
    setBase(note);
    setIdempotencyKey(crypto.randomUUID());
    form.reset(fresh);
    setTold(null);
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
    zone,
    locked,
    begun,
    told,
    idempotencyKey,
    beginFrom,
    discard,
    forget,
  };
}
