import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Category, LevelColour } from '../../../domain/risk-analysis/outcome.ts';
import type { ResultEvaluation } from '../../../domain/risk-analysis/session-analysis.ts';
import { formatLevel } from './outcomeTexts.ts';

/** Colors of levels in the current theme (RISK-51, OPEN-139). */
export const levelVariables: Record<LevelColour, string> = {
  grey: 'var(--level-grey)',
  green: 'var(--level-green)',
  lightGreen: 'var(--level-light-green)',
  yellow: 'var(--level-yellow)',
  orange: 'var(--level-orange)',
  red: 'var(--level-red)',
};

/** A form for each level, so that levels differ without their colors: from round to pointed as the risk rises. */
const levelForms: Record<LevelColour, string> = {
  grey: 'M1.5 6H10.5',
  green: 'M6 1.2A4.8 4.8 0 1 1 6 10.8A4.8 4.8 0 1 1 6 1.2Z',
  lightGreen: 'M3.6 1.4H8.4L10.6 3.6V8.4L8.4 10.6H3.6L1.4 8.4V3.6Z',
  yellow: 'M1.6 1.6H10.4V10.4H1.6Z',
  orange: 'M6 0.6L11.4 6L6 11.4L0.6 6Z',
  red: 'M6 1L11.4 10.8H0.6Z',
};

/** The form of a level in its color. */
export const LevelMark = ({ colour }: { colour: LevelColour }) => (
  <svg viewBox="0 0 12 12" width="0.85em" height="0.85em" aria-hidden style={{ flex: 'none' }}>
    <path d={levelForms[colour]} fill={levelVariables[colour]} stroke="var(--ink-muted)" strokeWidth="1" />
  </svg>
);

const Level = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 8,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > svg': { alignSelf: 'center' },
});

interface Props {
  category: Category;
  colour: LevelColour;
  /** Shown instead if no criterion applies to the person. */
  noCriterion?: ResultEvaluation['noCriterion'];
}

/** A category as text (RISK-19, OPEN-160) with its form and color (RISK-51). */
export const RiskLevel = ({ category, colour, noCriterion = null }: Props) => {
  const translate = useTranslate();
  return (
    <Level>
      <LevelMark colour={colour} />
      {formatLevel({ category, noCriterion }, translate)}
    </Level>
  );
};
