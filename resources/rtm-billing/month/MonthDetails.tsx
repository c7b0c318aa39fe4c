import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { getRtmMonth } from '../../../contract/rtm-month.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { CodeGroups } from './CodeGroups.tsx';
import { DataDays } from './DataDays.tsx';
import { Minutes } from './Minutes.tsx';
import { MonthFacts } from './MonthFacts.tsx';
import { StatusHistory } from './StatusHistory.tsx';

const BillDialog = lazy(() => import('./bill/BillDialog.tsx'));

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& h3': { margin: 0, font: '600 var(--text-body)' },
  '& p': { margin: 0 },
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& section > ul, & details > ul': { display: 'grid', gap: 6, margin: '8px 0 0', paddingInlineStart: 20 },
  '& summary': { cursor: 'pointer', width: 'fit-content', padding: '4px 0', color: 'var(--primary)' },
});

interface Props {
  patientId: number;
  yearMonth: string;
  name: string;
  /** The evidence to download, by the key of its document or null while there is none. */
  downloads: (pdfKey: string | null) => ReactNode;
}

/** A patient's month once it is unfolded: every code with its reason, and the evidence behind it. */
export const MonthDetails = ({ patientId, yearMonth, name, downloads }: Props) => {
  const translate = useTranslate();
  const list = useListContext();
  const [billing, setBilling] = useState<number[] | null>(null);
  const { data, error, refetch } = useCall(getRtmMonth, { params: { patientId, yearMonth } });
  const changed = () => {
    void refetch();
    void list.refetch();
  };
  if (error) return <ErrorView message={error.message || translate('rtm.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <Parts>
      {downloads(data.pdfKey)}
      {data.codes.length === 0 && <p>{translate('rtm.noCodes')}</p>}
      <CodeGroups detail={data} name={name} onBill={setBilling} onChanged={changed} />
      <DataDays detail={data} />
      <Minutes detail={data} />
      <StatusHistory history={data.history} />
      <MonthFacts detail={data} />
      {billing && (
        <Suspense>
          <BillDialog detail={data} name={name} chosen={billing} onChanged={changed} onClose={() => setBilling(null)} />
        </Suspense>
      )}
    </Parts>
  );
};
