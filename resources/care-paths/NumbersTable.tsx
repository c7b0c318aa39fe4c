import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '8px 8px 8px 0',
    borderBottom: '1px solid var(--border)',
    textAlign: 'right',
    verticalAlign: 'top',
  },
  '& th:first-of-type': { minWidth: 112, textAlign: 'left', overflowWrap: 'anywhere' },
  '& tbody th': { fontWeight: 500 },
  '& thead th': { font: '500 var(--text-body)', color: 'var(--ink-muted)' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  // All five columns fit on a phone.
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { paddingRight: 6, font: 'var(--text-body)' },
    '& th:first-of-type': { minWidth: 80 },
  },
}));

interface Props {
  name: string;
  headers: readonly string[];
  /** The first cell is the row header. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A small table of numbers. */
export const NumbersTable = ({ name, headers, rows }: Props) => (
  <div style={{ overflowX: 'auto' }}>
    <Table aria-label={name}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={headers[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
