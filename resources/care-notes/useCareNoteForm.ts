import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useViewer } from '../../authProvider/session.ts';
import {
  addCareNote,
  listCareNotes,
  ownCredential,
  updateCareNote,
  type CareNote,
} from '../../contract/care-notes/care-notes.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { listPatientCycles } from '../../contract/rtm/cycles.ts';
import { getRtmMonth } from '../../contract/rtm/month.ts';
import { listWorklist } from '../../contract/worklist/worklist.ts';
import { useCaller, useCall } from '../../src/ui/useCall.ts';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { useToday } from '../../src/ui/hooks.ts';
import {
  validateForm,
  applyTimedNote,
  createEmptyValues,
  toFormValues,
  toRequestBody,
  type CareNoteValues,
} from './careNoteValues.ts';
import { readTimedNote, removeTimedNote } from './shared/timer/timedNotes.ts';

/** The form of a new or a stored note. A timer that was stopped for this patient fills in a new one. */
export function useCareNoteForm(record: PatientRecord, note: CareNote | null, onSaved: () => void) {
  const call = useCaller();
  const notify = useNotify();
  const zone = record.location.timezone;
  const today = useToday(zone);
  const userId = useViewer()?.userId ?? '';
  const credential = useCall(ownCredential, {}, { enabled: note === null }).data?.credential ?? null;
  const [timed] = useState(() => (note ? null : readTimedNote(userId, record.id)));
  const params = { patientId: record.id };
  const editing = useVersionedForm<CareNoteValues, CareNote>({
    name: `care-note/${record.id}/${note?.id ?? 'new'}`,
    record: note,
    toValues: (stored) => (stored ? toFormValues(stored, zone) : createEmptyValues(today, credential)),
    validate: (values, base) =>
      validateForm(values, {
        today,
        zone,
        firstPlanStart: record.plansOfCare[0]?.start ?? null,
        stored: base ?? null,
      }),
    send: (values, attempt, base) => {
      const body = toRequestBody(values, zone, base ?? null);
      return base
        ? call(updateCareNote, { params: { ...params, id: base.id }, body, ...attempt })
        : call(addCareNote, { params, body, ...attempt });
    },
    invalidates: [listCareNotes.id, listPatientCycles.id, getRtmMonth.id, ownCredential.id, listWorklist.id],
    onSaved: () => {
      notify(note ? 'careNote.changed' : 'careNote.added', { type: 'success' });
      onSaved();
    },
    keepsOnClose: true,
    isSilent: true,
  });
  const { form, base, draft, reset, resolve } = editing;
  const { isReady, isDirty } = form.formState;
  const [notice, setNotice] = useState<'timed' | 'restored' | null>(timed ? 'timed' : draft.restored && 'restored');
  // Its cycle may have been billed while the form was open.
  const isLocked = note?.may.editFacts === false || base?.may.editFacts === false;

  useEffect(() => {
    // A suggestion is not typed; a choice that was made stays.
    if (credential && !draft.restored && !form.getFieldState('credential').isDirty)
      form.resetField('credential', { defaultValue: credential });
  }, [credential, draft, form]);
  const fill = (values: Partial<CareNoteValues>) => {
    for (const [field, value] of Object.entries(values))
      form.setValue(field as keyof CareNoteValues, value, { shouldDirty: true });
  };
  const fillTimed = useEffectEvent(() => {
    if (!timed) return;
    fill(applyTimedNote(form.getValues(), timed));
    removeTimedNote(userId, record.id);
  });
  const lockFacts = useEffectEvent((stored: CareNote) => {
    const { notes } = form.getValues();
    form.reset(toFormValues(stored, zone));
    if (notes !== stored.notes) fill({ notes });
  });
  useEffect(() => {
    if (isReady) fillTimed();
  }, [isReady]);
  useEffect(() => {
    if (isReady && isLocked && base) lockFacts(base);
  }, [isReady, isLocked, base]);

  return {
    ...editing,
    values: useWatch({ control: form.control }) as CareNoteValues,
    zone,
    today,
    /** Edits a note that was saved before. */
    isStored: note !== null,
    isLocked,
    hasDraft: isDirty || notice !== null,
    notice,
    resolve: (choice: 'mine' | 'theirs') => {
      resolve(choice);
      if (choice === 'theirs') setNotice(null);
    },
    discard: () => {
      reset(note ?? undefined);
      setNotice(null);
    },
  };
}
