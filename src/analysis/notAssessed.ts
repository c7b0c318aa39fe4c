import type { useTranslate } from 'react-admin';
import type { Verdict } from '../../domain/scan/session-verdict.ts';

/** Why a session has no risk label; nothing where it has one. */
export function notAssessed(verdict: Verdict, translate: ReturnType<typeof useTranslate>): string | undefined {
  if (verdict.state === 'JUDGED') return undefined;
  const reason = verdict.state === 'NEEDS_DEMOGRAPHICS' ? verdict.missing.join('_AND_') : verdict.state;
  return translate(`analysis.notAssessed.${reason}`, verdict);
}
