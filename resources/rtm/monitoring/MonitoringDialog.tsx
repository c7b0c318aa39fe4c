import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { listPatientCycles } from '../../../contract/rtm/cycles.ts';
import { getMonitoring, previewSetupDate, type Monitoring } from '../../../contract/rtm/monitoring.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { showFieldErrors } from '../../../src/ui/formHelpers.ts';

interface Done {
  patientId: number;
  /** Notification after success. */
  message: string;
  onClose: () => void;
}

/**
 * Sends a decision about a patient's monitoring once, even after a double click or a lost response. Field errors are
 * shown at their field. If another user's change leaves nothing to decide, it is reported and shown.
 */
export function useMonitoringChange<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { patientId, message, onClose }: Done,
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
      notify(message, { type: 'success' });
    }
    onClose();
  }
  return { failure, change };
}

interface Props {
  title: string;
  submit: string;
  isBusy: boolean;
  isDirty: boolean;
  failure?: string;
  /** The consequences of the decision. */
  effect: ReactNode;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of a decision about a patient's monitoring: fields, consequences and buttons. */
export const MonitoringDialog = ({
  title,
  submit,
  isBusy,
  isDirty,
  failure,
  effect,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const translate = useTranslate();
  return (
    <FormDialog title={title} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void onSubmit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2, pt: '8px !important' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
          <output style={{ minHeight: 66 }}>{effect}</output>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('recordMonitoring.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
