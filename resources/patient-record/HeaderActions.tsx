import EditIcon from '@mui/icons-material/EditOutlined';
import { useMediaQuery, useTheme } from '@mui/material';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { ActionButton } from './ActionButton.tsx';
import { MoreActions } from './MoreActions.tsx';
import { PlanButton } from './plan/PlanButton.tsx';
import { useAddProduct } from './plan/useAddProduct.ts';
import { useUndoAction } from './plan/useUndoAction.ts';
import { useReportAction } from './report/useReportAction.ts';
import { useResendInvite } from './useResendInvite.ts';
import { useTimerAction } from './useTimerAction.ts';

/** Stay together: where the name leaves no room, all of them go to the next line. */
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Pixels of the window in which each action has a button beside the name. */
const WIDE = 1360;

/** What can be done with the patient; on a narrow screen, what is done less often stands in a menu. */
export const HeaderActions = ({ record, onEdit }: { record: PatientRecord; onEdit: () => void }) => {
  const translate = useTranslate();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down(WIDE));
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const addProduct = useAddProduct(record, 'others');
  const invite = useResendInvite(record);
  const isInvited = record.productData.health?.status === 'NO_ACCOUNT' && record.may?.resendInvite !== false;
  const report = useReportAction(record);
  const undo = useUndoAction(record);
  const timer = useTimerAction(record);
  // Only for `NO_ACCOUNT` (PAT-22).
  const resend = isInvited ? { label: translate('record.resend'), ...invite } : null;
  const add = addProduct && { label: translate('recordPlan.addProduct'), run: addProduct };
  const lessOften = [resend, report, add, undo, timer].filter((action) => action !== null);
  return (
    <>
      {isPhone && <MoreActions actions={lessOften} />}
      <Buttons>
        {!isNarrow && lessOften.map((action) => <ActionButton key={action.label} {...action} />)}
        <PlanButton record={record} />
        {record.may?.edit !== false && (
          <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
            {translate('record.edit')}
          </Button>
        )}
        {isNarrow && !isPhone && <MoreActions actions={lessOften} />}
      </Buttons>
    </>
  );
};
