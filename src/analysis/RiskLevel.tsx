import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Category } from '../../domain/risk/outcome.ts';
import type { LevelColour } from '../../domain/risk/scales.ts';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { levelVariables } from './levelVariables.ts';
import { levelText } from './outcomeTexts.ts';

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
  /** Said instead where no criterion is about the person. */
  noCriterion?: Judgement['noCriterion'];
}

/** A category in words (RISK-19, OPEN-160), beside its colour (RISK-51). */
export const RiskLevel = ({ category, colour, noCriterion = null }: Props) => {
  const translate = useTranslate();
  return (
    <Level>
      <span style={{ background: levelVariables[colour] }} />
      {levelText({ category, noCriterion }, translate)}
    </Level>
  );
};
