import type { useTranslate } from 'react-admin';
import { riskFilters, type RiskFilter } from '../../contract/scan-sessions/scan-sessions.ts';
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

/** Whether a filter of an address or a saved one is a list of risks. */
export const areRisks = (value: unknown): boolean =>
  Array.isArray(value) && value.every((risk) => riskFilters.some((each) => each === risk));
