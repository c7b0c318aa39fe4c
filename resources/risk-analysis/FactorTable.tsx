import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { listFactorRows } from '../../domain/risk-analysis/factor-rows.ts';
import { type Outcome, getLevelColour, getScale } from '../../domain/risk-analysis/outcome.ts';
import type { ResultEvaluation } from '../../domain/risk-analysis/session-analysis.ts';
import { formatDecision, factorColumns, formatLimits } from './shared/outcomeTexts.ts';
import { RiskLevel } from './shared/RiskLevel.tsx';
import type { AnalysisKey } from './shared/messages.en.ts';

interface Props {
  outcome: Outcome;
  evaluations: readonly ResultEvaluation[];
  /** Heading level. */
  heading?: 'h3' | 'h4';
}

/** The factors that the result is compared with, by sex and age if the outcome distinguishes them (RISK-14). */
export const FactorTable = ({ outcome, evaluations, heading = 'h4' }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const rows = listFactorRows(outcome);
  const columns = factorColumns(rows);
  const all = translate('analysis.factors.all');
  return (
    <div>
      <Typography variant="h4" component={heading} id={titleId} sx={{ mb: 1 }}>
        {translate('analysis.factors.title')}
      </Typography>
      {/* Focusable for scrolling the dialog by keyboard. */}
      <TableContainer role="group" aria-labelledby={titleId} tabIndex={0}>
        <Table
          size="small"
          aria-labelledby={titleId}
          sx={{
            '& th, & td': { px: { xs: 0.25, sm: 2 } },
            '& td:last-of-type > span': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
          }}
        >
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{translate(`analysis.factors.${column}` satisfies AnalysisKey)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow
                key={outcome.factors.indexOf(row.factor)}
                selected={evaluations.some(({ factor }) => factor === row.factor)}
              >
                {columns.includes('sex') && (
                  <TableCell>{row.sex ? translate(`analysis.sex.${row.sex}` satisfies AnalysisKey) : all}</TableCell>
                )}
                {columns.includes('age') && <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.ages ?? all}</TableCell>}
                <TableCell>
                  {formatLimits(row, translate)}
                  {row.factor.description && (
                    <Typography variant="body2" color="textSecondary">
                      {translate(row.factor.description)}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  <RiskLevel
                    category={row.factor.category}
                    colour={getLevelColour(row.factor.category, getScale(outcome))}
                  />{' '}
                  {row.factor.shortDescription && translate(row.factor.shortDescription)}
                  <Typography variant="body2" component="div">
                    {formatDecision(row, evaluations, translate)}
                  </Typography>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
};
