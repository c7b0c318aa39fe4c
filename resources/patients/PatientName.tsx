import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { formatPatientLabel } from '../../domain/patients/patient.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { translateMessage } from '../../src/ui/i18n/language.ts';
import { formatInvolved } from '../../src/ui/formatInvolved.ts';

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  lineHeight: '20px',
  '& > a:first-of-type': { color: 'var(--ink)', fontWeight: 600, textDecoration: 'none' },
  '& > a:first-of-type:hover': { color: 'var(--primary)', textDecoration: 'underline' },
});
const Mark = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  margin: '-6px 0',
  borderRadius: 'var(--radius-small)',
  color: 'var(--warning)',
  '&:hover': { background: 'var(--warning-soft)' },
  [theme.breakpoints.down('sm')]: { width: 44, height: 44, margin: '-12px 0' },
}));
const Quiet = styled('small')({
  display: 'block',
  font: 'var(--text-body)',
  lineHeight: '16px',
  color: 'var(--ink-muted)',
});

/** Marks a patient on the worklist, and opens the worklist at the most urgent reason. */
const AttentionMark = ({
  attention: { kind, explanation },
}: {
  attention: NonNullable<PatientRecord['attention']>;
}) => {
  const label = useTranslate()('patients.attention', { reason: translateMessage(explanation) });
  return (
    <Mark to={`/home/?reason=${kind}`} aria-label={label} title={label}>
      <svg width="14" height="16" viewBox="0 0 14 16" fill="currentColor" aria-hidden="true">
        <path d="M1 0h2v1h10l-3 4 3 4H3v7H1z" />
      </svg>
    </Mark>
  );
};

interface Props {
  record: PatientRecord;
  isNew: boolean;
  /** Side and joint have a column of their own. */
  hasInvolvedColumn: boolean;
}

/** The name, which opens the record, what marks the patient, and side and joint. An incomplete patient has no name yet (OPEN-101). */
export const PatientName = ({ record, isNew, hasInvolvedColumn }: Props) => {
  const translate = useTranslate();
  const gaitUid = record.productData.gait?.uid ?? null;
  const name = formatPatientLabel({ ...record.patient, gaitUid });
  const involved = hasInvolvedColumn ? '' : formatInvolved(record.productData.health, translate);
  return (
    <>
      <Line>
        <Link to={`/patients/${record.id}`}>{name || translate('patients.unnamed')}</Link>
        {record.attention && <AttentionMark attention={record.attention} />}
        {isNew && <StatusChip tone="info" label={translate('patients.justAdded')} />}
      </Line>
      {involved && <Quiet>{involved}</Quiet>}
    </>
  );
};
