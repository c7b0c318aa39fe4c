import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { ScanResult, ScanSession } from '../../contract/scan.ts';
import { useClockZone } from '../../src/components/clockZone.ts';
import { momentCell } from '../../src/components/list-tools/momentCell.ts';
import { Moment } from '../../src/components/Moment.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import type { Column } from '../../src/components/RecordTable.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { UuidCell } from '../../src/components/UuidCell.tsx';
import { LinkedReplay } from '../../src/replay/LinkedReplay.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SessionFilters } from './SessionFilters.tsx';
import { sessionFilters } from './session-filter.ts';
import { sessionReplay } from './session-replay.ts';
import { useAssessmentNames } from './useAssessmentNames.ts';

const Participant = ({ participant }: Pick<ScanSession, 'participant'>) => {
  const translate = useTranslate();
  if (!participant) return '-';
  const { uid, isArchived, archivedDate } = participant;
  return (
    <>
      {uid}{' '}
      {isArchived && (
        <Tooltip title={archivedDate ? <Moment value={archivedDate} /> : ''}>
          <span>
            <StatusChip tone="neutral" label={translate('scanSessions.archived')} />
          </span>
        </Tooltip>
      )}
    </>
  );
};

/** `/admin/scan/sessions/` (ASCAN-01..19, ASCAN-22..25). */
export default function ScanSessionsPage() {
  const translate = useTranslate();
  const names = useAssessmentNames();
  const zone = useClockZone();
  const title = translate('scanSessions.title');
  const resultText = ({ name, value, units }: ScanResult) =>
    `${translate(name)}: ${[value ?? '-', units && translate(units)].filter(Boolean).join(' ')}`;
  const text = (id: string, value: (session: ScanSession) => string | null): Column<ScanSession> => ({
    id,
    label: translate(`scanSessions.${id}`),
    render: (session) => value(session) ?? '-',
    cell: value,
  });
  return (
    <>
      <PageHeading title={title} />
      <LinkedReplay<ScanSession> resource="admin/scan-sessions" replayOf={sessionReplay} />
      <RecordList<ScanSession>
        resource="admin/scan-sessions"
        name={title}
        filter={{ zone }}
        accepts={sessionFilters}
        sort={{ field: 'createdDate', order: 'DESC' }}
        empty={translate('scanSessions.empty')}
        failed={(message) => translate(message ? 'scanSessions.failedBecause' : 'scanSessions.failed', { message })}
        filters={<SessionFilters zone={zone} assessments={names} />}
        tools="admin/scan-sessions"
        choosablePageSize
        columns={[
          text('organization', ({ organization }) => organization.name),
          text('location', ({ location }) => location.name),
          text('assessment', ({ session: { data } }) => names.get(data.assessmentId) ?? data.assessmentId),
          text('provider', ({ practitioner }) => practitioner && `${practitioner.firstName} ${practitioner.lastName}`),
          {
            id: 'created',
            label: translate('scanSessions.created'),
            ...momentCell(translate('scanSessions.created'), zone, ({ createdDate }) => createdDate),
            sort: 'createdDate',
            render: ({ createdDate }) => <Moment value={createdDate} />,
          },
          {
            id: 'uuid',
            cell: ({ sessionUUID }) => sessionUUID,
            label: translate('scanSessions.uuid'),
            render: ({ sessionUUID }) => <UuidCell uuid={sessionUUID} />,
          },
          {
            id: 'uid',
            cell: ({ participant }) => participant?.uid,
            label: translate('scanSessions.uid'),
            render: ({ participant }) => <Participant participant={participant} />,
          },
          {
            ...text('results', ({ session: { data } }) => data.results.map(resultText).join('; ')),
            optional: true,
          },
          {
            id: 'updated',
            label: translate('scanSessions.updated'),
            ...momentCell(translate('scanSessions.updated'), zone, ({ updatedDate }) => updatedDate),
            optional: true,
            render: ({ updatedDate }) => <Moment value={updatedDate} />,
          },
          {
            label: translate('scanSessions.action'),
            render: (session) => <SessionActions session={session} assessments={names} />,
          },
        ]}
      />
    </>
  );
}
