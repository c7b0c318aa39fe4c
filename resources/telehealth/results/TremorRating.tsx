import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import { ownRiskOutcomes, type ScanResult } from '../../../contract/scan.ts';
import { builtInOutcome } from '../../../domain/risk/built-in-outcomes.ts';
import type { Demographics } from '../../../domain/risk/demographics.ts';
import { outcomeFor } from '../../../domain/risk/session-analysis.ts';
import { holds } from '../../../domain/viewer.ts';
import { OutcomeAnalysis } from '../../../src/analysis/OutcomeAnalysis.tsx';
import { useCall } from '../../../src/components/useCall.ts';

const POSTURAL_TREMOR = 'AST-0050';

/** The tremor rated as scan sessions are (RISK-12..14): by the organization's own outcome, else by the built-in one. */
export const TremorRating = ({ results }: { results: readonly ScanResult[] }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const usesScan = viewer ? holds(viewer, 'SCAN') : false;
  const [entered, setEntered] = useState<Demographics>();
  const { data, error } = useCall(ownRiskOutcomes, {}, { enabled: usesScan });
  if (results.every(({ value }) => value === null)) return null;
  if (error) return <Alert severity="warning">{translate('measured.tremor.ratingFailed')}</Alert>;
  if (usesScan && !data) return null;
  const outcome = outcomeFor(POSTURAL_TREMOR, data ?? [], (id) => builtInOutcome(id));
  if (typeof outcome === 'string') return null;
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        {translate('measured.tremor.rating')}
      </Typography>
      <OutcomeAnalysis
        outcome={outcome}
        results={results}
        known={{ age: null, sex: null }}
        entered={entered}
        onEnter={setEntered}
        printed={() => null}
      />
    </div>
  );
};
