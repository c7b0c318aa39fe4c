import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { languageNames } from '../../../contract/platform/languages.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { formatPhone } from '../../../domain/platform/phone.ts';
import { findLatestPlan, getPlanLabel } from '../../../domain/plan-of-care/plan-of-care.ts';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { useToday } from '../../../src/ui/hooks.ts';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { formatZoneName } from '../../../src/ui/i18n/format.ts';
import { patientListAddress } from '../../../src/ui/lists/listAddress.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { ReportDialog } from '../../reports/shared/ReportDialog.tsx';
import type { RecordKey, recordMessages } from './messages.en.ts';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  color: 'var(--ink-muted)',
  font: '500 var(--text-small)',
  textDecoration: 'none',
  '&:hover': { color: 'var(--primary)' },
});
const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 5),
  margin: 0,
  padding: theme.spacing(2, 3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& dt': { font: 'var(--text-micro)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

type Fact = [name: keyof typeof recordMessages.record.fact, value: string];

/**
 * Facts of the header (REC-13). Facts of a product are shown for its patients only, and the language if it is not
 * English.
 */
function listFacts(
  { patient, practitioner, location, productData }: PatientRecord,
  translate: (text: string) => string,
): Fact[] {
  const { health, gait } = productData;
  return [
    ['email', patient.email ?? '-'],
    ['phone', formatPhone(patient.phoneNumber) || '-'],
    ['provider', practitioner ? formatFullName(practitioner) : '-'],
    ['location', location.name],
    ['clock', formatZoneName(location.timezone)],
    ...(health
      ? ([
          ['side', translate(health.injuredSideOfBody ?? 'N/A')],
          ['joint', translate(health.injuredBodyPart ?? '-')],
        ] satisfies Fact[])
      : []),
    ...(gait ? ([['gaitUid', gait.uid ?? '-']] satisfies Fact[]) : []),
    ...(patient.language === 'en' ? [] : ([['language', languageNames[patient.language]]] satisfies Fact[])),
  ];
}

/** The patient's name, discharge state and contact data (REC-13..15). */
export const RecordHeader = ({ record, onEdit }: { record: PatientRecord; onEdit: () => void }) => {
  const translate = useTranslate();
  const label = getPlanLabel(record.plansOfCare, useToday(record.location.timezone));
  return (
    <>
      <Back to={patientListAddress()}>
        <ArrowBackIcon sx={{ fontSize: 16 }} />
        {translate('record.back')}
      </Back>
      <PageHeading
        title={formatFullName(record.patient) || translate('record.unnamed')}
        lead={
          label && (
            <>
              <StatusChip tone={label === 'Discharged' ? 'neutral' : 'warning'} label={translate(label)} />{' '}
              {translate('record.endsOn', { day: formatMediumDate(findLatestPlan(record.plansOfCare)!.end!) })}
            </>
          )
        }
        actions={<HeaderActions record={record} onEdit={onEdit} />}
      />
      <Facts>
        {listFacts(record, translate).map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`record.fact.${name}` satisfies RecordKey)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <ReportDialog record={record} />
    </>
  );
};
