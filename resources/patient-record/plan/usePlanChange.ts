import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyIn } from '../../../contract/call.ts';
import { listPatientCycles } from '../../../contract/patient-cycles.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { addProducts, dischargePatient, editPlanOfCare, newPlanOfCare } from '../../../contract/plan-of-care.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { useKeepRecord } from '../../../src/components/record-parts/useKeepRecord.ts';

type PlanCall = typeof addProducts | typeof dischargePatient | typeof editPlanOfCare | typeof newPlanOfCare;

/** Puts the record as it is now in place of the known one, and what follows from a plan of care is asked anew. */
export function useShowChanged(): (record: PatientRecord) => void {
  const queries = useQueryClient();
  const keepRecord = useKeepRecord();
  return (record) => {
    keepRecord(record);
    void queries.invalidateQueries({ queryKey: [listPatientCycles.id] });
  };
}

/**
 * Sends what a dialog about a patient's care decides, for the version that the dialog was opened on. Pressing twice, or
 * again after a lost answer, changes it once. When somebody else was faster, `current` is what is stored now, and
 * `takeCurrent` goes on from there.
 */
export function usePlanChange(opened: PatientRecord) {
  const call = useCaller();
  const showChanged = useShowChanged();
  // What the dialog started from: a refresh behind it must not turn somebody else's change into ours.
  const [record, setRecord] = useState(opened);
  const [current, setCurrent] = useState<PatientRecord>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [keys] = useState(() => new Map<string, string>());

  /** The record as it is after the change, or null when it was refused; then `onProblem` is told why. */
  async function send<C extends PlanCall>(
    definition: C,
    body: BodyIn<C>,
    onProblem: (problem: Problem) => void,
  ): Promise<PatientRecord | null> {
    setFailure(undefined);
    setBusy(true);
    const intent = JSON.stringify([definition.id, record.version, body]);
    if (!keys.has(intent)) keys.set(intent, crypto.randomUUID());
    const answer = await call<PlanCall>(definition, {
      params: { id: record.id },
      version: record.version,
      idempotencyKey: keys.get(intent),
      body: body as BodyIn<PlanCall>,
    });
    setBusy(false);
    if (!isProblem(answer)) {
      showChanged(answer);
      return answer;
    }
    if (answer.status === 412) setCurrent(answer.current as PatientRecord);
    else setFailure(answer.message);
    onProblem(answer);
    return null;
  }

  const takeCurrent = (): PatientRecord => {
    const taken = current!;
    showChanged(taken);
    setRecord(taken);
    setCurrent(undefined);
    return taken;
  };
  return { record, current, failure, busy, send, takeCurrent };
}
