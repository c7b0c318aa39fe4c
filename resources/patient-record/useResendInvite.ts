import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { resendInvite } from '../../contract/patients.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { useKeepRecord } from '../../src/components/record-parts/useKeepRecord.ts';
import { patientName } from './plan/patientName.ts';

/** Sends the patient another invite, and says so or why not. */
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
    notify('record.inviteSent', { type: 'success', messageArgs: { name: patientName(record, translate) } });
    if (record.patient.inviteFailed) keepRecord({ ...record, patient: { ...record.patient, inviteFailed: false } });
  };
  return { busy, run: () => void resend() };
}
