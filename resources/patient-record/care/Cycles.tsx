import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { rtmStatuses } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { listPatientCycles } from '../../../contract/patient-cycles.ts';
import type { RtmCycle } from '../../../contract/rtm.ts';
import { monthOf } from '../../../domain/calendar.ts';
import { monthText } from '../../../src/i18n/calendarText.ts';
import { CodeRow } from '../../../src/components/rtm/CodeRow.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' });
const Card = styled('li')({
  padding: '14px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
});

/** RTM Billing with this patient alone, in the month in which the cycle ends. */
const monthOnBilling = ({ endDate }: RtmCycle, patientId: number): string => {
  const filter = { yearMonth: monthOf(endDate), status: rtmStatuses.join(','), patientId };
  return `/rtm-billing/cycles-by-month/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};

/** The patient's billing cycles, the newest first, each with what it comes to and why (ENT-046, OPEN-076, OPEN-077). */
export const Cycles = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listPatientCycles, { params: { patientId: record.id } });
  return (
    <section aria-labelledby="cycles-title">
      <Typography id="cycles-title" variant="h2">
        {translate('recordCare.cycles')}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && (
        <p style={{ marginTop: 12, color: 'var(--ink-muted)' }}>{translate('recordCare.noCycles')}</p>
      )}
      <List>
        {data?.items.map((cycle) => (
          <Card key={cycle.id}>
            <CodeRow facts={cycle}>
              <Link
                to={monthOnBilling(cycle, record.id)}
                aria-label={translate('recordCare.toMonthOf', {
                  code: cycle.code,
                  month: monthText(monthOf(cycle.endDate)),
                })}
              >
                {translate('recordCare.toMonth')}
              </Link>
            </CodeRow>
          </Card>
        ))}
      </List>
    </section>
  );
};
