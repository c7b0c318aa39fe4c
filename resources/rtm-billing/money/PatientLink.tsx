import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RtmPatient } from '../../../contract/rtm.ts';
import { fullName } from '../../../domain/patient.ts';
import { Aside } from './moneyLook.ts';

/** A patient's name, which leads to what is kept of their care, and their place. */
export const PatientLink = ({ of: { id, patient, location } }: { of: RtmPatient }) => {
  const translate = useTranslate();
  return (
    <span>
      <Link to={`/patients/${id}/health/care-management`}>{fullName(patient) || translate('money.unnamed')}</Link>
      <Aside>{location.name}</Aside>
    </span>
  );
};
