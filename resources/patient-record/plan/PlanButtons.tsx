import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { PlanAction } from '../../../domain/plan-of-care.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { PLAN_BUTTON, useUndo } from './useUndo.ts';

const dialogs: Record<PlanAction, string> = { DISCHARGE: 'discharge', EDIT_PLAN: 'edit-plan', NEW_PLAN: 'new-plan' };

function offeredAction({ may }: PatientRecord): PlanAction | null {
  if (may?.discharge) return 'DISCHARGE';
  if (may?.editPlan) return 'EDIT_PLAN';
  return may?.newPlan ? 'NEW_PLAN' : null;
}

/** What comes next in the patient's care, and the way back from a discharge that was a mistake (OPEN-061). */
export const PlanButtons = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const undo = useUndo();
  const { show } = useAddressedDialog();
  const [busy, setBusy] = useState(false);
  const action = offeredAction(record);
  const takeBack = async () => {
    setBusy(true);
    await undo(record);
    setBusy(false);
  };
  return (
    <>
      {record.may?.undoDischarge && (
        <Button loading={busy} onClick={() => void takeBack()}>
          {translate('recordPlan.undoDischarge')}
        </Button>
      )}
      {action && (
        <Button id={PLAN_BUTTON} key="plan" variant="outlined" onClick={() => show(dialogs[action])}>
          {translate(`recordPlan.action.${action}`)}
        </Button>
      )}
    </>
  );
};
