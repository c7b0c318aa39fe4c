import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { PlanAction } from '../../../domain/plan-of-care.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { PLAN_BUTTON } from './useUndo.ts';

const dialogs: Record<PlanAction, string> = { DISCHARGE: 'discharge', EDIT_PLAN: 'edit-plan', NEW_PLAN: 'new-plan' };

function offeredAction({ may }: PatientRecord): PlanAction | null {
  if (may?.discharge) return 'DISCHARGE';
  if (may?.editPlan) return 'EDIT_PLAN';
  return may?.newPlan ? 'NEW_PLAN' : null;
}

/** What comes next in the patient's care. */
export const PlanButton = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { show } = useAddressedDialog();
  const action = offeredAction(record);
  return (
    action && (
      <Button id={PLAN_BUTTON} variant="outlined" onClick={() => show(dialogs[action])}>
        {translate(`recordPlan.action.${action}`)}
      </Button>
    )
  );
};
