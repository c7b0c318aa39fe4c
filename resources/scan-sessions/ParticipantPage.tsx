import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { getScanParticipant } from '../../contract/scan-sessions/scan-sessions.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { groupHistory } from '../../domain/scan-sessions/history.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { AssessmentHistory } from './AssessmentHistory.tsx';
import { getAssessmentName } from './useSessionColumns.tsx';

/** Loaded with this page. @public */
export { texts } from './messages.en.ts';

/**
 * `/scan/participants/:id/`: the sessions of a participant by assessment, at the reader's locations. The address has the
 * participant's number, never the UID; the chosen assessment is a part of it, so that a link opens the same.
 */
export default function ParticipantPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useCall(getScanParticipant, { params: { id: Number(id) } });
  const groups = useMemo(() => groupHistory(data?.sessions ?? []), [data]);
  if (error)
    return <ErrorView message={error.message || translate('scan.participant.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const { uid, isArchived, sessions, totalSessions } = data;
  const asked = address.get('assessment');
  const chosen = groups.find(([assessment]) => assessment === asked) ?? groups[0]!;
  const first = sessions.at(-1)!;
  const since = formatDate(toDayInZone(first.createdDate, first.location.timezone));
  const isWhole = sessions.length === totalSessions;
  return (
    <>
      <PageHeading
        title={translate('scan.participant.title', { uid })}
        lead={
          <>
            {translate(isWhole ? 'scan.participant.since' : 'scan.participant.newest', {
              smart_count: totalSessions,
              shown: sessions.length,
              date: since,
            })}{' '}
            {isArchived && <StatusChip tone="neutral" label={translate('scan.archived')} />}
          </>
        }
        actions={
          <Button component={Link} to="/scan/sessions/" startIcon={<ArrowBackIcon />}>
            {translate('scan.sessionsTitle')}
          </Button>
        }
      />
      <Tabs
        value={chosen[0]}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('scan.assessments')}
        onChange={(_, assessment: string) => setAddress({ assessment }, { replace: true })}
        sx={{ mb: 2 }}
      >
        {groups.map(([assessment, own]) => (
          <Tab
            key={assessment}
            value={assessment}
            id={`assessment-tab-${assessment}`}
            aria-controls="assessment-panel"
            label={`${translate(getAssessmentName(assessment))} (${own.length})`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="assessment-panel" aria-labelledby={`assessment-tab-${chosen[0]}`}>
        <AssessmentHistory key={chosen[0]} assessmentId={chosen[0]} sessions={chosen[1]} />
      </div>
    </>
  );
}
