import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { factorRows } from '../../domain/risk/factor-rows.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';
import { colourOf, scaleOf } from '../../domain/risk/scales.ts';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { decidedText, factorColumns, limitsText } from './outcomeTexts.ts';
import { RiskLevel } from './RiskLevel.tsx';

interface Props {
  outcome: Outcome;
  judgements: readonly Judgement[];
  /** The rank of its title among those of the page. */
  heading?: 'h3' | 'h4';
}

/** What the result is held against, by sex and age where the outcome tells them apart (RISK-14). */
export const FactorTable = ({ outcome, judgements, heading = 'h4' }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const rows = factorRows(outcome);
  const columns = factorColumns(rows);
  const all = translate('analysis.factors.all');
  return (
    <div>
      <Typography variant="h4" component={heading} id={titleId} sx={{ mb: 1 }}>
        {translate('analysis.factors.title')}
      </Typography>
      {/* The keyboard scrolls the dialog from here. */}
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
                <TableCell key={column}>{translate(`analysis.factors.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow
                key={outcome.factors.indexOf(row.factor)}
                selected={judgements.some(({ factor }) => factor === row.factor)}
              >
                {columns.includes('sex') && (
                  <TableCell>{row.sex ? translate(`analysis.sex.${row.sex}`) : all}</TableCell>
                )}
                {columns.includes('age') && <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.ages ?? all}</TableCell>}
                <TableCell>
                  {limitsText(row, translate)}
                  {row.factor.description && (
                    <Typography variant="body2" color="textSecondary">
                      {translate(row.factor.description)}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  <RiskLevel category={row.factor.category} colour={colourOf(row.factor.category, scaleOf(outcome))} />{' '}
                  {row.factor.shortDescription && translate(row.factor.shortDescription)}
                  <Typography variant="body2" component="div">
                    {decidedText(row, judgements, translate)}
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
