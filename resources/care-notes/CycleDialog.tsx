import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { getRtmCycle } from '../../contract/rtm/billing.ts';
import type { RtmCycle, RtmEvent } from '../../contract/rtm/cycles.ts';
import { rtmStatuses } from '../../contract/platform/enumerations.ts';
import { toMonth } from '../../domain/platform/calendar.ts';
import { DateTimeText } from '../../src/ui/DateTimeText.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { formatMonth } from '../../src/ui/i18n/calendarFormat.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { useCall } from '../../src/ui/useCall.ts';
import { CodeRow } from '../rtm/shared/CodeRow.tsx';

const Evidence = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
    padding: theme.spacing(0.75, 0),
    borderTop: '1px solid var(--border)',
  },
}));

/** Link to RTM Billing, filtered by the cycle's patient, in the month in which the cycle ends. */
const getBillingPath = ({ endDate, patientRecord }: RtmCycle): string => {
  const filter = { yearMonth: toMonth(endDate), status: rtmStatuses.join(','), patientId: patientRecord.id };
  return `/rtm-billing/cycles-by-month/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};

const EvidenceLine = ({ event: { type, dateTime, minutes, patientInteractionType } }: { event: RtmEvent }) => {
  const translate = useTranslate();
  const facts = [
    translate(`careNote.event.${type}`),
    minutes !== null && translate('careNote.minutes', { smart_count: minutes }),
    patientInteractionType && translate('careNote.live'),
  ];
  return (
    <li>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {dateTime.length > 10 ? <DateTimeText value={dateTime} /> : <span>{formatDate(dateTime)}</span>}
    </li>
  );
};

/** Why a code is billable or not, and what that rests on (ENT-046, ENT-047). */
export default function CycleDialog({ cycle, onClose }: { cycle: RtmCycle; onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(getRtmCycle, { params: { id: cycle.id } });
  const month = formatMonth(toMonth(cycle.endDate));
  return (
    <FormDialog title={translate('careNote.cycleTitle', { code: cycle.code, month })} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <CodeRow facts={cycle} ruleDay={cycle.endDate}>
          <Link to={getBillingPath(cycle)} aria-label={translate('careNote.toMonthOf', { code: cycle.code, month })}>
            {translate('careNote.toMonth')}
          </Link>
        </CodeRow>
        <section aria-labelledby="cycle-evidence">
          <h3 id="cycle-evidence" style={{ margin: 0, font: '600 var(--text-body)' }}>
            {translate('careNote.evidence')}
          </h3>
          {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
          {!error && !data && <PageLoading />}
          {data?.events.length === 0 && <p style={{ color: 'var(--ink-muted)' }}>{translate('careNote.noEvidence')}</p>}
          <Evidence>
            {data?.events.map((event) => (
              <EvidenceLine key={event.id} event={event} />
            ))}
          </Evidence>
        </section>
      </DialogContent>
    </FormDialog>
  );
}
