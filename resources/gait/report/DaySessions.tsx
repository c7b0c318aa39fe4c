import { styled } from '@mui/material/styles';
import { ListContextProvider, useList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { GaitSession } from '../../../contract/gait.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { SPEED_THRESHOLD } from '../../../domain/gait/report.ts';
import { sessionSpeed } from '../../../domain/gait/speed.ts';
import { fullName } from '../../../domain/patient.ts';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { Moment } from '../../../src/components/Moment.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { StatusChip } from '../../../src/components/StatusChip.tsx';

const NameLink = styled(Link)({
  color: 'var(--ink)',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** The sessions with their speeds, two decimals (CONST-09); what lies below the threshold says so in words. */
export const DaySessions = ({ sessions }: { sessions: GaitSession[] }) => {
  const translate = useTranslate();
  const list = useList<GaitSession>({ data: sessions, perPage: PAGE_SIZE });
  return (
    <ListContextProvider value={list}>
      <RecordTable<GaitSession>
        name={translate('gait.report.title')}
        empty={translate('gait.report.noSessions')}
        columns={[
          {
            label: translate('gait.report.patient'),
            render: ({ subject }) => (
              <NameLink to={`/patients/${subject.patientId}/gait/activity`}>
                {fullName(subject) || subject.gaitUid || translate('gait.report.noName')}
              </NameLink>
            ),
          },
          {
            label: translate('gait.report.uid'),
            render: ({ subject }) => subject.gaitUid ?? translate('gait.report.none'),
          },
          {
            label: translate('gait.report.captured'),
            render: ({ session }) => <Moment value={session.meta.capturedDate} />,
          },
          {
            label: translate('gait.report.speed'),
            align: 'right',
            render: ({ session }) => {
              const speed = sessionSpeed(session.data);
              if (speed === null) return translate('gait.report.none');
              return (
                <>
                  {speed < SPEED_THRESHOLD && (
                    <StatusChip tone="warning" label={translate('gait.report.slow', { threshold: SPEED_THRESHOLD })} />
                  )}{' '}
                  <span style={{ display: 'inline-block', minWidth: '3em' }}>{speed.toFixed(2)}</span>
                </>
              );
            },
          },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};
