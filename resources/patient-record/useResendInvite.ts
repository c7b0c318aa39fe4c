import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { resendInvite } from '../../contract/patients.ts';
import { isProblem } from '../../contract/problem.ts';
import { call } from '../../dataProvider/client.ts';
import { toast } from '../../src/toasts/toasts.ts';
import type { HeaderAction } from '../../src/components/record-parts/headerAction.ts';
import { patientName } from './plan/patientName.ts';

/** Only for `NO_ACCOUNT` (PAT-22). */
export function useResendInvite(record: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  if (record.productData.health?.status !== 'NO_ACCOUNT' || record.may?.resendInvite === false) return null;
  const resend = async () => {
    setBusy(true);
    const answer = await call(resendInvite, { params: { id: record.id } });
    setBusy(false);
    if (isProblem(answer)) toast('error', answer.message);
    else toast('success', translate('record.inviteSent', { name: patientName(record, translate) }));
  };
  return { label: translate('record.resend'), busy, run: () => void resend() };
}
