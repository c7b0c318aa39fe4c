import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../contract/scan.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';
import { assessmentOf } from '../../domain/scan/assessments.ts';
import { SessionOutcome } from '../../src/analysis/SessionOutcome.tsx';
import { Facts } from '../../src/components/Facts.tsx';
import { ZonedMoment } from '../../src/components/ZonedMoment.tsx';
import { ResultValues } from './ResultValues.tsx';
import { useCriteria } from './useCriteria.ts';

/** What was measured in one session and what it comes to (OPEN-129); of whom, where and when. */
export const SessionAnalysis = ({ session }: { session: ScanSession }) => {
  const translate = useTranslate();
  const { data: criteria, error, refetch } = useCriteria();
  const { practitioner, participant, location, createdDate } = session;
  const { assessmentId, results } = session.session.data;
  return (
    <Stack gap={3}>
      <SessionOutcome
        session={session}
        assessment={translate(assessmentOf(assessmentId)?.name ?? assessmentId)}
        stored={{ data: criteria?.stored, error, refetch }}
        builtIn={(id) => builtInOutcome(id, criteria?.reading)}
      />
      <Facts
        facts={[
          [translate('scan.results'), <ResultValues key="results" results={results} />],
          [translate('scan.uid'), participant?.uid ?? '-'],
          [translate('scan.created'), <ZonedMoment key="created" value={createdDate} zone={location.timezone} />],
          [translate('scan.location'), location.name],
          [translate('scan.provider'), practitioner ? `${practitioner.firstName} ${practitioner.lastName}` : '-'],
        ]}
      />
    </Stack>
  );
};
