import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { rtmStatuses } from '../../../contract/platform/enumerations.ts';
import { listPatientCycles, type RtmCycle } from '../../../contract/rtm/cycles.ts';
import { hasProduct } from '../../../domain/identity/viewer.ts';
import { toMonth } from '../../../domain/platform/calendar.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { formatMonth } from '../../../src/ui/i18n/calendarFormat.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { CodeRow } from '../../rtm/shared/CodeRow.tsx';
import { MonitoringCard } from '../../rtm/shared/MonitoringCard.tsx';
import { CareNotes } from '../CareNotes.tsx';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' });
const Card = styled('li')({
  padding: '14px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
});

/** Link to RTM Billing, filtered by this patient, in the month in which the cycle ends. */
const billingMonthUrl = ({ endDate }: RtmCycle, patientId: number): string => {
  const filter = { yearMonth: toMonth(endDate), status: rtmStatuses.join(','), patientId };
  return `/rtm-billing/cycles-by-month/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};

/** The patient's RTM cycles, newest first, each with its result and the reasons (ENT-046, OPEN-076, OPEN-077). */
const PatientCycles = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listPatientCycles, { params: { patientId: record.id } });
  return (
    <section aria-labelledby="cycles-title">
      <Typography id="cycles-title" variant="h2">
        {translate('careNote.cycles')}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && (
        <p style={{ marginTop: 12, color: 'var(--ink-muted)' }}>{translate('careNote.noCycles')}</p>
      )}
      <List>
        {data?.items.map((cycle) => (
          <Card key={cycle.id}>
            <CodeRow facts={cycle} ruleDay={cycle.endDate}>
              <Link
                to={billingMonthUrl(cycle, record.id)}
                aria-label={translate('careNote.toMonthOf', {
                  code: cycle.code,
                  month: formatMonth(toMonth(cycle.endDate)),
                })}
              >
                {translate('careNote.toMonth')}
              </Link>
            </CodeRow>
          </Card>
        ))}
      </List>
    </section>
  );
};

/** `Care Management`: the patient's monitoring, RTM cycles and care notes (OPEN-067). */
export default function CareManagement({ record }: { record: PatientRecord }) {
  const viewer = useViewer();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 }}>
      {viewer && hasProduct(viewer, 'HEALTH') && <MonitoringCard record={record} />}
      {viewer && hasProduct(viewer, 'HEALTH') && <PatientCycles record={record} />}
      <CareNotes key={record.id} record={record} />
    </div>
  );
}
