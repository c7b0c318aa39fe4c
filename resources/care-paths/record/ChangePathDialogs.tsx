import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import {
  getPatientPath,
  advancePath,
  type PatientPath,
  removePath,
} from '../../../contract/care-paths/patient-paths.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import DialogContent from '@mui/material/DialogContent';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { formatFullName } from '../../../domain/patients/patient.ts';

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

interface Props {
  record: PatientRecord;
  path: PatientPath;
  onClose: () => void;
}

/** Asks before a patient is advanced manually, and names the program that comes with it. */
export function AdvancePathDialog({ record, path, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { busy, change } = usePathChange(onClose);
  const next = path.phases[path.phaseIndex + 1];
  const advance = (idempotencyKey: string) =>
    call(advancePath, { params: { patientId: record.id }, version: path.version, idempotencyKey });
  return (
    <FormDialog title={translate('recordPath.advanceTitle')} size="xs" onClose={onClose}>
      <DialogContent>
        <p>
          {next
            ? translate('recordPath.advanceText', { number: next.phaseNumber, title: next.title })
            : translate('recordPath.completeText')}
        </p>
        {next?.templateName && <p>{translate('recordPath.advanceProgram', { program: next.templateName })}</p>}
        <DialogButtons
          cancel={translate('recordPath.cancel')}
          submit={translate(next ? 'recordPath.advance' : 'recordPath.complete')}
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void change(advance, translate('recordPath.advanced'))}
        />
      </DialogContent>
    </FormDialog>
  );
}

/** Asks before a patient is removed from a path. */
export function RemovePathDialog({ record, path, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { busy, change } = usePathChange(onClose);
  const name = formatFullName(record.patient) || translate('record.unnamed');
  const remove = (idempotencyKey: string) => call(removePath, { params: { patientId: record.id }, idempotencyKey });
  return (
    <FormDialog title={translate('recordPath.removeTitle')} size="xs" onClose={onClose}>
      <DialogContent>
        <p>{translate('recordPath.removeText', { path: path.name, name })}</p>
        <DialogButtons
          cancel={translate('recordPath.cancel')}
          submit={translate('recordPath.remove')}
          tone="error"
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void change(remove, translate('recordPath.removed'))}
        />
      </DialogContent>
    </FormDialog>
  );
}
