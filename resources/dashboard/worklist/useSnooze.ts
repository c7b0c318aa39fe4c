import { useNotify } from 'react-admin';
import { useState } from 'react';
import { isProblem } from '../../../contract/problem.ts';
import { snoozeAttention, unsnoozeAttention, type WorklistItem } from '../../../contract/worklist.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';

/** Who was snoozed last, and until when. */
export interface Snoozed {
  patient: WorklistItem['patient'];
  until: string;
}

/** Snoozes patients, one after the other, and takes the last one back; `onChange` asks for the list again. */
export function useSnooze(onChange: () => void) {
  const call = useCaller();
  const notify = useNotify();
  const [last, setLast] = useState<Snoozed | null>(null);
  return {
    last,
    snooze: async (patient: WorklistItem['patient'], until: string) => {
      const answer = await call(snoozeAttention, { params: { id: patient.id }, body: { until } });
      if (isProblem(answer)) notify(answer.message, { type: 'error' });
      else setLast({ patient, until });
      onChange();
    },
    undo: async () => {
      if (!last) return;
      const answer = await call(unsnoozeAttention, { params: { id: last.patient.id } });
      if (isProblem(answer)) notify(answer.message, { type: 'error' });
      else setLast(null);
      onChange();
    },
  };
}
