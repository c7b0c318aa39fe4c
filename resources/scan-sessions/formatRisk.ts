import type { useTranslate } from 'react-admin';
import type { RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
import type { AnalysisKey } from '../risk-analysis/shared/messages.en.ts';

/** `High Risk`, or that a session is not assessed. */
export const formatRisk = (risk: RiskFilter, translate: ReturnType<typeof useTranslate>): string =>
  risk === 'NOT_ASSESSED'
    ? translate('analysis.notAssessed.any')
    : translate(`analysis.category.${risk}` satisfies AnalysisKey);
