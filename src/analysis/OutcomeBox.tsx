import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { valueText } from '../../domain/risk/value-text.ts';
import { judgementNotes } from './outcomeTexts.ts';
import { RiskLevel } from './RiskLevel.tsx';

const Box = styled('div')({
  flex: '1 1 220px',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
});
const Value = styled('span')({ font: '600 var(--text-heading)', fontVariantNumeric: 'tabular-nums' });

/** One judged result: its name, value, units and category (RISK-13, RISK-19). */
export const OutcomeBox = ({ judgement }: { judgement: Judgement }) => {
  const translate = useTranslate();
  const nameId = useId();
  const { result, category, colour, noCriterion } = judgement;
  return (
    <Box role="group" aria-labelledby={nameId}>
      <Typography variant="body2" color="textSecondary" id={nameId}>
        {translate(result.name)}
      </Typography>
      <Value>{valueText(result.value, result.units, translate)}</Value>
      <Typography variant="h3" component="div">
        <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
      </Typography>
      {judgementNotes(judgement, translate).map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  );
};
