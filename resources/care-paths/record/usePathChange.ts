import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { getPatientPath } from '../../../contract/care-paths/patient-paths.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';

/** Sends one change of a patient's path, reports the result, and refetches the path and the record. */
export function usePathChange(onDone: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const change = async (send: (idempotencyKey: string) => Promise<unknown>, message: string) => {
    setBusy(true);
    const answer = await send(idempotencyKey);
    setBusy(false);
    const problem: Problem | null = isProblem(answer) ? answer : null;
    if (problem) notify(problem.message, { type: 'error' });
    else notify(message, { type: 'success' });
    void queries.invalidateQueries({ queryKey: [getPatientPath.id] });
    void queries.invalidateQueries({ queryKey: ['patients'] });
    if (!problem || problem.status === 412) onDone();
  };
  return { busy, change };
}
