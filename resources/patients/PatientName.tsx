import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { fullName } from '../../domain/patient.ts';

const NameLink = styled(Link)({
  color: 'var(--ink)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: 'var(--primary)', textDecoration: 'underline' },
});

/** The way into the record for those who do not press rows. An incomplete patient has no name yet (OPEN-101). */
export const PatientName = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { email, phoneNumber } = record.patient;
  const name = fullName(record.patient) || record.productData.gait?.uid || email || phoneNumber;
  return <NameLink to={`/patients/${record.id}`}>{name || translate('patients.unnamed')}</NameLink>;
};
