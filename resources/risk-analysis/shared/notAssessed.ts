import type { useTranslate } from 'react-admin';
import type { Verdict } from '../../../domain/scan-sessions/session-evaluation.ts';

/** The reason why a session has no risk label; null if it has one. */
export function formatNotAssessed(verdict: Verdict, translate: ReturnType<typeof useTranslate>): string | undefined {
  if (verdict.state === 'JUDGED') return undefined;
  const reason = verdict.state === 'NEEDS_DEMOGRAPHICS' ? verdict.missing.join('_AND_') : verdict.state;
  return translate(`analysis.notAssessed.${reason}`, verdict);
}
