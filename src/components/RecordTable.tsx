import {
  BulkActionsToolbar,
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { hiddenAtFirst, sourceOf, useWholeColumns, type Column, type WholeColumn } from './record-table/column.ts';
import { StopContext, TableBodyWithKeys, useRowKeys } from './record-table/RowKeys.tsx';
import { MANY_COLUMNS, TableFrame } from './record-table/tableFrame.ts';

export type { Column };

interface Props<Item extends RaRecord> {
  /** Says what the table lists, for screen readers. */
  name: string;
  columns: readonly Column<Item>[];
  empty: string;
  /** Its cells need much room, such as for inputs: with less, records become cards sooner. */
  roomy?: boolean;
  /** Enter on a row; without it Enter goes to the row's first control. */
  onOpen?: (record: Item) => void;
  /** Makes records selectable; what is done to several at once. */
  bulkActions?: ReactNode;
}

/** A column of react-admin's table. A reader's choice of columns passes by one without a name: it always stands. */
function TableColumn<Item extends RaRecord>({ column }: { column: WholeColumn<Item> }) {
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const { id, label, align, render } = column;
  const source = sourceOf(column);
  const isSorted = isHead && column.sort !== undefined && sort?.field === column.sort;
  return (
    <DataTable.Col<Item>
      source={source}
      label={id === undefined && source === undefined ? <>{label}</> : label}
      disableSort={column.sort === undefined}
      align={align}
      render={render}
      data-label={isHead ? undefined : label}
      sortDirection={isSorted && (sort.order === 'ASC' ? 'asc' : 'desc')}
    />
  );
}

/** The page of records that the list context holds, as react-admin's table. A failure is shown by the list around it. */
export function RecordTable<Item extends RaRecord>({ name, columns, empty, roomy, onOpen, bulkActions }: Props<Item>) {
  const translate = useTranslate();
  const { data, resource, error, isPending, isFetching, selectedIds, onToggleItem } = useListContext<Item>();
  const whole = useWholeColumns(columns, resource);
  const { stop, heard } = useRowKeys({
    rows: data?.length ?? 0,
    onOpen: onOpen && ((index) => onOpen(data![index]!)),
    onToggle: bulkActions ? (index) => onToggleItem(data![index]!.id) : undefined,
  });
  if (!data && error) return null;
  return (
    <TableFrame columns={roomy ? MANY_COLUMNS : columns.length} {...heard}>
      <StopContext value={stop}>
        <DataTable<Item>
          aria-label={name}
          aria-busy={isFetching}
          resource={resource || name}
          body={TableBodyWithKeys}
          bulkActionButtons={Boolean(bulkActions)}
          bulkActionsToolbar={
            selectedIds?.length ? <BulkActionsToolbar selectAllButton={false}>{bulkActions}</BulkActionsToolbar> : <></>
          }
          empty={<EmptyState title={empty} />}
          hiddenColumns={hiddenAtFirst(columns)}
          rowClick={false}
          // A quick answer does not make the rows flicker.
          sx={isFetching && data ? { opacity: 0.6, transition: 'opacity 150ms 250ms' } : undefined}
        >
          {whole.map((column) => (
            <TableColumn key={column.label} column={column} />
          ))}
        </DataTable>
      </StopContext>
      {isPending && (
        <span role="status" className="hidden-text">
          {translate('page.loading')}
        </span>
      )}
    </TableFrame>
  );
}
