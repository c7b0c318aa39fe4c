import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { languageNames } from '../../contract/languages.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { fullName } from '../../domain/patient.ts';
import { formatPhone } from '../../domain/phone.ts';
import { latestPlan, planLabel } from '../../domain/plan-of-care.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { useToday } from '../../src/components/useToday.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { spokenDayText } from '../../src/i18n/calendarText.ts';
import { zoneText } from '../../src/i18n/momentText.ts';
import { patientListAddress } from '../../src/navigation/patientList.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';

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

/** Facts of the header (REC-13); what a product brings is shown for its patients only, a language where it is not the usual one. */
function factsOf(
  { patient, practitioner, location, productData }: PatientRecord,
  translate: (text: string) => string,
): [name: string, value: string][] {
  const { health, gait } = productData;
  return [
    ['email', patient.email ?? '-'],
    ['phone', formatPhone(patient.phoneNumber) || '-'],
    ['provider', practitioner ? fullName(practitioner) : '-'],
    ['location', location.name],
    ['clock', zoneText(location.timezone)],
    ...(health
      ? ([
          ['side', translate(health.injuredSideOfBody ?? 'N/A')],
          ['joint', translate(health.injuredBodyPart ?? '-')],
        ] as [string, string][])
      : []),
    ...(gait ? ([['gaitUid', gait.uid ?? '-']] as [string, string][]) : []),
    ...(patient.language === 'en' ? [] : ([['language', languageNames[patient.language]]] as [string, string][])),
  ];
}

/** Who the record is about, whether care is ending, and how to reach them (REC-13..15). */
export const RecordHeader = ({ record, onEdit }: { record: PatientRecord; onEdit: () => void }) => {
  const translate = useTranslate();
  const label = planLabel(record.plansOfCare, useToday(record.location.timezone));
  return (
    <>
      <Back to={patientListAddress()}>
        <ArrowBackIcon sx={{ fontSize: 16 }} />
        {translate('record.back')}
      </Back>
      <PageHeading
        title={fullName(record.patient) || translate('record.unnamed')}
        lead={
          label && (
            <>
              <StatusChip tone={label === 'Discharged' ? 'neutral' : 'warning'} label={translate(label)} />{' '}
              {translate('record.endsOn', { day: spokenDayText(latestPlan(record.plansOfCare)!.end!) })}
            </>
          )
        }
        actions={<HeaderActions record={record} onEdit={onEdit} />}
      />
      <Facts>
        {factsOf(record, translate).map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`record.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <ReportDialog record={record} />
    </>
  );
};
