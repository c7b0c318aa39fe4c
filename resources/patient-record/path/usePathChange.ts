import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { getPatientPath } from '../../../contract/patient-paths.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';

/** Makes a change of a patient's path: once at a time, told, and with the path and the record read anew after it. */
export function usePathChange(onDone: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const change = async (send: (idempotencyKey: string) => Promise<unknown>, said: string) => {
    setBusy(true);
    const answer = await send(idempotencyKey);
    setBusy(false);
    const problem: Problem | null = isProblem(answer) ? answer : null;
    if (problem) notify(problem.message, { type: 'error' });
    else notify(said, { type: 'success' });
    void queries.invalidateQueries({ queryKey: [getPatientPath.id] });
    void queries.invalidateQueries({ queryKey: ['patients'] });
    if (!problem || problem.status === 412) onDone();
  };
  return { busy, change };
}
