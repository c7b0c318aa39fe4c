import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Problem } from '../../../contract/platform/error.ts';
import type { RiskOutcome } from '../../../contract/risk-analysis/risk-outcome.ts';
import type { MeasuredSession, ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { parseDemographics, type Demographics } from '../../../domain/risk-analysis/demographics.ts';
import type { Outcome } from '../../../domain/risk-analysis/outcome.ts';
import { findOutcome } from '../../../domain/risk-analysis/session-analysis.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { OutcomeAnalysis } from './OutcomeAnalysis.tsx';
import { formatDescription, formatHeading, useAnalysisFailure } from './outcomeTexts.ts';
import { PrintOutcome } from '../PrintOutcome.tsx';
import type { AnalysisKey } from './messages.en.ts';

interface Props {
  session: ScanSession;
  /** Name of the assessment. */
  assessment: string;
  /** Query of the stored outcomes. */
  stored: Pick<UseQueryResult<RiskOutcome[], Problem>, 'data' | 'error'> & { refetch: () => unknown };
  /** Query of the participant's session before this one. */
  earlier: Pick<UseQueryResult<MeasuredSession | null, Problem>, 'data' | 'error'>;
  /** The criteria that apply if nothing is stored (OPEN-129). */
  builtIn?: (assessmentId: string) => Outcome | undefined;
}

/** The risk of a session (RISK-10..14); entered demographics last while this is mounted (OPEN-140). */
export const SessionOutcome = ({
  session,
  assessment,
  stored: { data, error, refetch },
  earlier: { data: earlier, error: earlierError },
  builtIn,
}: Props) => {
  const translate = useTranslate();
  const [entered, setEntered] = useState<Demographics>();
  const { data: measured, meta } = session.session;
  const failure = useAnalysisFailure(error);
  if (error) return <ErrorView message={failure} onRetry={() => void refetch()} />;
  if (!data) return <output>{translate('analysis.loading')}</output>;
  const outcome = findOutcome(measured.assessmentId, data, builtIn);
  const changes = (
    <>
      {earlierError && (
        <Typography color="textSecondary">
          {translate('analysis.change.failed', { message: earlierError.message })}
        </Typography>
      )}
      {earlier !== undefined && session.participant && <ChangeTable session={session} earlier={earlier} />}
    </>
  );
  if (typeof outcome === 'string')
    return (
      <Stack gap={2}>
        <Typography>{translate(`analysis.missing.${outcome}` satisfies AnalysisKey)}</Typography>
        {changes}
      </Stack>
    );
  const description = formatDescription(outcome, translate);
  return (
    <Stack gap={2}>
      <div>
        <Typography variant="h3">{formatHeading(assessment, outcome, translate)}</Typography>
        {description && (
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        )}
      </div>
      <OutcomeAnalysis
        outcome={outcome}
        results={measured.results}
        known={parseDemographics(meta.demographics)}
        earlier={earlier ?? null}
        changes={changes}
        entered={entered}
        onEnter={setEntered}
        printed={(evaluated) => (
          <PrintOutcome
            key={JSON.stringify(evaluated.person)}
            {...evaluated}
            session={session}
            assessment={assessment}
          />
        )}
      />
    </Stack>
  );
};
