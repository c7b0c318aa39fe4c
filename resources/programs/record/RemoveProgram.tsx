import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { unassignProgram } from '../../../contract/programs/programs.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';

interface Props {
  record: PatientRecord;
  program: { name: string };
  onClose: () => void;
}

/** Asks before the program is unassigned (REC-19). */
export default function RemoveProgram({ record, program, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const remove = async () => {
    setBusy(true);
    const answer = await call(unassignProgram, { params: { patientId: record.id }, idempotencyKey });
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('recordProgram.removed', { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['patients'] });
    onClose();
  };
  const name = formatFullName(record.patient) || translate('record.unnamed');
  return (
    <FormDialog title={translate('recordProgram.removeTitle')} size="xs" onClose={onClose}>
      <DialogContent>{translate('recordProgram.removeText', { program: program.name, name })}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('record.cancel')}</Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void remove()}>
          {translate('recordProgram.remove')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
