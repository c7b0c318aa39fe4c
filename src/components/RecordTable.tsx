import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

export interface Column<Item extends RaRecord> {
  /** Finished text of the head; on narrow screens it stands before each value. */
  label: string;
  render: (record: Item) => ReactNode;
  /** Key that the list can be ordered by; without one the head is plain text. */
  sort?: string;
  align?: 'left' | 'right';
}

// Below 560 pixels each record becomes a card; the explicit roles keep it a table for screen readers.
const Frame = styled('div')({
  containerType: 'inline-size',
  overflowX: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '@container (max-width: 560px)': {
    'table, tbody, tr': { display: 'block' },
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    'tbody tr': { height: 'auto', padding: '8px 0', borderBottom: '1px solid var(--border)' },
    'tbody tr:last-of-type': { borderBottom: 0 },
    'tbody td': {
      display: 'flex',
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 16,
      borderBottom: 0,
      textAlign: 'right',
      overflowWrap: 'anywhere',
      padding: '4px 16px',
    },
    'tbody td::before': {
      content: 'attr(data-label)',
      flex: 'none',
      maxWidth: '45%',
      color: 'var(--ink-muted)',
      textAlign: 'left',
    },
  },
});
const Bone = styled('span')({
  display: 'inline-block',
  width: '60%',
  minWidth: 48,
  height: 12,
  borderRadius: 4,
  background: 'var(--border)',
});

const WAITING_ROWS = [1, 2, 3, 4, 5];

interface Props<Item extends RaRecord> {
  /** Says what the table lists, for screen readers. */
  name: string;
  columns: readonly Column<Item>[];
  empty: string;
}

/** The page of records that the list context holds, orderable by its heads. A failure is shown by the list around it. */
export function RecordTable<Item extends RaRecord>({ name, columns, empty }: Props<Item>) {
  const translate = useTranslate();
  const { data, sort, setSort, isPending, isFetching, error } = useListContext<Item>();
  if (!data && error) return null;
  if (!isPending && data?.length === 0) return <EmptyState title={empty} />;
  return (
    <Frame>
      <Table role="table" aria-label={name} aria-busy={isFetching} sx={{ opacity: isFetching && data ? 0.6 : 1 }}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ label, sort: key, align }) => (
              <TableCell
                key={label}
                role="columnheader"
                align={align}
                sortDirection={
                  key !== undefined && sort.field === key ? (sort.order === 'ASC' ? 'asc' : 'desc') : false
                }
              >
                {key === undefined ? (
                  label
                ) : (
                  <TableSortLabel
                    active={sort.field === key}
                    direction={sort.field === key && sort.order === 'DESC' ? 'desc' : 'asc'}
                    onClick={() =>
                      setSort({ field: key, order: sort.field === key && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                    }
                  >
                    {label}
                  </TableSortLabel>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {data?.map((record) => (
            <TableRow key={record.id} role="row" hover>
              {columns.map(({ label, render, align }) => (
                <TableCell key={label} role="cell" data-label={label} align={align}>
                  {render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {!data &&
            WAITING_ROWS.map((row) => (
              <TableRow key={row} role="row" aria-hidden>
                {columns.map(({ label }) => (
                  <TableCell key={label} role="cell">
                    <Bone />
                  </TableCell>
                ))}
              </TableRow>
            ))}
        </TableBody>
      </Table>
      {!data && (
        <span role="status" className="hidden-text">
          {translate('page.loading')}
        </span>
      )}
    </Frame>
  );
}
