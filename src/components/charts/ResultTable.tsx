import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface Props {
  /** What the table is of. */
  label: string;
  columns: readonly string[];
  /** Texts as they are read; the first names its row. */
  rows: readonly (readonly string[])[];
}

// Names are longer than numbers: their words stay whole, and a column is as wide as its heading's longest one.
const wraps = {
  '& td': { overflowWrap: 'anywhere' },
  '& th': { overflowWrap: 'break-word' },
  '& tr': { height: 'auto' },
};

/** The numbers of a chart in words; long ones scroll, by keys too. */
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
          // A day may be there twice, and the rows are never edited.
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
