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

const Level = styled('span')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 8,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > span': {
    flex: 'none',
    width: '0.75em',
    height: '0.75em',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-pill)',
  },
});

interface Props {
  category: Category;
  colour: LevelColour;
  /** Shown instead if no criterion applies to the person. */
  noCriterion?: ResultEvaluation['noCriterion'];
}

/** A category as text (RISK-19, OPEN-160) with its color (RISK-51). */
export const RiskLevel = ({ category, colour, noCriterion = null }: Props) => {
  const translate = useTranslate();
  return (
    <Level>
      <span style={{ background: levelVariables[colour] }} />
      {formatLevel({ category, noCriterion }, translate)}
    </Level>
  );
};
