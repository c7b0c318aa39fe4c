import type { useTranslate } from 'react-admin';
import type { Verdict } from '../../../domain/scan-sessions/session-evaluation.ts';
import type { Demographic } from '../../../domain/risk-analysis/outcome.ts';
import type { AnalysisKey } from './messages.en.ts';

const formatMissing = (missing: readonly Demographic[]) => (missing.length > 1 ? 'SEX_AND_AGE' : missing[0]!);

/** The reason why a session has no risk label; null if it has one. */
export function formatNotAssessed(verdict: Verdict, translate: ReturnType<typeof useTranslate>): string | undefined {
  if (verdict.state === 'JUDGED') return undefined;
  const reason = verdict.state === 'NEEDS_DEMOGRAPHICS' ? formatMissing(verdict.missing) : verdict.state;
  return translate(`analysis.notAssessed.${reason}` satisfies AnalysisKey, verdict);
}
