import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { resendInvite } from '../../contract/patients/patients.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { useMenu } from '../../src/ui/useMenu.ts';
import { formatFullName, listPatientActions, type PatientAction } from '../../domain/patients/patient.ts';
import type { PatientsKey } from './messages.en.ts';

/** Row menu of a patient (OPEN-046). Editing and discharging are done on the record. */
export const PatientActions = ({ record }: { record: PatientRecord }) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const viewer = useViewer();
  const name = formatFullName(record.patient) || translate('patients.unnamed');
  const { buttonProps, menuProps, close } = useMenu(translate('patients.action.open', { name }));
  if (!viewer) return null;

  const resend = async () => {
    const answer = await call(resendInvite, { params: { id: record.id } });
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify('patients.inviteSent', { type: 'success', messageArgs: { name } });
  };
  const act = (action: PatientAction) => {
    close();
    if (action === 'resend') return void resend();
    void navigate(actionPath(action, record.id));
  };
  return (
    <>
      <button type="button" className="icon-button" {...buttonProps}>
        <MoreVertIcon fontSize="small" />
      </button>
      {menuProps.open && (
        <Menu {...menuProps}>
          {listPatientActions(record, viewer).map((action) => (
            <MenuItem key={action} onClick={() => act(action)}>
              {translate(`patients.action.${action}` satisfies PatientsKey)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

function actionPath(action: Exclude<PatientAction, 'resend'>, id: number): string {
  if (action === 'assign') return `/programs/assign/${id}`;
  return action === 'view' ? `/patients/${id}` : `/patients/${id}?dialog=${action}`;
}
