import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { getRtmMonthTotals } from '../../../contract/rtm/bulk-billing.ts';
import { getRtmMonth, type RtmMonthDetail, type RtmStatusChange } from '../../../contract/rtm/month.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { CodeGroups } from './CodeGroups.tsx';
import { DataDays } from './DataDays.tsx';
import { Minutes } from './Minutes.tsx';
import { Link } from 'react-router';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { DateTimeText } from '../../../src/ui/DateTimeText.tsx';

/** Sources of the month's data: set-up, app and pauses of monitoring, with a link to the record. */
const MonthFacts = ({ detail }: { detail: RtmMonthDetail }) => {
  const translate = useTranslate();
  const { patientRecord, setUps, device, pauses } = detail;
  return (
    <p>
      <Link to={`/patients/${patientRecord.id}/health/care-management`}>{translate('rtm.record')}</Link>
      {[
        patientRecord.location.name,
        ...setUps.map(({ day, credential }) =>
          translate(credential ? 'rtm.setUpBy' : 'rtm.setUpOn', {
            day: formatDate(day),
            who: credential && translate(`rtm.credentials.${credential}`),
          }),
        ),
        setUps.length === 0 && translate('rtm.notSetUp'),
        device && translate('rtm.app', { name: device.name, day: formatDate(device.pairedOn) }),
        ...pauses.map(({ from, to }) =>
          to
            ? translate('rtm.pausedUntil', { from: formatDate(from), to: formatDate(to) })
            : translate('rtm.pausedFrom', { from: formatDate(from) }),
        ),
      ]
        .filter(Boolean)
        .map((fact) => (
          <span key={String(fact)} style={{ color: 'var(--ink-muted)' }}>
            {' '}
            · {fact}
          </span>
        ))}
    </p>
  );
};

/** All status changes of the month, folded: who, when and why. */
const StatusHistory = ({ history }: { history: RtmMonthDetail['history'] }) => {
  const translate = useTranslate();
  const statusName = (status: string) =>
    translate(status === 'REMOVED' ? 'rtm.removed' : `rtmCycle.status.${status}`, { _: status });
  const who = ({ byRules, by }: RtmStatusChange) => {
    if (byRules) return translate('rtm.byRules');
    return by ?? translate('rtm.unknownAuthor');
  };
  return (
    <details>
      <summary>{translate('rtm.history', { smart_count: history.length })}</summary>
      {history.length === 0 && <p>{translate('rtm.noHistory')}</p>}
      <ul>
        {history.map((change) => (
          <li key={`${change.at} ${change.cycleId} ${change.toStatus}`}>
            <strong>{change.code ?? translate('rtm.someCode')}</strong>{' '}
            {translate('rtm.moved', { from: statusName(change.fromStatus), to: statusName(change.toStatus) })} ·{' '}
            {who(change)} · <DateTimeText value={change.at} />
            {change.attestation?.practitioner && (
              <small>{translate('rtm.billedFor', { name: formatFullName(change.attestation.practitioner) })}</small>
            )}
            {change.reason && <small>{change.reason}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
};

const BillDialog = lazy(() => import('./BillDialog.tsx'));

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& h3': { margin: 0, font: '600 var(--text-body)' },
  '& p': { margin: 0 },
  '& small': { display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' },
  '& section > ul, & details > ul': { display: 'grid', gap: 6, margin: '8px 0 0', paddingInlineStart: 20 },
  '& summary': { cursor: 'pointer', width: 'fit-content', padding: '4px 0', color: 'var(--primary)' },
});

interface Props {
  patientId: number;
  yearMonth: string;
  name: string;
  /** Key of the evidence document, or null while there is none. */
  downloads: (pdfKey: string | null) => ReactNode;
}

/** Details of a patient's month: codes with reasons, and their evidence. */
export const MonthDetails = ({ patientId, yearMonth, name, downloads }: Props) => {
  const translate = useTranslate();
  const list = useListContext();
  const queries = useQueryClient();
  const [billing, setBilling] = useState<number[] | null>(null);
  const { data, error, refetch } = useCall(getRtmMonth, { params: { patientId, yearMonth } });
  const refetchBoth = () => {
    void refetch();
    void list.refetch();
    void queries.invalidateQueries({ queryKey: [getRtmMonthTotals.id] });
  };
  if (error) return <ErrorView message={error.message || translate('rtm.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <Parts>
      {downloads(data.pdfKey)}
      {data.codes.length === 0 && <p>{translate('rtm.noCodes')}</p>}
      <CodeGroups detail={data} name={name} onBill={setBilling} onChanged={refetchBoth} />
      <DataDays detail={data} />
      <Minutes detail={data} />
      <StatusHistory history={data.history} />
      <MonthFacts detail={data} />
      {billing && (
        <Suspense>
          <BillDialog
            detail={data}
            name={name}
            chosen={billing}
            onChanged={refetchBoth}
            onClose={() => setBilling(null)}
          />
        </Suspense>
      )}
    </Parts>
  );
};
