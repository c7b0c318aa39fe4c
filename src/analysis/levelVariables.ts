import type { LevelColour } from '../../domain/risk/scales.ts';

/** The colours of levels in the theme at hand (RISK-51, OPEN-139). */
export const levelVariables: Record<LevelColour, string> = {
  grey: 'var(--level-grey)',
  green: 'var(--level-green)',
  lightGreen: 'var(--level-light-green)',
  yellow: 'var(--level-yellow)',
  orange: 'var(--level-orange)',
  red: 'var(--level-red)',
};
