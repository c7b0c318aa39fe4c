import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { ToggleChoice } from '../Toggle.tsx';
import type { ChartKey } from './messages.en.ts';

/** On paper a card is not parted, and its chart leaves room for the next one. */
const printed = { '@media print': { breakInside: 'avoid', '& svg': { maxWidth: '6.2in' } } };

/** A card for one result. */
export const ResultCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card
    component="section"
    aria-label={label}
    sx={{ mb: 2, px: { xs: 2, sm: 2.5 }, py: 2, overflow: 'visible', ...printed }}
  >
    {children}
  </Card>
);

type Display = 'chart' | 'table';

/** Whether results are shown as charts or tables, stored in this browser. */
export const useDisplay = () => useStore<Display>('results.look', 'chart');

/** Switches between charts and tables. */
export const DisplayChoice = () => {
  const translate = useTranslate();
  const [look, choose] = useDisplay();
  const ways = (['chart', 'table'] as const).map((way) => ({
    way,
    label: translate(`charts.${way}` satisfies ChartKey),
  }));
  return <ToggleChoice label={translate('charts.look')} ways={ways} value={look} onChange={choose} />;
};

interface Props {
  label: string;
  columns: readonly string[];
  /** Formatted cells; the first is the row header. */
  rows: readonly (readonly string[])[];
}

// Words in names are not broken, and a column is as wide as the longest word of its heading.
const wraps = {
  '& td': { overflowWrap: 'anywhere' },
  '& th': { overflowWrap: 'break-word' },
  '& tr': { height: 'auto' },
};

/** The values of a chart as a table that scrolls, also with the keyboard. */
export const ResultTable = ({ label, columns, rows }: Props) => (
  <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ position: 'relative', maxHeight: 400, ...wraps }}>
    <Table size="small" stickyHeader aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...cells], row) => (
          // A day can occur twice, and rows are never edited.
          <TableRow key={row}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, column) => (
              <TableCell key={columns[column + 1]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
