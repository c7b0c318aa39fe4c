import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { factorRows, type FactorRow } from '../../domain/risk/factor-rows.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';
import { colourOf, scaleOf } from '../../domain/risk/scales.ts';
import type { Judgement } from '../../domain/risk/session-analysis.ts';
import { RiskLevel } from './RiskLevel.tsx';

/** More than 6 in, at most 10 in. */
const Limits = ({ limits }: Pick<FactorRow, 'limits'>) => {
  const translate = useTranslate();
  if (limits.length === 0) return '-';
  return limits
    .map(({ comparator, value, units }) =>
      translate(`analysis.limit.${comparator}`, { value: [value, units].filter((part) => part !== null).join(' ') }),
    )
    .join(', ');
};

/** Which of the judged results a factor decided: its name where there are several. */
const Decided = ({ judgements, factor }: { judgements: readonly Judgement[]; factor: FactorRow['factor'] }) => {
  const translate = useTranslate();
  const decided = judgements.filter((judgement) => judgement.factor === factor).map(({ result }) => result.name);
  if (decided.length === 0) return null;
  return (
    <Typography variant="body2" component="div">
      {judgements.length === 1 ? translate('analysis.factors.thisSession') : decided.join(', ')}
    </Typography>
  );
};

/** What the result is held against, by sex and age where the outcome tells them apart (RISK-14). */
export const FactorTable = ({ outcome, judgements }: { outcome: Outcome; judgements: readonly Judgement[] }) => {
  const translate = useTranslate();
  const titleId = useId();
  const rows = factorRows(outcome);
  const bySex = rows.some(({ sex }) => sex !== null);
  const byAge = rows.some(({ ages }) => ages !== null);
  const all = translate('analysis.factors.all');
  const columns = [bySex && 'sex', byAge && 'age', 'limits', 'category'].filter((column) => column !== false);
  return (
    <div>
      <Typography variant="h4" component="h4" id={titleId} sx={{ mb: 1 }}>
        {translate('analysis.factors.title')}
      </Typography>
      {/* The keyboard scrolls the dialog from here. */}
      <TableContainer role="region" aria-labelledby={titleId} tabIndex={0}>
        <Table size="small" aria-labelledby={titleId} sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{translate(`analysis.factors.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ factor, sex, ages, limits }) => (
              <TableRow
                key={outcome.factors.indexOf(factor)}
                selected={judgements.some((judgement) => judgement.factor === factor)}
              >
                {bySex && <TableCell>{sex ? translate(`analysis.sex.${sex}`) : all}</TableCell>}
                {byAge && <TableCell sx={{ whiteSpace: 'nowrap' }}>{ages ?? all}</TableCell>}
                <TableCell>
                  <Limits limits={limits} />
                  {factor.description && (
                    <Typography variant="body2" color="textSecondary">
                      {factor.description}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  <RiskLevel category={factor.category} colour={colourOf(factor.category, scaleOf(outcome))} />{' '}
                  {factor.shortDescription}
                  <Decided judgements={judgements} factor={factor} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
};
