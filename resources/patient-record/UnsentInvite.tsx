import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { useResendInvite } from './useResendInvite.ts';

/** Says that the mail server did not take the patient's invite for a day, and sends it again. */
export const UnsentInvite = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { busy, run } = useResendInvite(record);
  const again = record.may?.resendInvite !== false && (
    <Button color="inherit" size="small" loading={busy} onClick={run}>
      {translate('record.sendAgain')}
    </Button>
  );
  return (
    <Alert severity="warning" action={again} sx={{ mt: 2 }}>
      {translate('record.inviteFailed', { email: record.patient.email })}
    </Alert>
  );
};
