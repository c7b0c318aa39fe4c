import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { GaitReportSession } from '../../../contract/gait-report.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { fullName } from '../../../domain/patient.ts';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { Moment } from '../../../src/components/Moment.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { SpeedCell } from './SpeedCell.tsx';

const NameLink = styled(Link)({
  color: 'var(--ink)',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

type Row = GaitReportSession & { number: number };

/** Every session of the report in order of walking, numbered as below the bars, those without a speed too. */
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
                  {fullName(subject) || subject.gaitUid || translate('gaitReport.table.noName')}
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
              render: ({ capturedDate }) => <Moment value={capturedDate} />,
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
