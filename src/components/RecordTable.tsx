import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { EmptyState } from './EmptyState.tsx';
import type { Column } from './record-table/column.ts';
import { SelectCell } from './record-table/SelectCell.tsx';
import { Bone, MANY_COLUMNS, TableFrame } from './record-table/tableFrame.ts';
import { TableHeads } from './record-table/TableHeads.tsx';
import { useRowKeys } from './record-table/useRowKeys.ts';

export type { Column };

const WAITING_ROWS = [1, 2, 3, 4, 5];

interface Props<Item extends RaRecord> {
  /** Says what the table lists, for screen readers. */
  name: string;
  columns: readonly Column<Item>[];
  empty: string;
  /** Its cells need much room, such as for inputs: with less, records become cards sooner. */
  roomy?: boolean;
  /** Enter on a row; without it Enter goes to the row's first control. */
  onOpen?: (record: Item) => void;
  /** Makes records choosable; names each of them for its box. */
  nameOf?: (record: Item) => string;
}

/** The page of records that the list context holds, orderable by its heads. A failure is shown by the list around it. */
export function RecordTable<Item extends RaRecord>({ name, columns, empty, roomy, onOpen, nameOf }: Props<Item>) {
  const translate = useTranslate();
  const { data, isPending, isFetching, error, selectedIds, onSelect, onToggleItem } = useListContext<Item>();
  const keys = useRowKeys(data?.length ?? 0, {
    onOpen: onOpen && ((index) => onOpen(data![index]!)),
    onToggle: nameOf && ((index) => onToggleItem(data![index]!.id)),
  });
  if (!data && error) return null;
  if (!isPending && data?.length === 0) return <EmptyState title={empty} />;
  const chosen = new Set(selectedIds);
  const all = Boolean(data?.every(({ id }) => chosen.has(id)));
  const ofPage = data?.map(({ id }) => id) ?? [];
  const others = selectedIds.filter((id) => !ofPage.includes(id));
  return (
    <TableFrame columns={roomy ? MANY_COLUMNS : columns.length}>
      <Table
        role="table"
        aria-label={name}
        aria-busy={isFetching}
        // A quick answer does not make the rows flicker.
        sx={isFetching && data ? { opacity: 0.6, transition: 'opacity 150ms 250ms' } : undefined}
      >
        <TableHeads
          columns={columns}
          first={
            nameOf && (
              <SelectCell
                head
                label={translate('list.selectPage')}
                checked={all && ofPage.length > 0}
                disabled={ofPage.length === 0}
                onToggle={() => onSelect(all ? others : [...others, ...ofPage])}
              />
            )
          }
        />
        <TableBody role="rowgroup" {...keys.body}>
          {data?.map((record, index) => (
            <TableRow key={record.id} role="row" hover tabIndex={keys.tabIndexOf(index)}>
              {nameOf && (
                <SelectCell
                  label={translate('list.select', { name: nameOf(record) })}
                  checked={chosen.has(record.id)}
                  onToggle={() => onToggleItem(record.id)}
                />
              )}
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
    </TableFrame>
  );
}
