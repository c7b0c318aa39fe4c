import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import {
  addCareNote,
  listCareNotes,
  ownCredential,
  updateCareNote,
  type CareNote,
} from '../../../contract/care-notes.ts';
import { listPatientCycles } from '../../../contract/patient-cycles.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { asFormFields } from './careNoteProblems.ts';
import { bodyOf, sameValues, type CareNoteValues } from './careNoteValues.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

/** What stands in the way of a save: nothing reached the server, somebody else was faster, or it was refused. */
export type Trouble =
  | { is: 'unsent' | 'back' }
  | { is: 'clash'; current: CareNote }
  | { is: 'refused'; message: string };

type Form = ReturnType<typeof useCareNoteForm>;

/**
 * Saves the form as a new note or over the stored one. Every try carries the same key, so that a double press, a lost
 * answer and a retry write one note; without a network it is tried again when the connection is back.
 */
export function useSaveCareNote(
  patientId: number,
  { form, base, zone, idempotencyKey, forget }: Form,
  onSaved: () => void,
) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble>();
  const saving = useRef(false);
  const tried = useRef<CareNoteValues>(null);

  const refreshed = () => {
    void queries.invalidateQueries({ queryKey: [listCareNotes.id] });
    void queries.invalidateQueries({ queryKey: [listPatientCycles.id] });
    void queries.invalidateQueries({ queryKey: [ownCredential.id] });
  };
  const settle = (problem: Problem): void => {
    if (problem.status === 0) return setTrouble({ is: 'unsent' });
    if (problem.status === 412) return setTrouble({ is: 'clash', current: problem.current as CareNote });
    refreshed();
    showFieldProblems(form, {
      ...problem,
      fields: problem.fields && (asFormFields(problem.fields) as Problem['fields']),
    });
    // The key was used for what an earlier try had sent: that one has arrived after all.
    const arrived = problem.status === 422 && !problem.fields;
    setTrouble({ is: 'refused', message: arrived ? translate('careNote.arrived') : problem.message });
  };

  const send = async (values: CareNoteValues) => {
    if (saving.current) return;
    saving.current = true;
    setTrouble(undefined);
    tried.current = values;
    const body = bodyOf(values, zone, base);
    const answer = base
      ? await call(updateCareNote, {
          params: { patientId, id: base.id },
          body,
          version: base.version,
          idempotencyKey,
        })
      : await call(addCareNote, { params: { patientId }, body, idempotencyKey });
    saving.current = false;
    if (isProblem(answer)) return settle(answer);
    forget();
    refreshed();
    notify(base ? 'careNote.changed' : 'recordCare.added', { type: 'success' });
    onSaved();
  };
  const save = (event?: SyntheticEvent) => form.handleSubmit(send)(event);

  useEffect(() => {
    if (trouble?.is !== 'unsent') return;
    const onceBack = () => {
      // What was written since is sent by its writer.
      if (tried.current && sameValues(tried.current, form.getValues())) void save();
      else setTrouble({ is: 'back' });
    };
    window.addEventListener('online', onceBack);
    return () => window.removeEventListener('online', onceBack);
  });

  return { save, trouble, clear: () => setTrouble(undefined) };
}
