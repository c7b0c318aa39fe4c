import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';

interface Props<Item extends RaRecord> {
  columns: readonly Column<Item>[];
  /** Stands before the first column. */
  first?: ReactNode;
}

/** The heads of the columns; those with a sort key order the list, a second press turns the order round. */
export function TableHeads<Item extends RaRecord>({ columns, first }: Props<Item>) {
  const { sort, setSort } = useListContext<Item>();
  return (
    <TableHead role="rowgroup">
      <TableRow role="row">
        {first}
        {columns.map(({ label, sort: key, align }) => {
          const active = key !== undefined && sort.field === key;
          return (
            <TableCell
              key={label}
              role="columnheader"
              align={align}
              sortDirection={active ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
            >
              {key === undefined ? (
                label
              ) : (
                <TableSortLabel
                  active={active}
                  direction={active && sort.order === 'DESC' ? 'desc' : 'asc'}
                  onClick={() => setSort({ field: key, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  {label}
                </TableSortLabel>
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}
