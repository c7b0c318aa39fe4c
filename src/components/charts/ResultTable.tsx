import { styled } from '@mui/material/styles';

const Frame = styled('div')({
  position: 'relative',
  maxHeight: 400,
  overflow: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '6px 16px 6px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--border)',
    overflowWrap: 'anywhere',
  },
  // Names are longer than numbers: their words stay whole.
  '& tbody th': { overflowWrap: 'break-word' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    background: 'var(--surface)',
    font: '600 var(--text-small)',
    color: 'var(--ink-muted)',
    // A column is as wide as its heading's longest word: beside others it would be broken within.
    overflowWrap: 'break-word',
  },
  '@media (max-width: 599.98px)': { '& th, & td': { paddingRight: 8 } },
});

interface Props {
  /** What the table is of. */
  label: string;
  columns: readonly string[];
  /** Texts as they are read; the first names its row. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart in words; long ones scroll, by keys too. */
export const ResultTable = ({ label, columns, rows }: Props) => (
  <Frame tabIndex={0} role="group" aria-label={label}>
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // A day may be there twice, and the rows are never edited.
          <tr key={row}>
            <th scope="row" style={{ fontWeight: 400 }}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Frame>
);
