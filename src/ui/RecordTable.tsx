import {
  BulkActionsToolbar,
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
  useTranslate,
  type RaRecord,
  DataTableBody,
  DataTableRow,
  useRecordContext,
} from 'react-admin';
import { type ReactNode, createContext, useContext, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { EmptyState } from './PageStates.tsx';
import {
  isHiddenByDefault,
  getColumnSource,
  useCompleteColumns,
  type Column,
  type CompleteColumn,
} from './lists/column.ts';
import { MANY_COLUMNS, TableFrame, tableScroller } from './lists/tableFrame.ts';
import { useSidewaysScroll } from './lists/useSidewaysScroll.ts';

const findRow = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('tbody tr');

interface Keys {
  rows: number;
  /** Called on Enter in the row with this index. */
  onOpen?: (index: number) => void;
  /** Called on Space. */
  onToggle?: (index: number) => void;
}

/** Index of the row in the tab order. */
const StopContext = createContext(0);

/**
 * Roving tab index of the rows: arrow keys, Home and End move it. Enter opens the row or goes to its first control. The
 * frame of the table handles the keys.
 */
function useRowKeys({ rows, onOpen, onToggle }: Keys) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = findRow(event.target);
    // Inside a cell the control handles the keys.
    if (!row || row !== event.target) return;
    const all = [...row.parentElement!.querySelectorAll<HTMLElement>(':scope > tr')];
    const index = all.indexOf(row);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Enter' && onOpen) onOpen(index);
    else if (event.key === 'Enter') row.querySelector<HTMLElement>('a, button, input, select')?.focus();
    else if (event.key === ' ' && onToggle) onToggle(index);
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const row = findRow(target);
    if (row) setStop([...row.parentElement!.children].indexOf(row));
  };
  return { stop: Math.min(stop, Math.max(0, rows - 1)), heard: { onKeyDown, onFocus } };
}

const Row = (props: ComponentProps<typeof DataTableRow>) => {
  const record = useRecordContext();
  const { data } = useListContext();
  const stop = useContext(StopContext);
  const isStop = record !== undefined && data?.indexOf(record) === stop;
  return <DataTableRow {...props} tabIndex={isStop ? 0 : -1} />;
};

/** react-admin's table body with focusable rows. */
const TableBodyWithKeys = (props: ComponentProps<typeof DataTableBody>) => <DataTableBody {...props} row={Row} />;

export type { Column };

interface Props<Item extends RaRecord> {
  /** Accessible name of the table. */
  name: string;
  columns: readonly Column<Item>[];
  empty: string;
  /** Needs more width, for example for inputs: records become cards on wider screens already. */
  roomy?: boolean;
  /** Called on Enter in a row; without it Enter focuses the row's first control. */
  onOpen?: (record: Item) => void;
  /** Makes records selectable and adds these bulk actions. */
  bulkActions?: ReactNode;
}

/** A column of react-admin's table. Column selection skips columns without a source, so those always stay. */
function TableColumn<Item extends RaRecord>({ column }: { column: CompleteColumn<Item> }) {
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const { id, label, align, render } = column;
  const source = getColumnSource(column);
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

/** The records of the list context in react-admin's table. The surrounding list shows errors. */
export function RecordTable<Item extends RaRecord>({ name, columns, empty, roomy, onOpen, bulkActions }: Props<Item>) {
  const translate = useTranslate();
  const { data, resource, error, isPending, isFetching, selectedIds, onToggleItem } = useListContext<Item>();
  const whole = useCompleteColumns(columns, resource);
  const { stop, heard } = useRowKeys({
    rows: data?.length ?? 0,
    onOpen: onOpen && ((index) => onOpen(data![index]!)),
    onToggle: bulkActions ? (index) => onToggleItem(data![index]!.id) : undefined,
  });
  const sideways = useSidewaysScroll(tableScroller);
  if (!data && error) return null;
  return (
    <TableFrame columns={roomy ? MANY_COLUMNS : columns.length} {...heard} {...sideways}>
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
          hiddenColumns={isHiddenByDefault(columns)}
          rowClick={false}
          // A quick response must not make the rows flicker.
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
