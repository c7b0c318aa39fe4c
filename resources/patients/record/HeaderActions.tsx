import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import { useMediaQuery, useTheme } from '@mui/material';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { hasProduct } from '../../../domain/identity/viewer.ts';
import type { HeaderAction } from '../../../src/ui/editing/headerAction.ts';
import { useStartTimer } from '../../care-notes/shared/timer/TimerButton.tsx';
import { PlanButton, useAddProduct, useUndoAction } from '../../plan-of-care/shared/planActions.tsx';
import { useReportAction } from '../../reports/shared/ReportDialog.tsx';
import { useResendInvite } from './ResendInvite.tsx';

/** A header action as a button, with the reason in a tooltip if it is disabled. */
const ActionButton = ({ label, icon: Icon, busy, hindrance, run }: HeaderAction) => (
  <Tooltip title={hindrance ?? ''} enterTouchDelay={0}>
    <Button
      loading={busy}
      startIcon={Icon && <Icon />}
      aria-disabled={hindrance !== undefined}
      sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
      onClick={() => hindrance === undefined && run()}
    >
      {label}
    </Button>
  </Tooltip>
);

const Opener = styled('button')({ '& .icon': { strokeWidth: 3 } });

/** Menu of the header actions on a narrow screen; renders nothing without actions. */
const MoreActions = ({ actions }: { actions: HeaderAction[] }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  const runAction = ({ busy, hindrance, run }: HeaderAction) => {
    if (busy || hindrance !== undefined) return;
    setAnchor(null);
    run();
  };
  return (
    <>
      <Opener
        type="button"
        className="icon-button"
        aria-label={translate('record.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </Opener>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              aria-disabled={action.busy || action.hindrance !== undefined}
              onClick={() => runAction(action)}
              sx={{ whiteSpace: 'normal', maxWidth: 320, '&[aria-disabled=true]': { color: 'text.disabled' } }}
            >
              <ListItemText primary={action.label} secondary={action.hindrance} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

/** Header action that starts the care timer for a Health patient in care. */
function useTimerAction({ id, location, discharged, productData }: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const viewer = useViewer();
  const { patientSection } = useParams();
  const { isRunning, start } = useStartTimer({ id, zone: location.timezone });
  // Care Management has its own timer button.
  if (patientSection === 'care-management') return null;
  if (discharged || isRunning || productData.health === null || !viewer || !hasProduct(viewer, 'HEALTH')) return null;
  return { label: translate('careTimer.start'), icon: TimerIcon, run: start };
}

/** The buttons wrap as a group to the next line. */
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Window width in pixels from which every action has its own button. */
const WIDE_WINDOW = 1360;

/** The header actions; on a narrow screen the less frequent ones move into a menu. */
export const HeaderActions = ({ record, onEdit }: { record: PatientRecord; onEdit: () => void }) => {
  const translate = useTranslate();
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down(WIDE_WINDOW));
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
  const secondaryActions = [resend, report, add, undo, timer].filter((action) => action !== null);
  return (
    <>
      {isPhone && <MoreActions actions={secondaryActions} />}
      <Buttons>
        {!isNarrow && secondaryActions.map((action) => <ActionButton key={action.label} {...action} />)}
        <PlanButton record={record} />
        {record.may?.edit !== false && (
          <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
            {translate('record.edit')}
          </Button>
        )}
        {isNarrow && !isPhone && <MoreActions actions={secondaryActions} />}
      </Buttons>
    </>
  );
};
