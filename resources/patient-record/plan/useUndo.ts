import { useNotify, useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { undoDischarge } from '../../../contract/plan-of-care.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { latestPlan } from '../../../domain/plan-of-care.ts';
import { patientName } from './patientName.ts';
import { useShowChanged } from './usePlanChange.ts';

/** The button that says what care of the patient comes next; it stays where it is when that changes. */
export const PLAN_BUTTON = 'plan-of-care-button';

/** Takes the last change of the end of care back, from the record as that change left it. */
export function useUndo(): (changed: PatientRecord) => Promise<void> {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const showChanged = useShowChanged();
  return async (changed) => {
    const answer = await call(undoDischarge, { params: { id: changed.id }, version: changed.version });
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    showChanged(answer);
    const text = latestPlan(answer.plansOfCare)?.end ? 'recordPlan.undoneEdit' : 'recordPlan.undone';
    notify(text, { type: 'success', messageArgs: { name: patientName(answer, translate) } });
    // What was pressed is gone: work goes on at the button that says what comes next.
    document.getElementById(PLAN_BUTTON)?.focus();
  };
}
