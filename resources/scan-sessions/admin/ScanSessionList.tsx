import Tooltip from '@mui/material/Tooltip';
import { useTranslate, useGetList, useNotify } from 'react-admin';
import type { AssessedSession } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { RiskFilter, ScanResult, ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { formatValue } from '../../../domain/risk-analysis/measured-results.ts';
import { useClockZone, ZonedDateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { useDateTimeColumns } from '../../../src/ui/lists/column.ts';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import type { Column } from '../../../src/ui/RecordTable.tsx';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { UuidCell } from '../../../src/ui/SessionCells.tsx';
import { LevelMark } from '../../risk-analysis/shared/RiskLevel.tsx';
import { formatRisk, getRiskColour } from '../formatRisk.ts';
import { LinkedReplay } from '../../session-replay/shared/ReplayButton.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SessionFilters, sessionFilters } from './SessionFilters.tsx';
import { useSessionReplay } from './sessionReplay.tsx';
import { useMemo } from 'react';

/** Names of all assessments by id, in catalogue order; empty until they are loaded. */
function useAssessmentNames(): ReadonlyMap<string, string> {
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useGetList<{ id: string; name: string }>('scan/assessments', undefined, {
    onError: () => notify('scanSessions.assessmentsFailed', { type: 'error' }),
  });
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, translate(name)])), [data, translate]);
}

const getTimeZone = ({ location }: ScanSession): string => location.timezone;

const Participant = ({ participant, location }: Pick<ScanSession, 'participant' | 'location'>) => {
  const translate = useTranslate();
  if (!participant) return '-';
  const { uid, isArchived, archivedDate } = participant;
  return (
    <>
      {uid}{' '}
      {isArchived && (
        <Tooltip title={archivedDate ? <ZonedDateTimeText value={archivedDate} zone={location.timezone} /> : ''}>
          <span>
            <StatusChip tone="neutral" label={translate('scanSessions.archived')} />
          </span>
        </Tooltip>
      )}
    </>
  );
};

const Risk = ({ risk }: { risk: RiskFilter }) => {
  const translate = useTranslate();
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' }}>
      <LevelMark colour={getRiskColour(risk)} />
      {formatRisk(risk, translate)}
    </span>
  );
};

/** `/admin/scan/sessions/` (ASCAN-01..19, ASCAN-22..25). */
export default function ScanSessionList() {
  const translate = useTranslate();
  const sessionReplay = useSessionReplay();
  const names = useAssessmentNames();
  // The list covers the filtered days; each session shows the time zone of its location.
  const zone = useClockZone();
  const momentColumns = useDateTimeColumns();
  const resultText = ({ name, value, units }: ScanResult) =>
    `${translate(name)}: ${value === null ? '-' : formatValue(value, units, translate)}`;
  const text = (id: string, value: (session: AssessedSession) => string | null): Column<AssessedSession> => ({
    id,
    render: (session) => value(session) ?? '-',
    cell: value,
  });
  return (
    <>
      <LinkedReplay<ScanSession> resource="scan/sessions" replayOf={sessionReplay} />
      <ResourceList<AssessedSession>
        filter={{ zone }}
        filterValidators={sessionFilters}
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
              getTimeZone,
            ),
            sort: 'createdDate',
            render: ({ createdDate, location }) => <ZonedDateTimeText value={createdDate} zone={location.timezone} />,
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
            sort: 'results',
            optional: true,
          },
          {
            ...text('risk', ({ risks }) => risks.map((risk) => formatRisk(risk, translate)).join(', ')),
            sort: 'risk',
            optional: true,
            render: ({ risks }) => risks.map((risk) => <Risk key={risk} risk={risk} />),
          },
          {
            id: 'updated',
            fileColumns: momentColumns(
              translate('resources.scan/sessions.fields.updated'),
              ({ updatedDate }) => updatedDate,
              getTimeZone,
            ),
            optional: true,
            render: ({ updatedDate, location }) => <ZonedDateTimeText value={updatedDate} zone={location.timezone} />,
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
