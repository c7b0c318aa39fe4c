import type { useTranslate } from 'react-admin';
import { formatValue } from '../../../domain/risk-analysis/measured-results.ts';
import type { ResultChange } from '../../../domain/scan-sessions/history.ts';
import type { AnalysisKey } from './messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `+1.20 s`, `−1.20 s` or `No change`. */
export function formatDifference({ difference, result }: ResultChange, translate: Translate): string {
  if (difference === 0) return translate('analysis.change.same');
  const value = formatValue(Math.abs(difference), result.units, translate);
  return `${difference > 0 ? '+' : '−'}${value}`;
}

/** Whether a change is beyond measurement error, with the published error and whom it was measured in. */
export function formatError({ verdict, error }: ResultChange, translate: Translate): string {
  const of = error && {
    error: formatValue(error.value, error.units, translate),
    population: translate(`analysis.change.population.${error.population}` satisfies AnalysisKey),
  };
  return translate(`analysis.change.error.${verdict}` satisfies AnalysisKey, of ?? {});
}

/** The sources of the published errors, each once. */
export const listErrorSources = (changes: readonly ResultChange[]): string[] => [
  ...new Set(changes.flatMap(({ error }) => error?.source ?? [])),
];
