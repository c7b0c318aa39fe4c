import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SessionEvaluation } from '../../domain/risk-analysis/session-analysis.ts';
import { formatNotAssessed, formatPerson } from '../risk-analysis/shared/outcomeTexts.ts';
import { RiskLevel } from '../risk-analysis/shared/RiskLevel.tsx';

interface Props {
  /** Undefined while the criteria are loading or cannot be loaded. */
  evaluation: SessionEvaluation | undefined;
  /** With the person and notes. */
  detailed?: boolean;
}

/** The risk of a session, with names of results if there are several, or why there is none (OPEN-105). */
export const RiskCell = ({ evaluation, detailed = false }: Props) => {
  const translate = useTranslate();
  if (!evaluation) return '-';
  if (evaluation.state !== 'EVALUATED')
    return (
      <Typography variant="body2" component="span" color="textSecondary">
        {formatNotAssessed(evaluation, translate)}
      </Typography>
    );
  const { evaluations } = evaluation;
  // One child for the cell, which lays several out side by side on a narrow screen.
  const shown = evaluations.map(({ result, category, colour, noCriterion, person, belowError }) => (
    <div key={result.id}>
      {detailed && evaluations.length > 1 && (
        <Typography variant="body2" component="div" color="textSecondary">
          {translate(result.name)}
        </Typography>
      )}
      <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
      {detailed && (
        <Typography variant="body2" component="div" color="textSecondary">
          {formatPerson(person, translate)}
        </Typography>
      )}
      {detailed && belowError !== null && (
        <Typography variant="body2" component="div" color="textSecondary">
          {translate('analysis.belowError', { error: `${belowError} ${result.units}` })}
        </Typography>
      )}
    </div>
  ));
  return <div>{shown}</div>;
};
