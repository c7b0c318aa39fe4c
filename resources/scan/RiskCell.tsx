import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Verdict } from '../../domain/scan/session-verdict.ts';
import { RiskLevel } from '../../src/analysis/RiskLevel.tsx';
import { personText } from '../../src/analysis/outcomeTexts.ts';
import { notAssessed } from '../../src/analysis/notAssessed.ts';

/** What a session comes to, with the name of the result where there are several; or why it cannot be said (OPEN-105). */
export const RiskCell = ({ verdict }: { verdict: Verdict | undefined }) => {
  const translate = useTranslate();
  if (!verdict) return '-';
  if (verdict.state !== 'JUDGED')
    return (
      <Typography variant="body2" component="span" color="textSecondary">
        {notAssessed(verdict, translate)}
      </Typography>
    );
  const { judgements } = verdict;
  return judgements.map(({ result, category, colour, noCriterion, person, belowError }) => (
    <div key={result.id}>
      {judgements.length > 1 && (
        <Typography variant="body2" component="div" color="textSecondary">
          {translate(result.name)}
        </Typography>
      )}
      <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
      <Typography variant="body2" component="div" color="textSecondary">
        {personText(person, translate)}
      </Typography>
      {belowError !== null && (
        <Typography variant="body2" component="div" color="textSecondary">
          {translate('analysis.belowError', { error: `${belowError} ${result.units}` })}
        </Typography>
      )}
    </div>
  ));
};
