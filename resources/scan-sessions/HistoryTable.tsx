import Typography from '@mui/material/Typography';
import { ListContextProvider, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { HistoryEntry } from '../../domain/scan-sessions/history.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { ListPager } from '../../src/ui/ListControls.tsx';
import { RecordTable, type Column } from '../../src/ui/RecordTable.tsx';
import { formatDifference } from '../risk-analysis/shared/changeTexts.ts';
import { usePages } from './ReportGroups.tsx';
import { ResultCell } from './ResultCell.tsx';
import { RiskCell } from './RiskCell.tsx';

const ROWS = 25;

type Row = HistoryEntry & { id: number };

/** Every session of an assessment: the course of result and risk. */
export const HistoryTable = ({ history }: { history: readonly HistoryEntry[] }) => {
  const translate = useTranslate();
  const rows = useMemo(() => history.map((entry) => ({ ...entry, id: entry.session.id })), [history]);
  const list = usePages<Row>(rows, ROWS);
  const columns: Column<Row>[] = [
    {
      label: translate('scan.created'),
      render: ({ session }) => <ZonedDateTimeText value={session.createdDate} zone={session.location.timezone} />,
    },
    { label: translate('scan.result'), render: (row) => <ResultCell {...row} /> },
    { label: translate('scan.risk'), render: ({ evaluation }) => <RiskCell evaluation={evaluation} /> },
    {
      label: translate('scan.participant.sincePrevious'),
      render: ({ sincePrevious }) => (
        <div style={{ fontVariantNumeric: 'tabular-nums' }}>
          {sincePrevious.length === 0 && '-'}
          {sincePrevious.map((change) => (
            <div key={change.result.id}>{formatDifference(change, translate)}</div>
          ))}
        </div>
      ),
    },
    { label: translate('scan.location'), render: ({ session }) => session.location.name },
    {
      label: translate('scan.provider'),
      render: ({ session: { practitioner } }) => (practitioner ? formatFullName(practitioner) : '-'),
    },
  ];
  const title = translate('scan.participant.sessions');
  return (
    <section aria-labelledby="history-table">
      <Typography variant="h2" id="history-table" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <ListContextProvider value={list}>
        <RecordTable name={title} columns={columns} empty="" />
        {rows.length > ROWS && <ListPager />}
      </ListContextProvider>
    </section>
  );
};
