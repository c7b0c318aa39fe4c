import type { useTranslate } from 'react-admin';
import type { RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
import { getLevelColour, type LevelColour } from '../../domain/risk-analysis/outcome.ts';
import type { AnalysisKey } from '../risk-analysis/shared/messages.en.ts';

/** `High Risk`, or that a session is not assessed. */
export const formatRisk = (risk: RiskFilter, translate: ReturnType<typeof useTranslate>): string =>
  risk === 'NOT_ASSESSED'
    ? translate('analysis.notAssessed.any')
    : translate(`analysis.category.${risk}` satisfies AnalysisKey);

/** The color of a category among those of all scales, grey for no category. */
export const getRiskColour = (risk: RiskFilter): LevelColour =>
  risk === 'NOT_ASSESSED' ? 'grey' : getLevelColour(risk, 'UPDRS');
