import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { resendInvite } from '../../contract/patients.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { fullName } from '../../domain/patient.ts';
import { actionsOf, type PatientAction } from '../../domain/patient-actions.ts';

/** What can be done with a patient from the list (OPEN-046). Editing and discharging happen on the record. */
export const PatientActions = ({ record }: { record: PatientRecord }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = fullName(record.patient) || translate('patients.unnamed');
  if (!viewer) return null;

  const resend = async () => {
    const answer = await call(resendInvite, { params: { id: record.id } });
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify('patients.inviteSent', { type: 'success', messageArgs: { name } });
  };
  const act = (action: PatientAction) => {
    setAnchor(null);
    if (action === 'resend') return void resend();
    void navigate(pathOf(action, record.id));
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('patients.action.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {actionsOf(record, viewer).map((action) => (
            <MenuItem key={action} onClick={() => act(action)}>
              {translate(`patients.action.${action}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

function pathOf(action: Exclude<PatientAction, 'resend'>, id: number): string {
  if (action === 'assign') return `/programs/assign/${id}`;
  return action === 'view' ? `/patients/${id}` : `/patients/${id}?dialog=${action}`;
}
