import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState, type SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { listGaitSessions } from '../../../contract/gait.ts';
import { saveWalker } from '../../../contract/gait-walker.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { useKeepRecord } from '../../../src/components/record-parts/useKeepRecord.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { walkerBody, walkerValues, type WalkerValues } from './walkerValues.ts';

/** Saves sex and height against the version that was read; `current` is what somebody else has saved meanwhile. */
export function useSaveWalker(opened: PatientRecord, form: UseFormReturn<WalkerValues>, onSaved: () => void) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const keepRecord = useKeepRecord();
  const [base, setBase] = useState(opened);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const [current, setCurrent] = useState<PatientRecord>();

  const send = async (values: WalkerValues) => {
    setFailure(undefined);
    const { id, version } = base;
    const answer = await call(saveWalker, { params: { id }, body: walkerBody(values), version, idempotencyKey });
    if (isProblem(answer)) {
      if (answer.status === 412) return setCurrent(answer.current as PatientRecord);
      showFieldProblems(form, answer);
      return setFailure(answer.message);
    }
    keepRecord(answer);
    // Recordings that are scaled by the height are measured anew.
    void queries.invalidateQueries({ queryKey: [listGaitSessions.id] });
    notify('recordGaitWalker.saved', { type: 'success' });
    onSaved();
  };

  /** Goes on with what is stored now, keeping what was typed or taking theirs. */
  const goOnFrom = (stored: PatientRecord, taken: boolean) => {
    keepRecord(stored);
    setBase(stored);
    setIdempotencyKey(crypto.randomUUID());
    setCurrent(undefined);
    if (taken) form.reset(walkerValues(stored));
  };
  return { save: (event: SyntheticEvent) => form.handleSubmit(send)(event), failure, current, goOnFrom };
}
