import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { earlierScanSession, type ScanSession, type ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import { findAssessment } from '../../domain/scan-modules/assessments.ts';
import { SessionOutcome } from '../risk-analysis/shared/SessionOutcome.tsx';
import { Facts } from '../../src/ui/FactList.tsx';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { ParticipantLink } from './ParticipantLink.tsx';
import { useCriteria } from './scanQueries.ts';
import { styled } from '@mui/material/styles';
import { formatValue } from '../../domain/risk-analysis/measured-results.ts';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  '& dt': { font: 'var(--text-micro)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

/** Results of a session with names, rounded like those of the outcome (RISK-49, CONST-09). */
export const ResultValues = ({ results }: { results: readonly ScanResult[] }) => {
  const translate = useTranslate();
  if (results.length === 0) return translate('scan.noResults');
  return (
    <List>
      {results.map((result) => (
        <div key={result.id}>
          <dt>{translate(result.name)}</dt>
          <dd>{result.value === null ? '-' : formatValue(result.value, result.units, translate)}</dd>
        </div>
      ))}
    </List>
  );
};

/** Results and evaluation of a session (OPEN-129), with person, location and time. */
export const SessionAnalysis = ({ session }: { session: ScanSession }) => {
  const translate = useTranslate();
  const { data: criteria, error, refetch } = useCriteria();
  const earlier = useCall(
    earlierScanSession,
    { params: { id: session.id } },
    { enabled: session.participant !== null },
  );
  const { practitioner, participant, location, createdDate } = session;
  const { assessmentId, results } = session.session.data;
  return (
    <Stack gap={3}>
      <SessionOutcome
        session={session}
        assessment={translate(findAssessment(assessmentId)?.name ?? assessmentId)}
        stored={{ data: criteria?.stored, error, refetch }}
        earlier={earlier}
        builtIn={(id) => findBuiltInOutcome(id, criteria?.reading)}
      />
      <Facts
        facts={[
          [translate('scan.results'), <ResultValues key="results" results={results} />],
          [translate('scan.uid'), <ParticipantLink key="uid" participant={participant} />],
          [translate('scan.created'), <ZonedDateTimeText key="created" value={createdDate} zone={location.timezone} />],
          [translate('scan.location'), location.name],
          [translate('scan.provider'), practitioner ? `${practitioner.firstName} ${practitioner.lastName}` : '-'],
        ]}
      />
    </Stack>
  );
};
