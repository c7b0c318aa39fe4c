import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { type Category, type Outcome, getLevelColour, getScale } from '../../../domain/risk-analysis/outcome.ts';
import { computeShare, type EvaluationCounts } from '../../../domain/risk-analysis/simulation.ts';
import { levelVariables, RiskLevel } from '../shared/RiskLevel.tsx';
import type { outcomeEditorMessages } from '../shared/editor.messages.en.ts';

interface Props {
  outcome: Outcome;
  edited: EvaluationCounts;
  present: EvaluationCounts | null;
  labelledBy: string;
}

const remainders = [
  'unmatched',
  'overlapping',
  'withoutCriterion',
  'withoutResult',
  'otherUnits',
  'withoutDemographics',
] as const;

/** Evaluated results by category, edited and present, and those that could not be evaluated. */
export const SimulationTable = ({ outcome, edited, present, labelledBy }: Props) => {
  const translate = useTranslate();
  const text = (key: keyof typeof outcomeEditorMessages.outcomeEditor.simulation, values = {}) =>
    translate(`outcomeEditor.simulation.${key}`, values);
  const scale = getScale(outcome);
  const categories = [...new Set([...Object.keys(edited.categories), ...Object.keys(present?.categories ?? {})])];
  const cell = (counts: EvaluationCounts, category: string) => {
    const { count, percent } = computeShare(counts, category);
    const colour = levelVariables[getLevelColour(category as Category, scale)];
    return (
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {text('share', { count, percent })}
        <div aria-hidden style={{ height: 6, width: `${percent}%`, background: colour, borderRadius: 3 }} />
      </TableCell>
    );
  };
  const shown = remainders.filter((each) => edited[each] > 0 || (present?.[each] ?? 0) > 0);
  return (
    <TableContainer role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <Table
        size="small"
        aria-labelledby={labelledBy}
        sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } }, '& tr:last-of-type > th[scope]': { border: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{text('category')}</TableCell>
            <TableCell>{text('edited')}</TableCell>
            {present && <TableCell>{text('present')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {categories.map((category) => (
            <TableRow key={category}>
              <TableCell component="th" scope="row">
                <RiskLevel category={category as Category} colour={getLevelColour(category as Category, scale)} />
              </TableCell>
              {cell(edited, category)}
              {present && cell(present, category)}
            </TableRow>
          ))}
          {shown.map((each) => (
            <TableRow key={each}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 400, color: 'var(--ink-muted)' }}>
                {text(each)}
              </TableCell>
              <TableCell>{edited[each]}</TableCell>
              {present && <TableCell>{present[each]}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
