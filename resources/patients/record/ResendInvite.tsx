import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { resendInvite } from '../../../contract/patients/patients.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller, useKeepRecord } from '../../../src/ui/useCall.ts';
import { formatPatientName } from '../../plan-of-care/shared/planActions.tsx';

/** Resends the invite and reports the result. */
export function useResendInvite(record: PatientRecord): { busy: boolean; run: () => void } {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const keepRecord = useKeepRecord();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const answer = await call(resendInvite, { params: { id: record.id } });
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('record.inviteSent', { type: 'success', messageArgs: { name: formatPatientName(record, translate) } });
    if (record.patient.inviteFailed) keepRecord({ ...record, patient: { ...record.patient, inviteFailed: false } });
  };
  return { busy, run: () => void resend() };
}

/** Reports that the mail server has not accepted the invite for a day, and offers to resend it. */
export const UnsentInvite = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { busy, run } = useResendInvite(record);
  const retryButton = record.may?.resendInvite !== false && (
    <Button color="inherit" size="small" loading={busy} onClick={run}>
      {translate('record.sendAgain')}
    </Button>
  );
  return (
    <Alert severity="warning" action={retryButton} sx={{ mt: 2 }}>
      {translate('record.inviteFailed', { email: record.patient.email })}
    </Alert>
  );
};
