import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { ScanResult, ScanSession } from '../../contract/scan.ts';
import { useClockZone } from '../../src/components/clockZone.ts';
import { useMomentColumns } from '../../src/components/list-tools/useMomentColumns.ts';
import { ResourceList } from '../../src/components/ResourceList.tsx';
import type { Column } from '../../src/components/RecordTable.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { UuidCell } from '../../src/components/UuidCell.tsx';
import { ZonedMoment } from '../../src/components/ZonedMoment.tsx';
import { LinkedReplay } from '../../src/replay/LinkedReplay.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SessionFilters } from './SessionFilters.tsx';
import { sessionFilters } from './session-filter.ts';
import { useSessionReplay } from './session-replay.tsx';
import { useAssessmentNames } from './useAssessmentNames.ts';

const zoneOf = ({ location }: ScanSession): string => location.timezone;

const Participant = ({ participant, location }: Pick<ScanSession, 'participant' | 'location'>) => {
  const translate = useTranslate();
  if (!participant) return '-';
  const { uid, isArchived, archivedDate } = participant;
  return (
    <>
      {uid}{' '}
      {isArchived && (
        <Tooltip title={archivedDate ? <ZonedMoment value={archivedDate} zone={location.timezone} /> : ''}>
          <span>
            <StatusChip tone="neutral" label={translate('scanSessions.archived')} />
          </span>
        </Tooltip>
      )}
    </>
  );
};

/** `/admin/scan/sessions/` (ASCAN-01..19, ASCAN-22..25). */
export default function ScanSessionList() {
  const translate = useTranslate();
  const sessionReplay = useSessionReplay();
  const names = useAssessmentNames();
  // Of the days that the filters ask for; each session is told by the clock of its location.
  const zone = useClockZone();
  const momentColumns = useMomentColumns();
  const resultText = ({ name, value, units }: ScanResult) =>
    `${translate(name)}: ${[value ?? '-', units && translate(units)].filter(Boolean).join(' ')}`;
  const text = (id: string, value: (session: ScanSession) => string | null): Column<ScanSession> => ({
    id,
    render: (session) => value(session) ?? '-',
    cell: value,
  });
  return (
    <>
      <LinkedReplay<ScanSession> resource="scan/sessions" replayOf={sessionReplay} />
      <ResourceList<ScanSession>
        filter={{ zone }}
        accepts={sessionFilters}
        sort={{ field: 'createdDate', order: 'DESC' }}
        failed={(message) =>
          translate(message ? 'scanSessions.failedBecause' : 'resources.scan/sessions.failed', { message })
        }
        filters={<SessionFilters zone={zone} assessments={names} />}
        tools="admin/scan-sessions"
        columns={[
          text('organization', ({ organization }) => organization.name),
          text('location', ({ location }) => location.name),
          text('assessment', ({ session: { data } }) => names.get(data.assessmentId) ?? data.assessmentId),
          text('provider', ({ practitioner }) => practitioner && `${practitioner.firstName} ${practitioner.lastName}`),
          {
            id: 'createdDate',
            fileColumns: momentColumns(
              translate('resources.scan/sessions.fields.createdDate'),
              ({ createdDate }) => createdDate,
              zoneOf,
            ),
            sort: 'createdDate',
            render: ({ createdDate, location }) => <ZonedMoment value={createdDate} zone={location.timezone} />,
          },
          {
            id: 'uuid',
            cell: ({ sessionUUID }) => sessionUUID,
            render: ({ sessionUUID }) => <UuidCell uuid={sessionUUID} />,
          },
          {
            id: 'uid',
            cell: ({ participant }) => participant?.uid,
            render: (session) => <Participant {...session} />,
          },
          {
            ...text('results', ({ session: { data } }) => data.results.map(resultText).join('; ')),
            optional: true,
          },
          {
            id: 'updated',
            fileColumns: momentColumns(
              translate('resources.scan/sessions.fields.updated'),
              ({ updatedDate }) => updatedDate,
              zoneOf,
            ),
            optional: true,
            render: ({ updatedDate, location }) => <ZonedMoment value={updatedDate} zone={location.timezone} />,
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
