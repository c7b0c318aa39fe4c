import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { GaitReportSession } from '../../../contract/gait/report.ts';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { ListPager } from '../../../src/ui/ListControls.tsx';
import { DateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { SPEED_THRESHOLD } from '../../../domain/gait/report-summary.ts';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import type { GaitReportKey } from './report.messages.en.ts';

const From = styled('small')({ display: 'block', color: 'var(--ink-muted)', font: 'var(--text-body)' });

/** A speed with two decimals (CONST-09), source and certainty; a slow one is marked in words. */
const SpeedCell = ({ speed, source, plusMinus }: GaitReportSession) => {
  const translate = useTranslate();
  if (speed === null) return translate('gaitReport.form.none');
  const sure = plusMinus !== null && translate('gaitReport.table.plusMinus', { value: plusMinus.toFixed(2) });
  return (
    // One element, because cards of a narrow table lay out the children of a cell side by side.
    <span>
      {speed < SPEED_THRESHOLD && (
        <StatusChip tone="warning" label={translate('gaitReport.table.slow', { threshold: SPEED_THRESHOLD })} />
      )}{' '}
      <span style={{ display: 'inline-block', minWidth: '3em' }}>{speed.toFixed(2)}</span>
      {(sure || source !== 'DEVICE') && (
        <From>
          {[sure, translate(`gaitReport.table.source.${source}` satisfies GaitReportKey)].filter(Boolean).join(', ')}
        </From>
      )}
    </span>
  );
};

const NameLink = styled(Link)({
  color: 'var(--ink)',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

interface Row extends GaitReportSession {
  number: number;
}

/** All sessions of the report in chronological order, numbered like the bars, including those without a speed. */
export const ReportSessions = ({ sessions }: { sessions: readonly GaitReportSession[] }) => {
  const translate = useTranslate();
  const data = useMemo(() => sessions.map((session, at): Row => ({ ...session, number: at + 1 })), [sessions]);
  const list = useList<Row>({ data, perPage: PAGE_SIZE });
  const title = translate('gaitReport.table.sessions');
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      <ListContextProvider value={list}>
        <RecordTable<Row>
          name={title}
          empty=""
          columns={[
            { label: translate('gaitReport.table.number'), render: ({ number }) => number },
            {
              label: translate('gaitReport.table.patient'),
              render: ({ subject }) => (
                <NameLink to={`/patients/${subject.patientId}/gait/activity`}>
                  {formatFullName(subject) || subject.gaitUid || translate('gaitReport.table.noName')}
                </NameLink>
              ),
            },
            {
              label: translate('gaitReport.table.uid'),
              render: ({ subject }) => subject.gaitUid ?? translate('gaitReport.form.none'),
            },
            { label: translate('gaitReport.table.location'), render: ({ location }) => location.name },
            {
              label: translate('gaitReport.table.captured'),
              render: ({ capturedDate }) => <DateTimeText value={capturedDate} />,
            },
            {
              label: translate('gaitReport.table.speed'),
              align: 'right',
              render: (session) => <SpeedCell {...session} />,
            },
          ]}
        />
        <ListPager choosable />
      </ListContextProvider>
    </section>
  );
};
