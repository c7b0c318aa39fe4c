import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { getMonitoring, previewSetupDate, type Monitoring } from '../../../contract/rtm/monitoring.ts';
import { listPatientCycles } from '../../../contract/rtm/cycles.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { showFieldErrors } from '../../../src/ui/formHelpers.ts';

interface Done {
  patientId: number;
  /** Notification after success. */
  said: string;
  onClose: () => void;
}

/**
 * Sends a decision about a patient's monitoring once, even after a double click or a lost response. Field errors are
 * shown at their field. If another user's change leaves nothing to decide, it is reported and shown.
 */
export function useMonitoringChange<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { patientId, said, onClose }: Done,
) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const [keys] = useState(() => new Map<string, string>());

  async function change(decision: object, send: (idempotencyKey: string) => Promise<Monitoring | Problem>) {
    setFailure(undefined);
    const intent = JSON.stringify(decision);
    if (!keys.has(intent)) keys.set(intent, crypto.randomUUID());
    const answer = await send(keys.get(intent)!);
    if (isProblem(answer) && answer.fields) return showFieldErrors(form, answer);
    if (isProblem(answer) && answer.status !== 409) return setFailure(answer.message);
    if (isProblem(answer)) {
      notify(answer.message, { type: 'error' });
      void queries.invalidateQueries({ queryKey: [getMonitoring.id] });
    } else {
      queries.setQueryData([getMonitoring.id, { patientId }, {}], answer);
      void queries.invalidateQueries({ queryKey: [listPatientCycles.id] });
      void queries.invalidateQueries({ queryKey: [previewSetupDate.id] });
      notify(said, { type: 'success' });
    }
    onClose();
  }
  return { failure, change };
}
