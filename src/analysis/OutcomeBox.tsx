import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { valueText } from '../../domain/risk/value-text.ts';
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
  const { result, category, colour, factor, belowError } = judgement;
  const notes = [
    factor?.description,
    factor === null && translate('analysis.noMatch'),
    belowError !== null && translate('analysis.belowError', { error: `${belowError} ${result.units}` }),
  ].filter(Boolean);
  return (
    <Box role="group" aria-labelledby={nameId}>
      <Typography variant="body2" color="textSecondary" id={nameId}>
        {result.name}
      </Typography>
      <Value>{valueText(result.value, result.units)}</Value>
      <Typography variant="h3" component="div">
        <RiskLevel category={category} colour={colour} />
      </Typography>
      {notes.map((note) => (
        <Typography key={String(note)} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  );
};
