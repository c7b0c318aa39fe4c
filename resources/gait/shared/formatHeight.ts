import type { TranslateFunction } from 'react-admin';
import { toFeetAndInches } from '../../../domain/gait/patient-findings.ts';

/** A height as clinics in the US read it, with what is stored beside it. */
export const formatHeight = (heightCm: number, translate: TranslateFunction): string =>
  translate('recordGaitWalker.heightValue', { ...toFeetAndInches(heightCm), height: heightCm });
