import AddIcon from '@mui/icons-material/Add';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import { useMediaQuery, useTheme } from '@mui/material';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { hasProduct, type Viewer } from '../../../domain/identity/viewer.ts';
import { MoreMenu } from '../../../src/ui/MoreMenu.tsx';
import type { HeaderAction } from '../../../src/ui/editing/headerAction.ts';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { useStartTimer } from '../../care-notes/shared/timer/TimerButton.tsx';
import { PlanButton, useAddProduct, usePlanAction, useUndoAction } from '../../plan-of-care/shared/planActions.tsx';
import { useReportAction } from '../../reports/shared/ReportDialog.tsx';
import { useResendInvite } from './ResendInvite.tsx';

/** Whether the viewer may write care notes for the patient. */
export const canWriteNotes = ({ discharged, productData }: PatientRecord, viewer: Viewer | null): boolean =>
  !discharged && productData.health !== null && viewer !== null && hasProduct(viewer, 'HEALTH');

/** Entries of the menu, which have to be its direct children to get its focus; a disabled one says why. */
const renderEntries = (actions: readonly HeaderAction[], onDone: () => void) => {
  const runAction = ({ busy, hindrance, run }: HeaderAction) => {
    if (busy || hindrance !== undefined) return;
    onDone();
    run();
  };
  return actions.map((action) => (
    <MenuItem
      key={action.label}
      aria-disabled={action.busy || action.hindrance !== undefined}
      onClick={() => runAction(action)}
      sx={{ whiteSpace: 'normal', maxWidth: 320, '&[aria-disabled=true]': { color: 'text.disabled' } }}
    >
      <ListItemText primary={action.label} secondary={action.hindrance} />
    </MenuItem>
  ));
};

/** Header action that starts the care timer for a Health patient in care. */
function useTimerAction(record: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const viewer = useViewer();
  const { patientSection } = useParams();
  const { isRunning, start } = useStartTimer({ id: record.id, zone: record.location.timezone });
  // Care Management has its own timer button.
  if (patientSection === 'care-management' || isRunning || !canWriteNotes(record, viewer)) return null;
  return { label: translate('careTimer.start'), icon: TimerIcon, run: start };
}

interface Props {
  record: PatientRecord;
  /** There is room for little else than the menu. */
  isCompact: boolean;
  onEdit: () => void;
}

/** The timer, the next step of care and a new note as buttons; what is rarer in a menu. */
export const HeaderActions = ({ record, isCompact, onEdit }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { show } = useAddressedDialog();
  const navigate = useNavigate();
  const addProduct = useAddProduct(record, 'others');
  const invite = useResendInvite(record);
  const isInvited = record.productData.health?.status === 'NO_ACCOUNT' && record.may?.resendInvite !== false;
  const report = useReportAction(record);
  const undo = useUndoAction(record);
  const timer = useTimerAction(record);
  const plan = usePlanAction(record);
  const hasButtons = !isPhone && !isCompact;
  const edit = record.may?.edit === false ? null : { label: translate('record.edit'), run: onEdit };
  // Only for `NO_ACCOUNT` (PAT-22).
  const resend = isInvited ? { label: translate('record.resend'), ...invite } : null;
  const add = addProduct && { label: translate('recordPlan.addProduct'), run: addProduct };
  const telehealth = { label: translate('telehealth.menu'), run: () => void navigate('/telehealth/') };
  const rare = [edit, resend, report, add];
  const others = hasButtons ? [...rare, telehealth] : [timer, ...rare, undo, plan, telehealth];
  const actions = others.filter((action) => action !== null);
  return (
    <div className="header-actions">
      {hasButtons && timer && (
        <Button startIcon={<TimerIcon />} onClick={timer.run}>
          {timer.label}
        </Button>
      )}
      {hasButtons && undo && (
        <Button loading={undo.busy} onClick={undo.run}>
          {undo.label}
        </Button>
      )}
      {hasButtons && <PlanButton record={record} />}
      {!isPhone && canWriteNotes(record, viewer) && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => show('add-care-note')}>
          {translate('record.addNote')}
        </Button>
      )}
      {actions.length > 0 && (
        <MoreMenu label={translate('record.more')}>{(close) => renderEntries(actions, close)}</MoreMenu>
      )}
    </div>
  );
};
